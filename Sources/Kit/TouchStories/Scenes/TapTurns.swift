import Foundation
import Touchstone

/// Determines which of several alternating taps owns a touch.
final class TapTurns {
  private struct Landing {
    var touch: ObjectIdentifier
    var time: TimeInterval
    var place: CGPoint
    var owner: Int
  }

  private struct Member {
    weak var tap: TurnTapGestureRecognizer?
  }

  private var members: [Member] = []
  private var last: Landing?

  func add(_ tap: TurnTapGestureRecognizer) { members.append(Member(tap: tap)) }

  /// The turn that owns a touch: a touch near the last one belongs to the same turn.
  func owner(of touch: UITouch, _ event: UIEvent) -> Int {
    if let last, last.touch == ObjectIdentifier(touch), last.time == event.timestamp {
      return last.owner
    }
    let place = touch.location(in: nil)
    let landing = Landing(
      touch: ObjectIdentifier(touch), time: event.timestamp, place: place,
      owner: owner(of: place, touch, event))
    last = landing
    return landing.owner
  }

  private func owner(of place: CGPoint, _ touch: UITouch, _ event: UIEvent) -> Int {
    guard let last, isBusy(last.owner) else { return 0 }
    let down = event.allTouches?.filter { $0.phase != .ended && $0.phase != .cancelled } ?? []
    let separation = touch.window?.windowScene?.touchSystem.tuning.tapSeparation ?? 0
    let isFar = hypot(place.x - last.place.x, place.y - last.place.y) > separation
    // A finger next to one that is down is not a separate tap.
    guard isFar, down.count == 1 else { return last.owner }
    let turns = Set(members.compactMap { $0.tap?.turn })
    return turns.sorted().first { !isBusy($0) } ?? last.owner
  }

  private func isBusy(_ turn: Int) -> Bool {
    members.contains { $0.tap?.turn == turn && $0.tap?.isBusy == true }
  }
}
