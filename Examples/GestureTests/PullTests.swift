// snippet.pull
import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite struct PullTests {
  private let stage = Stage()
  private let place = CGPoint(x: 100, y: 400)

  @Test("a pull to the right is recognized, others are not")
  func pull() {
    stage.add(PullGestureRecognizer(), named: "pull")
    stage.finger(at: place).drag(by: 150, 0)
    stage.finger(at: place).drag(by: 60, 0)
    stage.finger(at: place).drag(by: 0, 150)
    #expect(stage.log == ["pull ended"])
  }
}
// snippet.end

/// Its duties, its conflict and its cure, as docs/first-recognizer.md has them.
extension PullTests {

  @Test("two fingers do not pull, whether they land together or one after the other")
  func twoFingers() {
    stage.add(PullGestureRecognizer(), named: "pull")
    stage.hand(at: place).down().move(by: 150, 0, in: 0.5).up()
    let first = stage.finger(at: place).down().move(by: 60, 0, in: 0.2)
    stage.finger(at: CGPoint(x: 300, y: 600)).tap()
    first.move(by: 90, 0, in: 0.3).up()
    #expect(stage.log == [])
    first.drag(by: 150, 0)
    #expect(stage.log == ["pull ended"])
  }

  @Test("an interruption ends the pull, and the next one begins anew")
  func interruption() {
    let pull = stage.add(PullGestureRecognizer(), named: "pull")
    stage.finger(at: place).down().move(by: 60, 0, in: 0.2)
    stage.interrupt()
    #expect(stage.expect(pull).failed(at: 0.2) == .met)
    stage.finger(at: CGPoint(x: 220, y: 400)).drag(by: 60, 0)
    #expect(stage.log == [])
  }

  @Test("a view that follows the finger does not shorten the pull")
  func movingView() {
    let card = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 200))
    stage.view.addSubview(card)
    stage.add(PullGestureRecognizer(), to: card, named: "pull")
    let finger = stage.finger(at: place).down()
    for _ in 1...15 {
      finger.move(by: 10, 0)
      card.frame.origin.x += 10
    }
    #expect(stage.log == ["pull ended"])
  }

  @Test("a pan keeps it out")
  func conflict() throws {
    // snippet.conflict
    let pull = stage.add(PullGestureRecognizer(), named: "pull")
    stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: place).drag(by: 150, 0)
    #expect(stage.outline == ["pan began", "pan changed", "pan ended"])
    print(stage.expect(pull).recognized())
    // snippet.end
    // snippet.conflict-why
    let failure = """
      pull was never recognized: it failed at 0.050 because pan began (first to decide)
        pan began at 0.050: moved 15 pt, more than panHysteresis 10
        they are not simultaneous: no delegate said yes
        touch 1 came down at 0.000 on UIView and lifted at 0.500
        cure: let one of the delegates answer true to shouldRecognizeSimultaneouslyWith, or call \
      pan.require(toFail: pull) if pull should have its chance first
      """
    // snippet.end
    #expect(stage.expect(pull).recognized() == .failed(failure))
    try expectPicture("pull-conflict")
  }

  @Test("the pan waits for it, and goes on as soon as it has failed")
  func cure() throws {
    // snippet.cure
    let pull = stage.add(PullGestureRecognizer(), named: "pull")
    stage.add(UIPanGestureRecognizer(), named: "pan").require(toFail: pull)
    stage.finger(at: place).drag(by: 150, 0)
    stage.finger(at: place).drag(by: 0, 150)
    #expect(stage.outline == ["pull ended", "pan began", "pan changed", "pan ended"])
    // snippet.end
    try expectPicture("pull-cure")
  }

  @Test("people can do it")
  func people() {
    // snippet.people
    let rate = Matrix(hands: HandStyle.humans(1...100)).rate { stage in
      let pull = stage.add(PullGestureRecognizer(), named: "pull")
      stage.finger(at: place).drag(by: 150, 10)
      return stage.expect(pull).recognized()
    }
    #expect(rate.atLeast(0.95) == .met)
    // snippet.end
  }

  /// The guide shows what the stage draws; with `PICTURES=write` in the environment this writes it there.
  private func expectPicture(_ name: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "docs/pictures/\(name).svg")
    if ProcessInfo.processInfo.environment["PICTURES"] == "write" {
      try stage.picture.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == stage.picture)
  }
}
