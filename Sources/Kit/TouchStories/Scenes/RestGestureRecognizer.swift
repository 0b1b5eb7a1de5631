import Foundation
import GestureCore
import Touchstone

/// Recognizes fingers that go nowhere: they come and are gone at once, or rest where they came down.
///
/// ```
/// possible ─a finger has gone as far as none does by itself─▶ failed   at once, or by the clock
/// possible ─all fingers lifted─▶ ended
/// ```
/// The middle of a fingertip is not where it was when the tip rolls as it lands, presses or lifts: by
/// up to half of its width of 8 mm. Of one that is gone within a tenth of a second only the place at
/// which it lifts counts, and of one that has rested for half a second only more than that is a
/// movement; between the two, what a pan takes for one. Of fingers that have rested counts as well how
/// far they went from each other: of a pinch or a turn each goes half of the way. A pan that requires it
/// to fail is recognized neither in a tap that skids nor of a press under which the finger creeps.
final class RestGestureRecognizer: UIGestureRecognizer, HooksKnown {
  static let hooks: OverriddenHooks = [.prevents, .isPrevented]

  /// How far the middle of a fingertip goes by itself, in points: 4 mm.
  var drift: CGFloat = 25

  private enum Tuning {
    /// For how long a finger lands, and after which time it rests (seconds).
    static let landing: TimeInterval = 0.1
    static let resting: TimeInterval = 0.5
  }

  private struct Finger {
    var touch: UITouch
    var start: CGPoint
    var landed: TimeInterval
  }

  private var fingers: [Finger] = []
  /// Since when two fingers are farther from each other than they rest: noise is so for one report.
  private var apartSince: TimeInterval?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      fingers.append(
        Finger(touch: touch, start: touch.location(in: nil), landed: event.timestamp))
    }
    // What it has done until then counts when it has landed, even if it does nothing more.
    let landed = event.timestamp
    afterSeconds(Tuning.landing) { [unowned self] in judge(at: landed + Tuning.landing) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    judge(at: event.timestamp)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    judge(at: event.timestamp)
    // One that has lifted counts no more: a finger may rest for hours while others tap.
    fingers.removeAll { !isDown($0.touch) }
    finish(as: .ended, because: .recognized("the fingers went nowhere"))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    finish(as: .failed, because: .touchesCancelled)
  }

  override func reset() {
    super.reset()
    fingers.removeAll(keepingCapacity: true)
    apartSince = nil
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  // MARK: - Private

  /// Fails if a finger has gone too far for one that rests.
  private func judge(at time: TimeInterval) {
    guard state == .possible else { return }
    for finger in fingers where isLifting(finger.touch, at: time) || isDown(finger.touch) {
      let place = finger.touch.location(in: nil)
      let way = hypot(place.x - finger.start.x, place.y - finger.start.y)
      guard way > limit(at: time - finger.landed, isLifting: !isDown(finger.touch)) else {
        continue
      }
      return setState(
        .failed, because: .because("a finger went \(Int(bounding: way.rounded(.up))) pt"))
    }
    judgePairs(at: time)
  }

  /// Fails if two fingers that rested went too far from where the one was to the other.
  private func judgePairs(at time: TimeInterval) {
    guard fingers.count > 1 else {
      apartSince = nil
      return
    }
    let resting = fingers.filter { isDown($0.touch) && time - $0.landed > Tuning.resting }
    var farthest: CGFloat = 0
    for (index, one) in resting.enumerated() {
      let oneWay = one.touch.location(in: nil) - one.start
      for other in resting.dropFirst(index + 1) {
        let way = other.touch.location(in: nil) - other.start - oneWay
        farthest = max(farthest, hypot(way.x, way.y))
      }
    }
    guard farthest > drift else {
      apartSince = nil
      return
    }
    guard let since = apartSince, time > since else {
      apartSince = time
      return
    }
    setState(
      .failed,
      because: .because("two fingers went \(Int(bounding: farthest.rounded(.up))) pt apart"))
  }

  private func limit(at age: TimeInterval, isLifting: Bool) -> CGFloat {
    let tuning = view?.window?.windowScene?.touchSystem.tuning ?? GestureTuning()
    if age < Tuning.landing { return isLifting ? drift : tuning.tapMovement }
    return age > Tuning.resting ? drift : tuning.panHysteresis
  }

  private func isDown(_ touch: UITouch) -> Bool {
    touch.phase != .ended && touch.phase != .cancelled
  }

  private func isLifting(_ touch: UITouch, at time: TimeInterval) -> Bool {
    touch.phase == .ended && touch.timestamp == time
  }

  private func finish(as end: UIGestureRecognizer.State, because reason: Reason) {
    guard state == .possible else { return }
    for finger in fingers where isDown(finger.touch) { return }
    setState(end, because: reason)
  }
}
