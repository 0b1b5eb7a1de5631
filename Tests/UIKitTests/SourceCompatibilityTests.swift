import Testing
import TouchstoneTesting
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// What is written for iOS compiles here and does the same.
@MainActor @Suite struct SourceCompatibilityTests {
  let stage = Stage()

  @Test("a recognizer of one's own recognizes; observers of its state see all [API-G04, STM-09]")
  func checkmark() {
    let checkmark = stage.add(CheckmarkGestureRecognizer(), named: "checkmark")
    let finger = stage.finger(at: CGPoint(x: 50, y: 100))
    finger.down().move(by: 20, 30, in: 0.1).move(by: 40, -60, in: 0.1).up()
    #expect(stage.log == ["checkmark ended"])
    #expect(checkmark.history == [.ended, .possible])
    finger.down().move(by: 20, 30, in: 0.1).move(by: -10, -20, in: 0.1).up()
    stage.hand(at: CGPoint(x: 100, y: 100)).down().cancel()
    #expect(stage.log == ["checkmark ended"])
    #expect(checkmark.history == [.ended, .possible, .failed, .possible, .failed, .possible])
  }

  @Test("a pan with a threshold of its own resets it with its state [API-G04, API-G27, PAN-20]")
  func thresholdPan() {
    let pan = ThresholdPanGestureRecognizer()
    var log: [String] = []
    pan.addAction { [unowned pan] recognizer in
      log.append("\(recognizer.state) \(pan.isThresholdExceeded) \(pan.translation(in: nil).x)")
    }
    stage.view.addGestureRecognizer(pan)
    stage.finger(at: CGPoint(x: 50, y: 50)).down().move(by: 25, 0).move(by: 20, 0).move(by: 1, 0)
      .up()
    #expect(
      log == ["began false 15.0", "changed true 0.0", "changed true 1.0", "ended false 1.0"])
    #expect(!pan.isThresholdExceeded)
  }

  @Test("a card follows the fingers by its own transform [REC-04, API-W04, API-D02]")
  func card() {
    let card = CardView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    stage.view.addSubview(card)
    stage.frameRate = 100
    stage.finger(at: CGPoint(x: 150, y: 150)).down().move(by: 20, 0, in: 0.01)
      .move(by: 30, 40, in: 0.02).up()
    #expect(card.center == CGPoint(x: 240, y: 240))
    #expect(card.flung == CGVector(dx: 1500, dy: 2000))
    let hand = stage.hand(at: card.center).down().pinch(to: 1.2, in: 0)
    hand.pinch(to: 1.5, in: 0).turn(by: 0.2, in: 0).turn(by: 0.3, in: 0).up()
    let expected = CGAffineTransform(scaleX: 1.5, y: 1.5).rotated(by: 0.3)
    #expect(abs(card.transform.a - expected.a) < 1e-9 && abs(card.transform.b - expected.b) < 1e-9)
    #expect(card.log == ["began 1 of 1", "began 2 of 2"])
    stage.finger(at: card.center).doubleTap()
    #expect(card.transform.isIdentity)
    #expect(card.log.last == "tap")
  }

  @Test("views and recognizers can be made with a coder, as storyboards do [API-G01, API-W01]")
  func coder() {
    let coder = NSCoder()
    #expect(CardView(coder: coder)?.gestureRecognizers?.count == 4)
    #expect(UITapGestureRecognizer(coder: coder) != nil)
  }
}
