import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

/// A test's code out of what happened: what is expected here as text is what is done as code.
@Suite struct StageCodeTests {
  @Test("one finger's chain, with the scene")
  func chain() {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    stage.view.isMultipleTouchEnabled = true
    let double = stage.add(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    let card = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    card.accessibilityIdentifier = "card"
    stage.view.addSubview(card)
    let swipe = stage.add(UISwipeGestureRecognizer(), to: card, named: "swipe")
    swipe.direction = [.left, .right]
    tap.require(toFail: double)
    let a = stage.finger(at: CGPoint(x: 50, y: 50))
    a.tap(holding: 0.05)
    stage.wait(0.5)
    let b = stage.finger(at: CGPoint(x: 50, y: 50))
    b.down().hold(0.2).move(to: CGPoint(x: 150, y: 90), in: 0.3).up()
    #expect(
      stage.code == """
        let stage = Stage(size: CGSize(width: 400, height: 800))
        stage.view.isMultipleTouchEnabled = true
        let double = stage.add(UITapGestureRecognizer(), named: "double")
        double.numberOfTapsRequired = 2
        let tap = stage.add(UITapGestureRecognizer(), named: "tap")
        let card = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
        stage.view.addSubview(card)
        card.accessibilityIdentifier = "card"
        let swipe = stage.add(UISwipeGestureRecognizer(), to: card, named: "swipe")
        swipe.direction = [.left, .right]
        tap.require(toFail: double)
        let a = stage.finger(at: CGPoint(x: 50, y: 50))
        a.tap(holding: 0.05)
        stage.wait(0.5)
        let b = stage.finger(at: CGPoint(x: 50, y: 50))
        b.down().hold(0.2).move(to: CGPoint(x: 150, y: 90), in: 0.3).up()

        """)
  }

  @Test("fingers at once, one of which is interrupted, and a scroll")
  func together() {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let a = stage.finger(at: CGPoint(x: 100, y: 100))
    let b = stage.finger(at: CGPoint(x: 200, y: 100))
    stage.together {
      a.down().move(to: CGPoint(x: 50, y: 100), in: 0.3).up()
      b.hold(0.05).down().move(to: CGPoint(x: 250, y: 100), in: 0.25)
    }
    stage.interrupt()
    stage.wait(0.1)
    stage.input {
      $0.scroll = TouchInput.Scroll(phase: .began, location: CGPoint(x: 5, y: 5), dx: 0, dy: 3)
    }
    #expect(
      stage.code == """
        let stage = Stage(size: CGSize(width: 400, height: 800))
        let a = stage.finger(at: CGPoint(x: 100, y: 100))
        let b = stage.finger(at: CGPoint(x: 200, y: 100))
        stage.together {
          a.down().move(to: CGPoint(x: 50, y: 100), in: 0.3).up()
          b.hold(0.05).down().move(to: CGPoint(x: 250, y: 100), in: 0.25)
        }
        stage.interrupt()
        stage.wait(0.1)
        stage.input { $0.scroll = TouchInput.Scroll(phase: .began, location: CGPoint(x: 5, y: 5), dx: 0, dy: 3) }

        """)
  }

  @Test("a scene that no file can tell is left to the reader")
  func unknownScene() {
    let stage = Stage()
    stage.add(LoudRecognizer(stage: stage), named: "loud")
    #expect(stage.code.contains("// The scene: add views and recognizers here."))
    #expect(stage.sceneText == nil)
  }

  @Test("a human finger's way becomes few straight steps, none further than a point from it")
  func straightened() {
    let stage = Stage()
    stage.finger(at: CGPoint(x: 50, y: 50), style: .human(seed: 2)).drag(by: 200, 100)
    let lines = stage.code.split(separator: "\n")
    let steps = lines.filter { $0.contains(".move(to:") }
    let reports = stage.recording.frames.flatMap(\.contacts).count
    #expect(steps.count > 3 && steps.count < reports)
    #expect(lines.allSatisfy { $0.count <= 100 })
  }
}
