import Touchstone

/// A tap that prevents only taps of its turn, and takes turns with others of its kind.
///
/// A tap that waits for the next one, as for a double tap, is over when that comes down elsewhere,
/// and is not ready for it (STM-42): of quick taps at changing places it takes every second one.
/// Another one with the next turn takes those between.
final class TurnTapGestureRecognizer: UITapGestureRecognizer, HooksKnown {
  static let hooks: OverriddenHooks = .prevents

  private(set) var turn = 0
  /// It has had a touch since it was reset.
  private(set) var isBusy = false
  private var turns: TapTurns?

  func take(turn: Int, of turns: TapTurns) {
    self.turn = turn
    self.turns = turns
    turns.add(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // A recognizer that waits has to receive every touch, since the wrong one ends the wait.
    if touches.count == 1, let touch = touches.first {
      guard isBusy || turns?.owner(of: touch, event) ?? turn == turn else {
        return ignore(touch, for: event)
      }
      isBusy = true
      return super.touchesBegan(touches, with: event)
    }
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
