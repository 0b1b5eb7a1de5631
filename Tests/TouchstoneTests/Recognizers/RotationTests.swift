import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite struct RotationTests {
  let stage = Stage()
  let place = CGPoint(x: 200, y: 200)

  /// Logs the rotation with every action.
  @discardableResult
  private func addRotation() -> UIRotationGestureRecognizer {
    stage.watch(UIRotationGestureRecognizer()) { $0.rotation.spelled }
  }

  @Test(
    "a rotation begins at 0, is positive clockwise, and ends with both fingers [ROT-01, ROT-02]")
  func wholeRotation() {
    addRotation()
    stage.hand(at: place).down().turn(by: 0.2, in: 0).turn(by: 0.3, in: 0).turn(by: -1, in: 0).up()
    #expect(stage.log == ["began 0", "changed 0.3", "changed -0.7", "ended -0.7"])
    #expect(stage.states(of: "watched") == ["0.017 began", "0.050 ended", "0.050 possible"])
  }

  @Test("a turn from the x axis to the y axis is a quarter, as in an affine transform [ROT-02]")
  func sign() {
    let rotation = addRotation()
    let center = stage.finger(at: place)
    let other = stage.finger(at: CGPoint(x: 300, y: 200))
    center.down()
    other.down().move(by: 0, 20)
    rotation.rotation = 0
    let start = CGPoint(x: other.location.x - place.x, y: other.location.y - place.y)
    let end = start.applying(CGAffineTransform(rotationAngle: 1))
    other.move(to: CGPoint(x: place.x + end.x, y: place.y + end.y))
    #expect(stage.log == ["began 0", "changed 1"])
  }

  @Test("fingers that land at one point have no angle until they part, so parting is no turn")
  func onePoint() {
    addRotation()
    let one = stage.finger(at: place).down()
    let other = stage.finger(at: place).down()
    for _ in 0..<5 { other.move(by: 10, 20) }
    one.up()
    other.up()
    #expect(stage.log == [])
    let states = stage.states(of: "watched").map { $0.split(separator: " ")[1] }
    #expect(states == ["failed", "possible"])
  }

  @Test("it begins after a tenth of a radian, if a finger also travels 8 points [ROT-05, ROT-07]")
  func hysteresis() {
    addRotation()
    let wide = stage.hand(at: place, spread: 200).down().turn(by: 0.099, in: 0)
    #expect(stage.log == [])
    wide.turn(by: 0.002, in: 0).up()
    #expect(stage.log == ["began 0", "ended 0"])
    let narrow = stage.hand(at: place, spread: 20).down().turn(by: 0.39, in: 0)
    #expect(stage.log == ["began 0", "ended 0"])
    narrow.turn(by: 0.02, in: 0).up()
    #expect(stage.log == ["began 0", "ended 0", "began 0", "ended 0"])
  }

  @Test("it does not begin in the event in which one of its fingers lifts [ROT-05]")
  func liftInTheSameEvent() {
    addRotation()
    let (left, right) = (stage.finger(at: place), stage.finger(at: CGPoint(x: 300, y: 200)))
    left.down()
    right.down()
    stage.together {
      left.move(by: 0, -50)
      right.up()
    }
    left.up()
    #expect(stage.log == [])
  }

  @Test("full turns add up, both ways [ROT-03]", arguments: [1.0, -1.0])
  func fullTurns(way: Double) {
    let rotation = stage.add(UIRotationGestureRecognizer(), named: "rotation")
    let hand = stage.hand(at: place, angle: 3).down().turn(by: 0.2 * way, in: 0)
    hand.turn(by: 3 * .pi * way, in: 0.5)
    #expect(abs(rotation.rotation - 3 * .pi * way) < 1e-9)
    hand.turn(by: 2.5 * .pi * way, in: 0.5)
    #expect(abs(rotation.rotation - 5.5 * .pi * way) < 1e-9)
    hand.turn(by: -8 * .pi * way, in: 1)
    #expect(abs(rotation.rotation + 2.5 * .pi * way) < 1e-9)
  }

  @Test("it does not jump where angles do, at half a turn [ROT-03]")
  func halfTurn() {
    addRotation()
    stage.hand(at: place, angle: .pi - 0.15).down()
      .turn(by: 0.11, in: 0).turn(by: 0.1, in: 0).turn(by: -0.2, in: 0).up()
    #expect(stage.log == ["began 0", "changed 0.1", "changed -0.1", "ended -0.1"])
  }

  @Test("setting the rotation lets later turning go on from there [ROT-04, REC-04]")
  func setRotation() {
    let rotation = stage.add(UIRotationGestureRecognizer(), named: "rotation")
    var turns: [String] = []
    rotation.addAction { [unowned rotation] _ in
      turns.append(rotation.rotation.spelled)
      rotation.rotation = 0
    }
    let hand = stage.hand(at: place).down().turn(by: 0.2, in: 0).turn(by: 0.5, in: 0)
    rotation.rotation = 10
    hand.turn(by: 0.25, in: 0).turn(by: 0.25, in: 0).up()
    #expect(turns == ["0", "0.5", "10.25", "0.25", "0"])
  }

  @Test(
    "velocity is radians in a second; setting the rotation leaves it [ROT-08, ROT-04, REC-05]")
  func velocity() {
    stage.frameRate = 100
    let rotation = stage.watch(UIRotationGestureRecognizer()) { $0.velocity.spelled }
    let hand = stage.hand(at: place).down().turn(by: 0.3, in: 0.02)
    #expect(stage.log == ["began 15", "changed 15"])
    rotation.rotation = 0
    #expect(rotation.velocity.spelled == "15")
    hand.turn(by: -0.1, in: 0.01)
    #expect(rotation.velocity.spelled == "-3.75")
    hand.hold(1).up()
    #expect(stage.log == ["began 15", "changed 15", "changed -3.75", "ended -3.75"])
  }

  @Test(
    "with one finger left the rotation rests; a new one goes on without a jump [ROT-06, REC-07]")
  func fingersComeAndGo() {
    stage.watch(UIRotationGestureRecognizer()) { "\($0.numberOfTouches), \($0.rotation.spelled)" }
    let hand = stage.hand(at: place).down().turn(by: 0.2, in: 0).turn(by: 0.3, in: 0)
    hand.fingers[0].up()
    let second = hand.fingers[1].move(to: CGPoint(x: 300, y: 300))
    let third = stage.finger(at: CGPoint(x: 300, y: 200)).down()
    third.move(to: CGPoint(x: 400, y: 300))
    second.up()
    third.up()
    #expect(
      stage.log.filter { !$0.hasPrefix("changed 1") } == [
        "began 2, 0", "changed 2, 0.3", "changed 2, 1.87", "ended 0, 1.87",
      ])
  }

  @Test("a third finger is ignored [ROT-06, PIN-02]")
  func extraFinger() {
    stage.watch(UIRotationGestureRecognizer()) { "\($0.numberOfTouches), \($0.rotation.spelled)" }
    let hand = stage.hand(at: place).down()
    let extra = stage.finger(at: CGPoint(x: 10, y: 10)).down()
    hand.turn(by: 0.2, in: 0)
    extra.move(by: 50, 50).up()
    hand.turn(by: 0.2, in: 0).up()
    #expect(stage.log == ["began 2, 0", "changed 2, 0.2", "ended 0, 0.2"])
  }

  @Test("a third finger leaves the velocity and the turn that is measured [ROT-06, PIN-02]")
  func thirdFingerLeavesVelocity() {
    stage.frameRate = 100
    let rotation = stage.watch(UIRotationGestureRecognizer()) { $0.velocity.spelled }
    let hand = stage.hand(at: place).down().turn(by: 0.08, in: 0.01)
    let third = stage.finger(at: CGPoint(x: 300, y: 20)).down()
    // Only together do both turns exceed the hysteresis.
    hand.turn(by: 0.08, in: 0.01).turn(by: 0.16, in: 0.02)
    let before = rotation.velocity
    #expect(before > 1)
    third.up()
    stage.finger(at: CGPoint(x: 300, y: 20)).down().up()
    #expect(rotation.velocity == before)
  }

  @Test("fingers lifted before it begins fail it; one alone does not [ROT-06, PIN-10]")
  func liftedBefore() {
    let rotation = addRotation()
    let hand = stage.hand(at: place).down()
    hand.fingers[0].up()
    #expect(rotation.state == .possible)
    hand.fingers[1].up()
    #expect(stage.log == [])
    #expect(stage.states(of: "watched") == ["0.000 failed", "0.000 possible"])
  }

  @Test("cancelled touches cancel it once it began, and fail it before [REC-10]")
  func cancelled() {
    addRotation()
    stage.hand(at: place).down().turn(by: 0.2, in: 0).cancel()
    stage.hand(at: place).down().cancel()
    #expect(stage.log == ["began 0", "cancelled 0"])
    #expect(
      stage.states(of: "watched") == [
        "0.017 began", "0.017 cancelled", "0.017 possible", "0.017 failed", "0.017 possible",
      ])
  }

  @Test("after the gesture the rotation is 0 again [STM-48]")
  func startsOver() {
    let rotation = addRotation()
    stage.hand(at: place).down().turn(by: 1, in: 0.1).up()
    #expect(rotation.rotation == 0)
    #expect(rotation.velocity == 0)
  }
}
