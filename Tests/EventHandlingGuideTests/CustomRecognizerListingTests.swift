import EventHandlingGuide
import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Listings of recognizers of one's own")
struct CustomRecognizerListingTests {
  let stage = Stage()
  private let place = CGPoint(x: 100, y: 100)

  @Test("a check mark is recognized at the lift, and knows where it turned [API-G27]")
  func checkmark() {
    let controller = CheckmarkViewController()
    stage.show(controller)
    stage.finger(at: place).down().move(by: 30, 30).move(by: 10, 20).move(by: 60, -80).up()
    stage.say("\(controller.midPoints)")
    #expect(stage.log == ["0.03 checkmark ended", "0.03 \([CGPoint(x: 140, y: 150)])"])
    #expect(controller.recognizer.midPoint == .zero)
  }

  @Test("other strokes are none, and none of them spoils the next [STM-40]")
  func others() {
    let controller = CheckmarkViewController()
    stage.show(controller)
    let finger = stage.finger(at: place)
    // To the left; only down; by two fingers; taken away half-way.
    finger.down().move(by: 30, 30).move(by: -10, -30).move(by: 60, -60).up()
    finger.down().move(by: 30, 30).up()
    stage.hand(at: place).down().move(by: 30, 30).move(by: 60, -60).up()
    finger.down().move(by: 30, 30).move(by: 60, -60)
    stage.interrupt()
    #expect(stage.log.isEmpty)
    let last = stage.finger(at: place).down().move(by: 20, 20).move(by: 20, -20)
    stage.log.append("midpoint \(controller.recognizer.midPoint)")
    last.up()
    #expect(
      stage.log == [
        "midpoint \(CGPoint(x: 120, y: 120))",
        "\(String(format: "%g", stage.now)) checkmark ended",
      ])
  }

  @Test("as in the guide, a stroke that goes straight up at once counts as a check mark too")
  func straightUp() {
    let controller = CheckmarkViewController()
    stage.show(controller)
    stage.finger(at: place).down().move(by: 30, -30).up()
    #expect(stage.log == ["0.01 checkmark ended"])
    #expect(controller.midPoints == [.zero])
  }

  @Test("each step of the pinch is measured from the one before")
  func pinch() {
    let controller = IncrementalPinchViewController()
    stage.show(controller)
    let (left, right) = (stage.finger(at: place), stage.finger(at: CGPoint(x: 200, y: 100)))
    left.down()
    stage.wait(0.1)
    right.down()
    left.move(by: -50, 0)
    stage.say(spell(controller.pictureView.transform.a))
    right.move(by: 150, 0)
    stage.say(spell(controller.pictureView.transform.a))
    stage.together {
      left.move(by: 100, 0)
      right.move(by: -50, 0)
    }
    stage.say(spell(controller.pictureView.transform.a))
    right.up()
    left.move(by: 10, 0).up()
    #expect(
      stage.log == [
        "0.11 pinch began", "0.11 1.5", "0.12 pinch changed", "0.12 3", "0.13 pinch changed",
        "0.13 1.5", "0.13 pinch ended",
      ])
  }

  @Test("a third finger is given back, and cannot take part; one finger alone is no pinch")
  func thirdFinger() {
    let controller = IncrementalPinchViewController()
    stage.show(controller)
    stage.finger(at: place).drag(by: 50, 0, in: 0)
    let hand = stage.hand(at: CGPoint(x: 200, y: 400)).down()
    let third = stage.finger(at: CGPoint(x: 200, y: 600)).down().move(by: 100, 0)
    hand.pinch(to: 2, in: 0)
    third.up()
    hand.cancel()
    stage.say(spell(controller.pictureView.transform.a))
    // The cancelled pinch leaves nothing behind.
    stage.hand(at: CGPoint(x: 200, y: 400)).down().pinch(to: 1.5, in: 0).up()
    stage.say(spell(controller.pictureView.transform.a))
    #expect(
      stage.log == [
        "0.03 pinch began", "0.03 pinch cancelled", "0.03 2", "0.04 pinch began",
        "0.04 pinch ended", "0.04 3",
      ])
  }
}
