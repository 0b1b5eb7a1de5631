import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// What each recognizer says of itself when it fails or recognizes; people read these words.
@Suite struct ReasonTests {
  /// The reasons of a recognizer's own changes of state, for what fingers do.
  private func reasons(
    _ recognizer: UIGestureRecognizer, _ script: (Stage, CGPoint) -> Void
  ) -> [String] {
    let stage = Stage()
    stage.add(recognizer, named: "it")
    script(stage, CGPoint(x: 200, y: 200))
    return stage.story(of: "it").filter { !$0.hasPrefix("possible") }
  }

  @Test("a recognizer of one's own gives a reason as a text")
  func ownText() {
    final class Picky: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        setState(.failed, because: "\(touches.count) finger is not enough")
      }
    }
    #expect(
      reasons(Picky()) { $0.finger(at: $1).tap() } == ["failed: 1 finger is not enough"])
  }

  @Test("a tap tells why [TAP-01, TAP-04, TAP-05, TAP-06, TAP-07, TAP-08, TAP-09]")
  func tap() {
    func tap(_ taps: Int = 1, fingers: Int = 1) -> UITapGestureRecognizer {
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = taps
      tap.numberOfTouchesRequired = fingers
      return tap
    }
    #expect(
      reasons(tap()) { $0.finger(at: $1).tap() } == ["ended: 1 finger tapped once"])
    #expect(
      reasons(tap(2, fingers: 3)) { $0.hand(at: $1, fingers: 3).tap().hold(0.1).tap() }
        == ["ended: 3 fingers tapped 2 times"])
    #expect(
      reasons(tap()) { $0.finger(at: $1).down().move(by: 50, 0) }
        == ["failed: moved 50 pt, more than tapMovement 45"])
    #expect(
      reasons(tap()) { $0.finger(at: $1).down().hold(1) }
        == ["failed: held 0.75 s, the whole of tapDuration 0.75"])
    #expect(
      reasons(tap(2)) { $0.finger(at: $1).tap().hold(1) }
        == ["failed: waited 0.35 s for the next tap, the whole of tapInterval 0.35"])
    #expect(
      reasons(tap()) { $0.hand(at: $1).down() } == ["failed: 2 fingers, more than the 1 it takes"])
    #expect(
      reasons(tap(fingers: 2)) { $0.finger(at: $1).down().hold(0.5) }
        == ["failed: 1 of the 2 fingers it needs after tapArrivalWindow 0.35 s"])
    #expect(
      reasons(tap(2)) { stage, place in
        stage.finger(at: place).tap()
        stage.finger(at: CGPoint(x: place.x, y: place.y + 60)).hold(0.1).down()
      } == ["failed: landed 60 pt from the first tap, more than tapSeparation 45"])
  }

  @Test("a press tells why [LPR-01, LPR-03, LPR-04, LPR-08]")
  func press() {
    func press() -> UILongPressGestureRecognizer { UILongPressGestureRecognizer() }
    #expect(
      reasons(press()) { $0.finger(at: $1).longPress() }
        == ["began: held 0.5 s", "ended: a finger lifted"])
    #expect(
      reasons(press()) { $0.finger(at: $1).hold(1).down().hold(0.21).up() }
        == ["failed: lifted after 0.21 s, less than minimumPressDuration 0.5"])
    #expect(
      reasons(press()) { $0.finger(at: $1).down().move(by: 12, 0) }
        == ["failed: moved 12 pt, more than allowableMovement 10"])
    #expect(
      reasons(press()) { $0.hand(at: $1).down() }
        == ["failed: 2 fingers, more than the 1 it takes"])
  }

  @Test("a pan tells why [PAN-01, PAN-02, PAN-16, PAN-17]")
  func pan() {
    let double = UIPanGestureRecognizer()
    double.minimumNumberOfTouches = 2
    #expect(
      reasons(UIPanGestureRecognizer()) { $0.finger(at: $1).drag(by: 12, 0, in: 0) }
        == ["began: moved 12 pt, more than panHysteresis 10", "ended: 0 fingers left"])
    #expect(
      reasons(UIPanGestureRecognizer()) { $0.finger(at: $1).drag(by: 4, 0, in: 0) }
        == ["failed: lifted after moving 4 pt, less than panHysteresis 10"])
    #expect(
      reasons(double) { $0.finger(at: $1).drag(by: 40, 0, in: 0) }
        == ["failed: 1 of the 2 fingers it needs"])
  }

  @Test("a swipe tells why [SWP-01, SWP-04, SWP-07]")
  func swipe() {
    func swipe() -> UISwipeGestureRecognizer { UISwipeGestureRecognizer() }
    #expect(
      reasons(swipe()) { $0.finger(at: $1).down().move(by: 60, 0, in: 0.0) }
        == ["ended: moved at least 49.22 pt along its direction"])
    #expect(
      reasons(swipe()) { $0.finger(at: $1).down().move(by: -13, 0) }
        == [
          "failed: moved 13 pt against its direction, more than swipeBackwardMovement 2"
        ])
    #expect(
      reasons(swipe()) { $0.finger(at: $1).down().move(by: 10, 60) }
        == ["failed: went 60 pt astray, more than swipeSecondaryMovement 49.18"])
    #expect(
      reasons(swipe()) { $0.finger(at: $1).down().hold(1) }
        == ["failed: took 0.5 s, the whole of swipeDuration 0.5"])
    #expect(
      reasons(swipe()) { $0.finger(at: $1).down().move(by: 20, 0).hold(0.083_333_333).up() }
        == ["failed: lifted after moving 20 pt, less than swipePrimaryMovement 45.3"])
  }

  @Test("a pinch and a rotation tell why [PIN-01, PIN-05, PIN-10, ROT-01, ROT-05]")
  func pinchAndRotation() {
    func pinch() -> UIPinchGestureRecognizer { UIPinchGestureRecognizer() }
    func rotation() -> UIRotationGestureRecognizer { UIRotationGestureRecognizer() }
    #expect(
      reasons(pinch()) { $0.hand(at: $1).down().pinch(to: 1.5, in: 0).up() }
        == [
          "began: the distance changed 50 pt, more than pinchHysteresis 8",
          "ended: both fingers lifted",
        ])
    #expect(
      reasons(pinch()) { $0.hand(at: $1).down().pinch(to: 1.05, in: 0).pinch(to: 0.98, in: 0).up() }
        == ["failed: lifted after the distance changed 5 pt, less than pinchHysteresis 8"])
    #expect(
      reasons(rotation()) { $0.hand(at: $1).down().turn(by: 0.5, in: 0).up() }
        == [
          "began: turned 0.5 rad, more than rotationHysteresis 0.1", "ended: both fingers lifted",
        ])
    #expect(
      reasons(rotation()) {
        $0.hand(at: $1).down().turn(by: 0.05, in: 0).turn(by: -0.04, in: 0).up()
      }
        == ["failed: lifted after a turn of 0.05 rad, less than rotationHysteresis 0.1"])
  }
}
