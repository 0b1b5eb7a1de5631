import Testing
import TouchstoneTesting
import UIKit

/// What fingers, hands, pencils, pointers and buttons can do.
@MainActor @Suite struct FingerTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private let place = CGPoint(x: 200, y: 400)

  @Test("steps of one finger")
  func steps() {
    let view = stage.addLoudView(named: "view")
    // snippet.steps
    let finger = stage.finger(at: place)
    finger.down()
    finger.hold(0.2)
    finger.move(by: 100, 0, in: 0.5)
    finger.move(to: place, in: 0.5, curve: .minimumJerk)
    finger.follow(.through(place, CGPoint(x: 250, y: 300), CGPoint(x: 300, y: 400)), in: 1)
    finger.up()
    // snippet.end
    #expect(stage.expect(view).heard([.began, .moved, .ended]) == .met)
    #expect(abs(stage.now - 2.2) < 0.001)
  }

  @Test("whole gestures")
  func gestures() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    stage.add(edge, named: "edge")
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.add(UILongPressGestureRecognizer(), named: "press")
    stage.add(UIPanGestureRecognizer(), named: "pan").require(toFail: edge)
    // snippet.gestures
    stage.finger(at: place).tap()
    stage.finger(at: place).doubleTap(pause: 0.15)
    stage.finger(at: place).longPress()
    stage.finger(at: place).drag(by: 0, 150, in: 0.4)
    stage.finger(at: place).flick(.left)
    stage.finger(at: place).swipe(.up)
    stage.finger(at: place).edgeSwipe(from: .left)
    // snippet.end
    #expect(
      stage.log.filter { !$0.hasSuffix("changed") } == [
        "tap ended", "tap ended", "tap ended", "press began", "press ended", "pan began",
        "pan ended", "pan began", "pan ended", "pan began", "pan ended", "edge began",
        "edge ended",
      ])
  }

  @Test("several fingers at once, each doing something else")
  func together() {
    let view = stage.addLoudView(named: "view")
    // snippet.together
    view.isMultipleTouchEnabled = true
    let (one, two) = (stage.finger(at: place), stage.finger(at: CGPoint(x: 300, y: 400)))
    stage.together {
      one.down().hold(0.5).up()
      two.hold(0.1).down().hold(0.2).up()
    }
    #expect(stage.log == ["view.began a", "view.began b", "view.ended b", "view.ended a"])
    // snippet.end
  }

  @Test("a hand, whose fingers move as one")
  func hand() {
    let pinch = stage.add(UIPinchGestureRecognizer(), named: "pinch")
    // snippet.hand
    let hand = stage.hand(at: place, fingers: 2, spread: 100)
    hand.down(apart: 0.02).pinch(to: 2, in: 0.3).turn(by: .pi / 2).move(by: 0, 50, in: 0.2)
    // snippet.end
    #expect(pinch.scale > 1.7)
    hand.up()
    #expect(stage.expect(pinch).states([.began, .ended]) == .met)
  }

  @Test("a pencil, a pointer, a button of a remote, and a key")
  func others() {
    let hover = stage.add(UIHoverGestureRecognizer(), named: "hover")
    let scroll = UIPanGestureRecognizer()
    scroll.allowedScrollTypesMask = .all
    stage.add(scroll, named: "scroll")
    let select = UITapGestureRecognizer()
    select.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    stage.add(select, named: "select")

    // snippet.others
    stage.pencil(at: place, force: 2, altitude: .pi / 4).tap()
    stage.pointer(at: place).enter().move(to: .zero).scroll(by: 0, 60).leave()
    stage.press(.select)
    stage.key("a", .keyboardA).tap()
    // snippet.end

    #expect(stage.expect(hover).states([.began, .ended]) == .met)
    #expect(stage.expect(scroll).recognized() == .met)
    #expect(stage.expect(select).recognized() == .met)
  }

  @Test("time passes when it is told to")
  func time() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.add(double, named: "double")
    // snippet.time
    stage.add(UITapGestureRecognizer(), named: "single").require(toFail: double)
    stage.finger(at: place).tap()
    #expect(stage.log == [])
    stage.wait(0.36)
    #expect(stage.log == ["single ended"])
    // snippet.end
  }

  @Test("an alert takes all fingers away")
  func interruption() {
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    // snippet.interruption
    stage.finger(at: place).down().move(by: 60, 0, in: 0.5)
    stage.interrupt()
    #expect(stage.expect(pan).cancelled(at: 0.5) == .met)
    // snippet.end
  }

  @Test("a finger that cannot do what it is told says so where it was told")
  func impossible() {
    // snippet.impossible
    stage.onFault = { fault in stage.log.append("heard of it: \(fault.message)") }
    stage.finger(at: place).tap().up()
    #expect(stage.faults.map(\.message) == ["finger a cannot lift: it is not down"])
    #expect(stage.expectNoFaults() != .met)
    // snippet.end
  }

  @Test("to read messages a test puts a loud view on the stage")
  func loud() {
    // snippet.loud
    let card = stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), named: "card")
    stage.add(UITapGestureRecognizer(), to: card, named: "tap")
    stage.finger(at: CGPoint(x: 100, y: 100)).tap()
    #expect(stage.log == ["card.began a", "card.cancelled a", "tap ended"])
    // snippet.end
  }
}
