import Foundation
import GestureCore
import Touchstone

/// Recognizes fingers that do not move: they tap, or rest where they landed.
///
/// ```
/// possible ─a finger moved too far─▶ failed   at once, or at a deadline
/// possible ─all fingers lifted─▶ ended
/// ```
/// The centre of a fingertip shifts when the tip rolls during landing, pressing or lifting, by up to half of its width of 8 mm.
/// For a finger that lifts within a tenth of a second, only the location of the lift counts. For one that has rested for half a
/// second, only a larger shift is a movement; between these times, a pan's threshold is used. For resting fingers, the change
/// of their distance also counts, because each finger of a pinch or rotation moves half of the distance. A pan that requires
/// its failure is recognized neither for a tap that slips nor for a press with a creeping finger.
final class RestGestureRecognizer: UIGestureRecognizer, HooksKnown {
  static let hooks: OverriddenHooks = [.prevents, .isPrevented]

  /// The largest shift of a resting fingertip in points: 4 mm.
  var drift: CGFloat = 25

  private enum Tuning {
    /// The duration of a landing, and the time after which a finger rests, in seconds.
    static let landing: TimeInterval = 0.1
    static let resting: TimeInterval = 0.5
  }

  private struct Finger {
    var touch: UITouch
    var start: CGPoint
    var landed: TimeInterval
  }

  private var fingers: [Finger] = []
  /// When the distance of two fingers began to exceed that of resting fingers; a single report may be noise.
  private var apartSince: TimeInterval?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      fingers.append(
        Finger(touch: touch, start: touch.location(in: nil), landed: event.timestamp))
    }
    // Movement during the landing is judged at its end, even without a further event.
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
    // A lifted finger is removed, because another finger may rest for hours while others tap.
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

  /// Fails if a finger has moved too far.
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

  /// Fails if the distance of two resting fingers has changed too much.
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
