import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// What a failed expectation says.
@Suite struct ExpectationTests {
  private let stage = Stage()
  private let place = CGPoint(x: 50, y: 50)

  @Test("a recognizer that did not begin says why")
  func why() {
    let pan = stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.finger(at: place).drag(by: 7.2, 0)
    #expect(
      stage.expect(pan).began()
        == .failed("pan never began: lifted after moving 7.2 pt, less than panHysteresis 10"))
    #expect(stage.expect(pan).neverBegan() == .met)
    #expect(stage.expect(pan).failed(at: 0.5) == .met)
  }

  @Test("one that nothing reached says where the touches were")
  func unreached() {
    let side = UIView(frame: CGRect(x: 300, y: 0, width: 100, height: 100))
    side.accessibilityIdentifier = "side"
    stage.view.accessibilityIdentifier = "main"
    stage.view.addSubview(side)
    let tap = stage.add(UITapGestureRecognizer(), to: side, named: "tap")
    #expect(stage.expect(tap).ended() == .failed("tap never ended: no touch came"))
    stage.finger(at: place).tap()
    #expect(
      stage.expect(tap).ended()
        == .failed("tap never ended: no touch came to it; they were at 50, 50 on main"))
    tap.isEnabled = false
    #expect(stage.expect(tap).ended() == .failed("tap never ended: it is disabled"))
  }

  @Test("one that waits says for whom")
  func waiting() {
    let double = stage.add(UITapGestureRecognizer(taps: 2), named: "double")
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.require(toFail: double)
    stage.finger(at: place).tap()
    #expect(
      stage.expect(tap).ended() == .failed("tap never ended: it waits until double fails"))
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
        == .failed("press began at 0.5 s, but was expected to not before 0.6 s"))
    #expect(expectation.recognized(at: 0.5).and(expectation.ended(at: 1)) == .met)
    #expect(
      expectation.neverBegan()
        == .failed("press began at 0.5 s: held 0.5 s"))
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
        == .failed("other heard something else:\n− began"))
  }

  @Test("logs that differ show where, with what is around")
  func difference() {
    stage.log = (1...12).map { "line \($0)" }
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
