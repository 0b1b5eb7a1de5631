import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct PinchTests {
  let stage = Stage()
  let place = CGPoint(x: 200, y: 200)

  /// Logs the scale with every action.
  @discardableResult
  private func addPinch() -> UIPinchGestureRecognizer {
    stage.watch(UIPinchGestureRecognizer()) { $0.scale.spelled }
  }

  @Test("a pinch begins at scale 1 and ends when both fingers have lifted [PIN-01, PIN-03, OPN-16]")
  func wholePinch() {
    addPinch()
    stage.hand(at: place).down().pinch(to: 2, in: 0).pinch(to: 1.5, in: 0).pinch(to: 0.1, in: 0)
      .up()
    #expect(stage.log == ["began 1", "changed 1.5", "changed 0.15", "ended 0.15"])
    #expect(stage.states(of: "watched") == ["0.017 began", "0.050 ended", "0.050 possible"])
  }

  @Test("it begins when the distance changed by more than 8 points [PIN-05]")
  func hysteresis() {
    addPinch()
    let (left, right) = (stage.finger(at: place), stage.finger(at: CGPoint(x: 300, y: 200)))
    left.down()
    right.down().move(by: 8, 0).move(by: -16, 0)
    stage.together {
      left.move(by: 90, 0)
      right.move(by: 90, 0)
    }
    #expect(stage.log == [])
    right.move(by: -0.1, 0)
    #expect(stage.log == ["began 1"])
  }

  @Test("it does not begin in the event in which one of its fingers lifts [PIN-05]")
  func liftInTheSameEvent() {
    addPinch()
    let (left, right) = (
      stage.finger(at: place).down(), stage.finger(at: CGPoint(x: 300, y: 200)).down()
    )
    stage.together {
      left.move(by: -50, 0)
      right.up()
    }
    left.up()
    #expect(stage.log == [])
  }

  @Test("the first two fingers pinch, more are ignored [PIN-02]")
  func extraFinger() {
    stage.watch(UIPinchGestureRecognizer()) { "\($0.numberOfTouches), \($0.scale.spelled)" }
    let view = stage.addLoudView(named: "view")
    view.isMultipleTouchEnabled = true
    let hand = stage.hand(at: place).down()
    let extra = stage.finger(at: CGPoint(x: 10, y: 10)).down()
    hand.pinch(to: 2, in: 0)
    extra.move(by: 50, 50).up()
    hand.pinch(to: 2, in: 0).up()
    #expect(
      stage.log == [
        "view.began a b", "view.began c", "view.cancelled a b", "began 2, 1", "view.moved c",
        "view.ended c", "changed 2, 2", "ended 0, 2",
      ])
  }

  @Test("a third finger leaves the velocity and the distance that is measured [PIN-02]")
  func extraFingerLeavesVelocity() {
    stage.frameRate = 100
    let pinch = addPinch()
    let hand = stage.hand(at: place).down()
    let early = stage.finger(at: CGPoint(x: 10, y: 10))
    hand.pinch(to: 1.06, in: 0)
    early.down()
    // Only together do both ways exceed the hysteresis.
    hand.pinch(to: 1.06, in: 0)
    #expect(stage.log == ["began 1"])
    hand.pinch(to: 2, in: 0.1)
    let before = pinch.velocity
    #expect(before > 1)
    let late = stage.finger(at: CGPoint(x: 10, y: 300)).down()
    #expect(pinch.velocity == before)
    late.up()
    #expect(pinch.velocity == before)
  }

  @Test("setting the scale makes the present distance count as that scale [PIN-06, REC-04]")
  func setScale() {
    let pinch = stage.add(UIPinchGestureRecognizer(), named: "pinch")
    var scales: [String] = []
    pinch.addAction { [unowned pinch] _ in
      scales.append(pinch.scale.spelled)
      pinch.scale = 1
    }
    let hand = stage.hand(at: place).down().pinch(to: 1.5, in: 0).pinch(to: 2, in: 0)
    pinch.scale = 3
    hand.pinch(to: 2, in: 0).pinch(to: 1.2, in: 0).up()
    #expect(scales == ["1", "2", "6", "1.2", "1"])
  }

  @Test("setting the scale leaves the velocity, as change of the new scale [PIN-06, REC-05]")
  func setScaleAndVelocity() {
    let pinch = addPinch()
    let hand = stage.hand(at: place).down().pinch(to: 2, in: 0.1).pinch(to: 2, in: 0.1)
    let (scale, velocity) = (pinch.scale, pinch.velocity)
    #expect(velocity > 1)
    pinch.scale = 1
    #expect(abs(pinch.velocity - velocity / scale) < 1e-9)
    hand.pinch(to: 1.1, in: 0.1).pinch(to: 1.1, in: 0.1)
    #expect(pinch.velocity > 1 && pinch.velocity < 1.2)
    pinch.scale = 0
    pinch.scale = 1
    #expect(pinch.velocity == 0)
  }

  @Test(
    "a pinch at a steady pace that is set to 1 in every action has a steady velocity [PIN-06]")
  func steadyVelocity() {
    stage.frameRate = 100
    let pinch = stage.watch(UIPinchGestureRecognizer()) { $0.velocity.spelled }
    pinch.addAction { [unowned pinch] _ in pinch.scale = 1 }
    let (left, right) = (stage.finger(at: place), stage.finger(at: CGPoint(x: 290, y: 200)))
    left.down()
    right.down()
    // From 90 to 100, and then by a tenth each time.
    for step in [10, 10, 11, 12.1] { right.move(by: step, 0, in: 0.01) }
    #expect(stage.log == ["began 0", "changed 10", "changed 9.77", "changed 9.77"])
  }

  @Test("velocity is the change of the scale in a second [PIN-07]")
  func velocity() {
    stage.frameRate = 100
    let pinch = stage.watch(UIPinchGestureRecognizer()) {
      "\($0.scale.spelled) \($0.velocity.spelled)"
    }
    let (left, right) = (stage.finger(at: place), stage.finger(at: CGPoint(x: 290, y: 200)))
    left.down()
    right.down().move(by: 10, 0, in: 0.01).move(by: 30, 0, in: 0.03).hold(1)
    #expect(stage.log == ["began 1 0", "changed 1.1 10", "changed 1.2 10", "changed 1.3 10"])
    right.move(by: -13, 0, in: 0.01)
    right.move(by: -13, 0, in: 0.01)
    #expect(pinch.velocity < 0)
  }

  @Test(
    "a rest before the lift does not lower the velocity, as it does not for a pan [PIN-07, PAN-12]")
  func restBeforeLift() {
    stage.frameRate = 100
    stage.watch(UIPinchGestureRecognizer()) { $0.velocity.spelled }
    let (left, right) = (stage.finger(at: place), stage.finger(at: CGPoint(x: 290, y: 200)))
    left.down()
    right.down().move(by: 10, 0, in: 0.01).move(by: 20, 0, in: 0.02).hold(1).up()
    left.hold(1).up()
    #expect(stage.log == ["began 0", "changed 10", "changed 10", "ended 10"])
  }

  @Test("with one finger left the scale rests, and it stays active [PIN-08, PIN-12, REC-07]")
  func oneFingerLeft() {
    stage.watch(UIPinchGestureRecognizer()) { "\($0.numberOfTouches), \($0.scale.spelled)" }
    let hand = stage.hand(at: place).down().pinch(to: 1.5, in: 0).pinch(to: 2, in: 0)
    hand.fingers[0].up()
    let second = hand.fingers[1].move(by: 100, 0)
    #expect(stage.log.last?.hasSuffix(", 2") == true)
    let third = stage.finger(at: CGPoint(x: second.location.x - 200, y: 200)).down()
    third.move(by: 100, 0)
    third.up()
    second.up()
    #expect(
      stage.log.filter { !$0.hasPrefix("changed 1") } == [
        "began 2, 1", "changed 2, 2", "changed 2, 1", "ended 0, 1",
      ])
  }

  @Test("its location is the centroid, which jumps when a finger lifts [PIN-09, REC-03]")
  func location() {
    let pinch = addPinch()
    let hand = stage.hand(at: place).down().pinch(to: 2, in: 0)
    #expect(pinch.location(in: nil) == place)
    hand.fingers[0].up()
    #expect(pinch.location(in: nil) == CGPoint(x: 300, y: 200))
    #expect(pinch.touchPlaces == "300, 200")
  }

  @Test("both fingers up before it begins fail it; one does not [PIN-10]")
  func liftedBefore() {
    let pinch = addPinch()
    let hand = stage.hand(at: place).down()
    hand.fingers[0].up()
    #expect(pinch.state == .possible)
    hand.fingers[0].down().move(by: -20, 0).up()
    #expect(stage.log == ["began 1"])
    hand.fingers[1].up()
    #expect(stage.log == ["began 1", "ended 1"])
    stage.hand(at: place).down().up()
    #expect(stage.log == ["began 1", "ended 1"])
    #expect(stage.states(of: "watched").suffix(2) == ["0.017 failed", "0.017 possible"])
  }

  @Test("fingers on the same spot give finite scales [PIN-13]")
  func sameSpot() {
    let pinch = addPinch()
    let hand = stage.hand(at: place, spread: 40).down().pinch(to: 0, in: 0)
    pinch.scale = 1
    #expect(pinch.scale == 1)
    hand.fingers[0].move(by: 4, 0)
    hand.up()
    #expect(stage.log == ["began 1", "changed 4", "ended 4"])
  }

  @Test("a subclass sees it begin once and then change, after the call of super [PIN-11, STM-09]")
  func subclass() {
    final class Watchful: UIPinchGestureRecognizer {
      var seen: [State] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        seen.append(state)
      }
    }
    let pinch = stage.add(Watchful(), named: "pinch")
    stage.hand(at: place).down().pinch(to: 1.01, in: 0).pinch(to: 2, in: 0).pinch(to: 2, in: 0.03)
      .up()
    #expect(pinch.seen == [.possible, .began, .changed, .changed])
  }

  @Test("cancelled touches cancel it once it began, and fail it before [REC-10]")
  func cancelled() {
    addPinch()
    stage.hand(at: place).down().pinch(to: 2, in: 0).cancel()
    stage.hand(at: place).down().cancel()
    #expect(stage.log == ["began 1", "cancelled 1"])
    #expect(
      stage.states(of: "watched") == [
        "0.017 began", "0.017 cancelled", "0.017 possible", "0.017 failed", "0.017 possible",
      ])
  }

  @Test("after the gesture the scale is 1 again [STM-48]")
  func startsOver() {
    let pinch = addPinch()
    stage.hand(at: place).down().pinch(to: 2, in: 0.1).pinch(to: 2, in: 0.1).up()
    #expect(pinch.scale == 1)
    #expect(pinch.velocity == 0)
    #expect(pinch.numberOfTouches == 0)
  }
}
