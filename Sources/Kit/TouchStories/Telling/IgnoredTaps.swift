import Foundation
import GestureCore
import Touchstone

/// Detects taps of one finger for which no tap recognizer was ready.
struct IgnoredTaps {
  /// The number of recognizers that were not ready, by active touch.
  private var unready: [Int: Int] = [:]
  private var served: Set<Int> = []

  mutating func note(_ touch: Int, keptFrom place: Int) {
    if unready[touch] == nil { unready[touch] = place }
  }

  /// Records that a tap recognizer has received the touch.
  mutating func noteServed(_ touch: Int) { served.insert(touch) }

  /// Removes a touch that lifted; returns the loss if no tap recognizer was ready for it.
  mutating func lift(
    _ track: FingerTrack, at time: Timestamp, _ contenders: [Contender]
  ) -> ToldLoss? {
    let wasServed = served.remove(track.id) != nil
    guard let place = unready.removeValue(forKey: track.id), !wasServed,
      contenders[place].isTap(track, lifted: time)
    else { return nil }
    let (x, y) = (StoryText.spell(track.start.x), StoryText.spell(track.start.y))
    return ToldLoss(
      time: track.landed, kind: .tap, recognizer: contenders[place].name,
      reason: "never received touch \(track.id), a tap at (\(x), \(y)): \(Exclusion.isOver)")
  }
}

extension Contender {
  /// Whether a finger landed and lifted as a tap does.
  func isTap(_ track: FingerTrack, lifted time: Timestamp) -> Bool {
    let way = track.movement
    return time.seconds(since: track.landed) <= tuning.tapDuration
      && hypot(way.x, way.y) <= tuning.tapMovement
  }
}
