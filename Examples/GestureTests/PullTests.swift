import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// A first recognizer, its test, its conflict and its cure, as docs/first-recognizer.md tells them.
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

  @Test("a pan keeps it out")
  func conflict() throws {
    let pull = stage.add(PullGestureRecognizer(), named: "pull")
    stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: place).drag(by: 150, 0)
    #expect(stage.outline == ["pan began", "pan changed", "pan ended"])
    let failure = """
      pull was never recognized: it failed at 0.050 because pan began (first to decide)
        pan began at 0.050: moved 15 pt, more than panHysteresis 10
        they are not simultaneous: no delegate was there to say yes
        touch 1 came down at 0.000 on UIView and lifted at 0.500
        cure: let one of the delegates answer true to shouldRecognizeSimultaneouslyWith, or call \
      pan.require(toFail: pull) if pull should have its chance first
      """
    #expect(stage.expect(pull).recognized() == .failed(failure))
    try expectPicture("pull-conflict")
  }

  @Test("the pan waits for it, and goes on as soon as it has failed")
  func cure() throws {
    let pull = stage.add(PullGestureRecognizer(), named: "pull")
    stage.add(UIPanGestureRecognizer(), named: "pan").require(toFail: pull)
    stage.finger(at: place).drag(by: 150, 0)
    stage.finger(at: place).drag(by: 0, 150)
    #expect(stage.outline == ["pull ended", "pan began", "pan changed", "pan ended"])
    try expectPicture("pull-cure")
  }

  @Test("people can do it")
  func people() {
    let rate = Matrix(hands: HandStyle.humans(1...100)).rate { stage in
      let pull = stage.add(PullGestureRecognizer(), named: "pull")
      stage.finger(at: place).drag(by: 150, 10)
      return stage.expect(pull).recognized()
    }
    #expect(rate.atLeast(0.95) == .met)
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
