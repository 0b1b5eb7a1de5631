import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("How the built-in recognizers keep each other out")
struct BuiltInPreventionTests {
  let stage = Stage()

  private func tap(
    _ name: String, taps: Int = 1, touches: Int = 1
  ) -> UITapGestureRecognizer {
    let tap = stage.add(UITapGestureRecognizer(), named: name)
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = touches
    return tap
  }

  @Test("a tap lets those pass that need more taps, not those that need fewer [ARB-11]")
  func tapsOfDifferentNumber() {
    let taps = (1...3).map { tap("\($0)", taps: $0) }
    for (index, one) in taps.enumerated() {
      for (otherIndex, other) in taps.enumerated() where index != otherIndex {
        #expect(one.canPrevent(other) == (otherIndex < index))
        #expect(other.canBePrevented(by: one))
      }
    }
    stage.finger(at: CGPoint(x: 50, y: 50)).doubleTap().hold(0.1).tap()
    #expect(stage.log == ["1 ended", "2 ended", "3 ended"])
  }

  @Test("a tap lets a press after a tap pass, and a plain press does not wait for it [ARB-12]")
  func tapAndPress() {
    let single = tap("single")
    let press = stage.add(UILongPressGestureRecognizer(), named: "press")
    #expect(single.canPrevent(press))
    press.numberOfTapsRequired = 1
    #expect(single.canPrevent(press))
    press.numberOfTapsRequired = 2
    #expect(!single.canPrevent(press))
    stage.finger(at: CGPoint(x: 50, y: 50)).tap().hold(0.1).tap().hold(0.1).longPress(0.6)
    #expect(stage.log.filter { $0.hasPrefix("press") } == ["press began", "press ended"])
    #expect(stage.log.first == "single ended")
  }

  @Test("taps of different fingers exclude each other as any two do [ARB-12]")
  func tapsOfDifferentFingers() {
    let (one, two) = (tap("one"), tap("two", touches: 2))
    #expect(one.canPrevent(two) && two.canPrevent(one))
    let a = stage.finger(at: CGPoint(x: 50, y: 50))
    a.tap()
    #expect(stage.log == ["one ended"])
    stage.hand(at: CGPoint(x: 100, y: 100)).tap()
    #expect(stage.log == ["one ended", "two ended"])
  }

  @Test("pinch and rotation exclude each other; the first one wins [ARB-09]")
  func pinchAndRotation() {
    stage.add(UIPinchGestureRecognizer(), named: "pinch")
    stage.add(UIRotationGestureRecognizer(), named: "rotation")
    stage.hand(at: CGPoint(x: 200, y: 400)).down().pinch(to: 2, in: 0.02).turn(by: 1, in: 0.02).up()
    #expect(stage.log == ["pinch began", "pinch changed", "pinch ended"])
    stage.log = []
    stage.hand(at: CGPoint(x: 200, y: 400)).down().turn(by: 1, in: 0.02).pinch(to: 2, in: 0.02).up()
    #expect(stage.log == ["rotation began", "rotation changed", "rotation ended"])
  }

  @Test("pan and pinch exclude each other; the first one wins [ARB-09]")
  func panAndPinch() {
    stage.add(UIPinchGestureRecognizer(), named: "pinch")
    stage.add(UIPanGestureRecognizer(), named: "pan")
    stage.hand(at: CGPoint(x: 200, y: 400)).down().pinch(to: 2, in: 0.02).move(by: 50, 0).up()
    #expect(stage.log == ["pinch began", "pinch changed", "pinch ended"])
    stage.log = []
    stage.hand(at: CGPoint(x: 200, y: 400)).down().move(by: 50, 0).pinch(to: 2, in: 0.02).up()
    #expect(stage.log == ["pan began", "pan changed", "pan ended"])
  }

  /// A rotation that a pinch cannot stop, but that stops a pinch.
  final class FirmRotation: UIRotationGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      !(preventingGestureRecognizer is UIPinchGestureRecognizer)
    }
  }

  @Test("a class may say that it cannot be prevented, which is one-sided [ARB-08]")
  func oneSided() {
    stage.add(UIPinchGestureRecognizer(), named: "pinch")
    stage.add(FirmRotation(), named: "rotation")
    stage.hand(at: CGPoint(x: 200, y: 400)).down().pinch(to: 2, in: 0.01).turn(by: 1, in: 0.01).up()
    #expect(
      stage.log == [
        "pinch began", "pinch changed", "rotation began", "rotation ended", "pinch ended",
      ])
    stage.log = []
    stage.hand(at: CGPoint(x: 200, y: 400)).down().turn(by: 1, in: 0.01).pinch(to: 2, in: 0.01).up()
    #expect(stage.log == ["rotation began", "rotation changed", "rotation ended"])
  }
}
