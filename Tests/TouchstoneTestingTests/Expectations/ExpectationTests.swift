import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// What a failed expectation says.
@Suite struct ExpectationTests {
  private let stage = Stage()
  private let place = CGPoint(x: 50, y: 50)

  @Test("a recognizer that did not begin says why, back to the finger, with the cure")
  func why() {
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: place).drag(by: 7.2, 0)
    #expect(
      stage.expect(pan).began()
        == .failed(
          """
          pan never began: it failed at 0.500: lifted after moving 7.2 pt, less than panHysteresis 10
            touch 1 came down at 0.000 on UIView and lifted at 0.500
          """))
    #expect(stage.expect(pan).neverBegan() == .met)
    #expect(stage.expect(pan).failed(at: 0.5) == .met)
  }

  @Test("one that has not decided says how far it is")
  func undecided() {
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: place).down().move(by: 7.2, 0)
    #expect(
      stage.expect(pan).began()
        == .failed(
          """
          pan never began: it is still possible: moved 7.2 pt so far, less than \
          panHysteresis 10
            touch 1 came down at 0.000 on UIView
          """))
  }

  @Test("one that another one kept out says who that was, and why that one began")
  func prevented() {
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    stage.add(UIPanGestureRecognizer(), named: "pan")
    let finger = stage.finger(at: place)
    finger.down().move(by: 12, 0, in: 0.1).up()
    #expect(
      stage.expect(tap).ended()
        == .failed(
          """
          tap never ended: it failed at 0.100 because pan began (first to decide)
            pan began at 0.100: moved 12 pt, more than panHysteresis 10
            they are not simultaneous: no delegate said yes
            touch 1 came down at 0.000 on UIView and lifted at 0.100
            cure: let one of the delegates answer true to shouldRecognizeSimultaneouslyWith, or call \
          pan.require(toFail: tap) if tap should have its chance first
          """))
    finger.hold(0.5).down().move(by: 30, 0, in: 0.1).up()
    #expect("\(stage.expect(tap).ended())".contains("\n  of 2 attempts, the last at 0, 0.6 s\n"))
  }

  @Test("one that nothing reached says where the touches were")
  func unreached() {
    let side = UIView(frame: CGRect(x: 300, y: 0, width: 100, height: 100))
    side.accessibilityIdentifier = "side"
    stage.view.accessibilityIdentifier = "main"
    stage.view.addSubview(side)
    let tap = stage.add(UITapGestureRecognizer(), to: side, named: "tap")
    #expect(
      stage.expect(tap).ended()
        == .failed("tap never ended: it never received a touch: none came down"))
    stage.finger(at: place).tap()
    #expect(
      stage.expect(tap).ended()
        == .failed(
          """
          tap never ended: it never received a touch
            touch 1 came down at 0.000 at (50, 50) and hit main
            tap is on side, and the point is 250 pt outside of that
            cure: touch side, or add tap to a view above both
          """))
    tap.isEnabled = false
    #expect(
      stage.expect(tap).ended()
        == .failed(
          """
          tap never ended: it never received a touch
            touch 1 came down at 0.000 at (50, 50) and hit main
            it is disabled
            tap is on side, and the point is 250 pt outside of that
            cure: set isEnabled = true on tap, and touch side, or add tap to a view above both
          """))
  }

  @Test("one that waits says for whom")
  func waiting() {
    let double = stage.add(UITapGestureRecognizer(taps: 2), named: "double")
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.require(toFail: double)
    stage.finger(at: place).tap()
    #expect(
      stage.expect(tap).ended()
        == .failed(
          """
          tap never ended: it waits until double fails (require(toFail:)); it has wanted to begin \
          since 0.050: 1 finger tapped once
            while it was undecided UIView did not receive touchesEnded of touch 1 (delaysTouchesEnded)
            touch 1 came down at 0.000 on UIView and lifted at 0.050
            cure: wait until double has decided, or take the requirement back
          """))
    stage.wait(0.4)
    #expect(stage.expect(tap).ended(at: 0.4) == .met)
  }

  @Test("moments are compared, and told when they are others")
  func moments() {
    let press = stage.add(UILongPressGestureRecognizer(), named: "press")
    stage.finger(at: place).longPress(1)
    let expectation = stage.expect(press)
    #expect(expectation.began(at: 0.5) == .met)
    #expect(expectation.began(after: 0.4, before: 0.5) == .met)
    #expect(
      expectation.began(after: 0.6)
        == .failed(
          """
          press began at 0.5 s, but was expected not before 0.6 s
            press ended at 1.000: a finger lifted
            press began at 0.500: held 0.5 s
            it took touch 1 from UIView, which received touchesCancelled (cancelsTouchesInView)
            touch 1 came down at 0.000 on UIView and lifted at 1.000
          """))
    #expect(expectation.recognized(at: 0.5).and(expectation.ended(at: 1)) == .met)
    #expect(
      expectation.neverBegan()
        == .failed(
          """
          press began at 0.5 s: held 0.5 s
            it took touch 1 from UIView, which received touchesCancelled (cancelsTouchesInView)
            touch 1 came down at 0.000 on UIView and lifted at 1.000
          """))
    #expect(expectation.cancelled() != .met)
  }

  @Test("states and actions are counted")
  func states() {
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: place).drag(by: 60, 0, in: 0.05)
    #expect(stage.expect(pan).states([.began, .ended]) == .met)
    #expect(stage.expect(pan).acted(times: 4) == .met)
    #expect(stage.expect(pan).acted(times: 2, in: .changed) == .met)
    #expect(
      "\(stage.expect(pan).acted(times: 2, in: .began))".hasPrefix(
        "pan sent 1 began actions, not 2\n"))
    #expect(
      "\(stage.expect(pan).states([.began, .cancelled]))".hasPrefix(
        "pan went through other states:\n  began\n− cancelled\n+ ended\n"))
  }

  @Test("a view says what it heard and what was hit instead")
  func views() {
    let view = stage.addLoudView(named: "view")
    let other = stage.addLoudView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), named: "other")
    stage.finger(at: CGPoint(x: 200, y: 200)).drag(by: 30, 0)
    #expect(stage.expect(view).heard([.began, .moved, .ended]) == .met)
    #expect(stage.expect(view).isHit() == .met)
    #expect(
      stage.expect(other).isHit() == .failed("the touch at 200, 200 hit view, not other"))
    #expect(
      stage.expect(other).heard([.began])
        == .failed("other received something else:\n− began"))
  }

  @Test("logs that differ show where, with what is around")
  func difference() {
    stage.log = StageLog((1...12).map { "line \($0)" })
    var expected = stage.log
    expected.remove(at: 9)
    expected[5] = "line six"
    #expect(stage.expect(log: stage.log) == .met)
    #expect(
      stage.expect(log: expected)
        == .failed(
          """
          the log is not what was expected:
            … 2 equal
            line 3
            line 4
            line 5
          − line six
          + line 6
            line 7
            line 8
            line 9
          + line 10
            line 11
            line 12
          """))
    stage.log = ["a", "b", "b", "c", "b"]
    #expect(stage.expect(outline: ["a", "b", "c", "b"]) == .met)
  }

  @Test("outcomes can be thrown")
  func throwing() throws {
    try Outcome.met.get()
    #expect(throws: Outcome.Failure.self) { try Outcome.failed("no").get() }
  }
}
