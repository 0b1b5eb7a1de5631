import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct TapTests {
  let stage = Stage()
  let place = CGPoint(x: 150, y: 150)

  @discardableResult
  private func addTap(_ taps: Int = 1, fingers: Int = 1) -> UITapGestureRecognizer {
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    return tap
  }

  @Test(
    "only the required taps with the required fingers recognize [TAP-01, TAP-07]",
    arguments: 1...3, 1...3)
  func tapsAndFingers(taps: Int, fingers: Int) {
    var recognized: [String] = []
    var expected: [String] = []
    for made in 1...3 {
      for used in 1...3 {
        let stage = Stage()
        let tap = stage.add(UITapGestureRecognizer(), named: "tap")
        tap.numberOfTapsRequired = taps
        tap.numberOfTouchesRequired = fingers
        let hand = stage.hand(at: place, fingers: used)
        for _ in 1...made { hand.tap().hold(0.1) }
        stage.wait(1)
        recognized.append("\(made) taps of \(used): \(stage.log)")
        let count = used == fingers ? made / taps : 0
        expected.append("\(made) taps of \(used): \(Array(repeating: "tap ended", count: count))")
      }
    }
    #expect(recognized == expected)
  }

  @Test("a tap is recognized when the last finger of the last tap lifts [TAP-02, TAP-11, STM-27]")
  func lastLift() {
    let tap = addTap(2, fingers: 2)
    let hand = stage.hand(at: place)
    hand.tap().hold(0.1).down().hold(0.05)
    hand.fingers[0].up().hold(0.05)
    #expect(stage.log == [])
    #expect(tap.state == .possible)
    hand.fingers[1].up()
    #expect(stage.log == ["tap ended"])
    stage.wait(2)
    #expect(stage.log == ["tap ended"])
    #expect(stage.states(of: "tap") == ["0.250 ended", "0.250 possible"])
  }

  @Test("its location is that of the first tap's fingers, where they landed [TAP-03, TAP-16]")
  func location() {
    let tap = stage.watch(UITapGestureRecognizer()) { tap in
      "\(tap.numberOfTouches) at \(tap.location(in: nil).spelled): \(tap.touchPlaces)"
    }
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 2
    let first = stage.hand(at: place, spread: 40)
    first.down().move(by: 0, 20).up().hold(0.1)
    stage.hand(at: CGPoint(x: 160, y: 160), spread: 60).tap()
    #expect(stage.log == ["ended 2 at 150, 150: 130, 150; 170, 150"])
  }

  @Test("a finger may move up to the tolerance; beyond, the tap fails at once [TAP-04]")
  func movement() {
    addTap()
    stage.finger(at: place).down().move(by: 27, 36).up()
    #expect(stage.log == ["tap ended"])
    let finger = stage.finger(at: place).down().move(by: 0, 45.1)
    #expect(stage.states(of: "tap").last == "0.033 failed")
    finger.move(to: place).up()
    #expect(stage.log == ["tap ended"])
  }

  @Test("only movement matters, not whether the finger leaves the view [TAP-14]")
  func leavesView() {
    let small = UIView(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    stage.view.addSubview(small)
    stage.add(UITapGestureRecognizer(), to: small, named: "tap")
    stage.finger(at: CGPoint(x: 118, y: 110)).down().move(by: 40, 0).up()
    #expect(stage.log == ["tap ended"])
  }

  @Test("a finger that stays too long fails the tap by the clock alone [TAP-05]")
  func duration() {
    addTap()
    stage.finger(at: place).tap(holding: 0.75)
    stage.finger(at: place).down().hold(1).up()
    #expect(stage.log == ["tap ended"])
    #expect(
      stage.states(of: "tap") == [
        "0.750 ended", "0.750 possible", "1.500 failed", "1.750 possible",
      ])
  }

  @Test("the next tap may take its time, counted from the lift [TAP-06]")
  func interval() {
    let tap = addTap(2)
    stage.finger(at: place).tap(holding: 0.5).hold(0.35).tap(holding: 0.5)
    #expect(stage.log == ["tap ended"])
    stage.log = []
    stage.finger(at: place).tap(holding: 0.5).hold(0.34)
    #expect(tap.state == .possible)
    stage.finger(at: place).hold(0.011).tap()
    #expect(stage.log == [])
    #expect(
      stage.states(of: "tap") == [
        "1.350 ended", "1.350 possible", "2.200 failed", "2.200 possible",
      ])
  }

  @Test("one finger more than required fails the tap as it lands [TAP-07]")
  func tooMany() {
    let tap = addTap(fingers: 2)
    let hand = stage.hand(at: place).down()
    stage.finger(at: place).down()
    #expect(tap.state == .failed)
    hand.up()
    #expect(stage.log == [])
  }

  @Test("the last finger must land soon after the first [TAP-08]")
  func arrival() {
    addTap(fingers: 2)
    let (one, two) = (stage.finger(at: place), stage.finger(at: place))
    one.down().hold(0.35)
    two.down().up()
    one.up()
    #expect(stage.log == ["tap ended"])
    one.down().hold(0.351)
    two.down().up()
    one.up()
    #expect(stage.log == ["tap ended"])
    #expect(
      stage.states(of: "tap") == [
        "0.350 ended", "0.350 possible", "0.700 failed", "0.701 possible",
      ])
  }

  @Test("once a finger has lifted, no new one may come in the same tap [TAP-08]")
  func newFingerAfterLift() {
    let tap = addTap(fingers: 2)
    let hand = stage.hand(at: place).down()
    hand.fingers[0].up()
    stage.finger(at: place).down()
    #expect(tap.state == .failed)
    hand.fingers[1].up()
    #expect(stage.log == [])
  }

  @Test("the next tap must land near the first [TAP-09]")
  func separation() {
    addTap(2)
    stage.finger(at: place).tap()
    stage.finger(at: CGPoint(x: 195, y: 150)).hold(0.1).tap()
    #expect(stage.log == ["tap ended"])
    stage.finger(at: place).tap()
    let far = stage.finger(at: CGPoint(x: 196, y: 150)).hold(0.1).down()
    #expect(stage.states(of: "tap").last == "0.350 failed")
    far.up()
    #expect(stage.log == ["tap ended"])
  }

  @Test("of a double tap, the first is also a single tap and the second is not [TAP-12]")
  func singleAndDouble() {
    stage.add(UITapGestureRecognizer(), named: "double").numberOfTapsRequired = 2
    stage.add(UITapGestureRecognizer(), named: "single")
    stage.finger(at: place).tap()
    #expect(stage.log == ["single ended"])
    stage.finger(at: place).hold(0.1).tap()
    stage.wait(1)
    #expect(stage.log == ["single ended", "double ended"])
  }

  @Test("a single tap that requires the double tap to fail waits for its interval [TAP-13, TAP-17]")
  func singleWaits() {
    let double = addTap(2)
    stage.add(UITapGestureRecognizer(), named: "single").require(toFail: double)
    stage.finger(at: place).tap()
    stage.wait(0.35)
    #expect(stage.log == [])
    stage.wait(0.001)
    #expect(stage.log == ["single ended"])
  }

  @Test("cancelled touches fail the tap, without an action [TAP-15, REC-10]")
  func cancelled() {
    addTap()
    stage.finger(at: place).down().cancel()
    #expect(stage.log == [])
    #expect(stage.states(of: "tap") == ["0.000 failed", "0.000 possible"])
  }

  @Test("the buttons do not matter to a finger [TAP-10]")
  func buttonsAndFingers() {
    addTap().buttonMaskRequired = .secondary
    stage.finger(at: place).tap()
    #expect(stage.log == ["tap ended"])
  }

  @Test("no buttons cannot be required [API-B01]")
  func noButtons() {
    let tap = addTap()
    tap.buttonMaskRequired = .secondary
    tap.buttonMaskRequired = []
    #expect(tap.buttonMaskRequired == .secondary)
  }

  @Test("a pointer must press exactly the required buttons [TAP-10, API-G19]")
  func buttonsAndPointer() {
    func recognizes(_ required: UIEvent.ButtonMask, pressing: UIEvent.ButtonMask) -> Bool {
      let stage = Stage()
      let tap = stage.watch(UITapGestureRecognizer()) { "\($0.buttonMask.rawValue)" }
      tap.buttonMaskRequired = required
      stage.scene.touchSystem.receive(InputFrame(time: .zero, buttons: pressing.rawValue))
      stage.finger(at: place, kind: .indirectPointer).tap()
      return stage.log == ["ended \(pressing.rawValue)"]
    }
    #expect(recognizes(.primary, pressing: .primary))
    #expect(!recognizes(.primary, pressing: .secondary))
    #expect(recognizes(.secondary, pressing: .secondary))
    #expect(!recognizes(.primary, pressing: [.primary, .secondary]))
    #expect(recognizes([.primary, .secondary], pressing: [.primary, .secondary]))
    #expect(!recognizes([.primary, .button(3)], pressing: .primary))
  }
}
