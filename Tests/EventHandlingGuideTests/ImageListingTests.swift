import EventHandlingGuide
import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// The heights of an animation that is eased in and out, after a quarter of its time.
private let quarter = "0.870838"

@Suite("Listings that show a picture and animate it away")
struct ImageListingTests {
  let stage = Stage()

  @Test("a tap shows its picture where the finger was, which fades in half a second")
  func tap() {
    let controller = TapViewController()
    stage.show(controller)
    say(controller)
    stage.finger(at: CGPoint(x: 120, y: 200)).tap()
    say(controller, after: 0)
    say(controller, after: 0.125)
    say(controller, after: 0.125)
    say(controller, after: 0.25)
    #expect(
      stage.log == [
        "0 nothing 0,0 alpha 0 angle 0", "0.05 tap ended", "0.05 tap 120,200 alpha 1 angle 0",
        "0.175 tap 120,200 alpha \(quarter) angle 0", "0.3 tap 120,200 alpha 0.5 angle 0",
        "0.55 tap 120,200 alpha 0 angle 0",
      ])
  }

  @Test("another tap while the picture fades makes it opaque again, elsewhere")
  func tapAgain() {
    let controller = TapViewController()
    stage.show(controller)
    stage.finger(at: CGPoint(x: 120, y: 200)).tap()
    stage.wait(0.45)
    stage.finger(at: CGPoint(x: 300, y: 500)).tap(holding: 0)
    say(controller)
    say(controller, after: 0.25)
    #expect(
      stage.log == [
        "0.05 tap ended", "0.5 tap ended", "0.5 tap 300,500 alpha 1 angle 0",
        "0.75 tap 300,500 alpha 0.5 angle 0",
      ])
  }

  @Test("two taps are two single taps, and a drag is none")
  func notTaps() {
    stage.show(TapViewController())
    stage.finger(at: CGPoint(x: 120, y: 200)).doubleTap()
    stage.finger(at: CGPoint(x: 120, y: 200)).drag(by: 60, 0)
    #expect(stage.log == ["0.05 tap ended", "0.2 tap ended"])
  }

  @Test(
    "a swipe's picture starts where the finger did and slides off by 220 points as it fades",
    arguments: [("swipe left", -1.0), ("swipe right", 1.0)])
  func swipe(name: String, sign: Double) {
    let controller = SwipeViewController()
    stage.show(controller)
    stage.finger(at: CGPoint(x: 200, y: 300)).down().move(by: 80 * sign, 0).up()
    say(controller)
    say(controller, after: 0.25)
    say(controller, after: 0.25)
    #expect(
      stage.log == [
        "0.01 \(name) ended", "0.01 swipe 200,300 alpha 1 angle 0",
        "0.26 swipe \(spell(200 + 110 * sign)),300 alpha 0.5 angle 0",
        "0.51 swipe \(spell(200 + 220 * sign)),300 alpha 0 angle 0",
      ])
  }

  @Test("a swipe up or down is neither to the left nor to the right")
  func swipeUp() {
    let controller = SwipeViewController()
    stage.show(controller)
    stage.finger(at: CGPoint(x: 200, y: 300)).down().move(by: 0, -80).up()
    say(controller)
    #expect(stage.log == ["0.01 nothing 0,0 alpha 0 angle 0"])
  }

  @Test("fingers turn the picture, and it goes back to level as it fades once they lift")
  func rotation() {
    let controller = RotationViewController()
    stage.show(controller)
    let hand = stage.hand(at: CGPoint(x: 200, y: 400))
    hand.down().turn(by: 0.2, in: 0)
    say(controller)
    hand.turn(by: 0.5, in: 0)
    say(controller)
    hand.up()
    say(controller, after: 0.125)
    say(controller, after: 0.125)
    say(controller, after: 0.25)
    #expect(
      stage.log == [
        "0.01 rotation began", "0.01 rotation 200,400 alpha 1 angle 0", "0.02 rotation changed",
        "0.02 rotation 200,400 alpha 1 angle 0.5", "0.02 rotation ended",
        "0.145 rotation 200,400 alpha \(quarter) angle 0.435419",
        "0.27 rotation 200,400 alpha 0.5 angle 0.25",
        "0.52 rotation 200,400 alpha 0 angle 0",
      ])
    #expect(controller.imageView.transform.isIdentity)
  }

  @Test("so it does when the fingers are taken away, by the system or one by one")
  func rotationCancelled() {
    for isAlert in [true, false] {
      let stage = Stage()
      let controller = RotationViewController()
      stage.show(controller)
      let hand = stage.hand(at: CGPoint(x: 200, y: 400))
      hand.down().turn(by: 0.2, in: 0).turn(by: 0.5, in: 0)
      if isAlert { stage.interrupt() } else { hand.cancel() }
      say(controller, on: stage)
      say(controller, after: 0.25, on: stage)
      say(controller, after: 0.25, on: stage)
      #expect(
        stage.log == [
          "0.01 rotation began", "0.02 rotation changed", "0.02 rotation cancelled",
          "0.02 rotation 200,400 alpha 1 angle 0.5",
          "0.27 rotation 200,400 alpha 0.5 angle 0.25", "0.52 rotation 200,400 alpha 0 angle 0",
        ])
    }
  }

  /// How the picture is seen, after that many seconds.
  private func say(
    _ controller: GestureImageViewController, after seconds: TimeInterval = 0,
    on other: Stage? = nil
  ) {
    let stage = other ?? stage
    if seconds > 0 { stage.wait(seconds) }
    let shown = controller.imageView.presentation
    stage.say(
      "\(controller.imageView.image?.name ?? "nothing") "
        + "\(spell(shown.center.x)),\(spell(shown.center.y)) alpha \(spell(shown.alpha)) "
        + "angle \(spell(shown.transform.angle))")
  }
}
