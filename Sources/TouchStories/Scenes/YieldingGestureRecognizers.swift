import Foundation
import Touchstone

/// A long press that keeps nobody but taps out, and may be kept out itself.
final class YieldingLongPressGestureRecognizer: UILongPressGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer is UITapGestureRecognizer
      && super.canPrevent(preventedGestureRecognizer)
  }
}

/// A tap that keeps nobody out but taps of its turn, and takes turns with others of its kind.
///
/// A tap that waits for the next one, as for a double tap, is over when that comes down elsewhere,
/// and is not ready for it (STM-42): of quick taps at changing places it takes every second one.
/// Another one with the next turn takes those between.
final class TurnTapGestureRecognizer: UITapGestureRecognizer {
  private(set) var turn = 0
  /// It has had a touch since it was reset.
  fileprivate private(set) var isBusy = false
  private var turns: TapTurns?

  func take(turn: Int, of turns: TapTurns) {
    self.turn = turn
    self.turns = turns
    turns.add(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Who waits has to hear of every touch, since the wrong one ends the wait.
    let mine = touches.filter { isBusy || turns?.owner(of: $0, event) ?? turn == turn }
    for touch in touches.subtracting(mine) { ignore(touch, for: event) }
    guard !mine.isEmpty else { return }
    isBusy = true
    super.touchesBegan(mine, with: event)
  }

  override func reset() {
    super.reset()
    isBusy = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    (preventedGestureRecognizer as? TurnTapGestureRecognizer)?.turn == turn
      && super.canPrevent(preventedGestureRecognizer)
  }
}

/// Whose turn a touch is, among taps that take turns.
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

  fileprivate func add(_ tap: TurnTapGestureRecognizer) { members.append(Member(tap: tap)) }

  /// The turn whose touch it is: where a tap may come again, it is that one's.
  fileprivate func owner(of touch: UITouch, _ event: UIEvent) -> Int {
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
    // A finger beside one that is down is no tap of its own.
    guard isFar, down.count == 1 else { return last.owner }
    let turns = Set(members.compactMap { $0.tap?.turn })
    return turns.sorted().first { !isBusy($0) } ?? last.owner
  }

  private func isBusy(_ turn: Int) -> Bool {
    members.contains { $0.tap?.turn == turn && $0.tap?.isBusy == true }
  }
}
