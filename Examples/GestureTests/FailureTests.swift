import Testing
import TouchstoneTesting
import UIKit

/// What failures say. Each test here looks at the words of an expectation that is not met.
@MainActor @Suite struct FailureTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private let place = CGPoint(x: 200, y: 400)

  @Test("a pan whose finger did not go far enough")
  func tooShort() {
    // snippet.tooShort
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: place).drag(by: 7.2, 0)
    let outcome = stage.expect(pan).began()
    // snippet.end
    // snippet.tooShort-output
    #expect(
      "\(outcome)" == """
        pan never began: it failed at 0.500: lifted after moving 7.2 pt, less than panHysteresis 10
          touch 1 came down at 0.000 on UIView and lifted at 0.500
        """)
    // snippet.end
  }

  @Test("a tap that came too late")
  func tooLate() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.add(double, named: "double")
    let single = stage.add(UITapGestureRecognizer(), named: "single")
    single.require(toFail: double)
    stage.finger(at: place).tap()
    stage.wait(1)
    let outcome = stage.expect(single).recognized(before: 0.1)
    // snippet.tooLate-output
    #expect(
      "\(outcome)" == """
        single was recognized at 0.4 s, but was expected not after 0.1 s
          single was recognized at 0.400: 1 finger tapped once
          it wanted to at 0.050 and waited 0.35 s until double failed (require(toFail:))
          double failed at 0.400: waited 0.35 s for the next tap, the whole of tapInterval 0.35
          while it was undecided UIView did not receive touchesEnded of touch 1 (delaysTouchesEnded)
          it took touch 1 from UIView, which received touchesCancelled (cancelsTouchesInView)
          touch 1 came down at 0.000 on UIView and lifted at 0.050
          cure: drop single.require(toFail: double) if both may act
        """)
    // snippet.end
  }

  @Test("a log that is another")
  func log() {
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: place).drag(by: 60, 0, in: 0.05)
    let outcome = stage.expect(log: ["tap ended", "pan began", "pan changed", "pan ended"])
    // snippet.log-output
    let difference = """
      the log is not what was expected:
      − tap ended
        pan began
      + pan changed
        pan changed
        pan ended
      """
    // snippet.end
    // Behind it stands why each recognizer is in its state.
    #expect("\(outcome)".hasPrefix(difference + "\ntap failed at 0.017 because pan began ("))
    #expect("\(outcome)".contains("\npan ended at 0.050: "))
  }

  @Test("all expectations of a recognizer and of a view")
  func all() {
    let view = stage.addLoudView(named: "view")
    let pan = stage.add(UIPanGestureRecognizer(), to: view, named: "pan")
    stage.finger(at: place).drag(by: 60, 0, in: 0.1)
    // snippet.all
    #expect(stage.expect(pan).began(after: 0, before: 0.05) == .met)
    #expect(stage.expect(pan).ended(at: 0.1) == .met)
    #expect(stage.expect(pan).recognized() == .met)
    #expect(stage.expect(pan).states([.began, .ended]) == .met)
    #expect(stage.expect(pan).acted(times: 1, in: .began) == .met)
    #expect(stage.expect(view).heard([.began, .moved, .cancelled]) == .met)
    #expect(stage.expect(view).isHit() == .met)
    // snippet.end
    stage.finger(at: place).tap()
    #expect(stage.expect(pan).failed(at: 0.15) == .met)
    #expect(stage.expect(pan).cancelled() != .met)
    #expect(stage.expect(pan).neverBegan() != .met)
  }

  @Test("why, asked by the test itself")
  func why() {
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: place).down().move(by: 12, 0, in: 0.1).up()
    // snippet.why
    let report = stage.why(tap)
    #expect(report.outcome == .failed)
    // snippet.end
    // snippet.why-output
    #expect(
      report.causes.joined(separator: "\n") == """
        tap failed at 0.100 because pan began (first to decide)
        pan began at 0.100: moved 12 pt, more than panHysteresis 10
        they are not simultaneous: no delegate said yes
        touch 1 came down at 0.000 on UIView and lifted at 0.100
        """)
    // snippet.end
    #expect(report.cure?.hasPrefix("let one of the delegates answer true") == true)
  }

  @Test("what is likely to go wrong, before any finger came")
  func conflicts() {
    // snippet.conflicts
    stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.add(UISwipeGestureRecognizer(), named: "swipe")
    #expect(
      stage.conflicts().map(\.sentence) == [
        "pan begins after 10 pt and prevents swipe, which needs about 50 pt"
      ])
    // snippet.end
    #expect(stage.conflicts().first?.cure.hasPrefix("call pan.require(toFail: swipe)") == true)
  }
}
