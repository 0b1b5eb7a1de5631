import Touchstone

/// A tap that prevents only taps of its own turn, and alternates with others of its kind.
///
/// A tap that waits for another one, as for a double tap, fails when that lands elsewhere, and does
/// not receive it (STM-42): of quick taps at changing locations it gets every second one. A tap
/// with the next turn gets the others.
final class TurnTapGestureRecognizer: UITapGestureRecognizer, HooksKnown {
  static let hooks: OverriddenHooks = .prevents

  private(set) var turn = 0
  /// Whether it only handles touches that the tap with the first turn cannot receive.
  var isSpare: Bool { turn > 0 }
  /// Whether it has received a touch since its reset.
  private(set) var isBusy = false
  private var turns: TapTurns?

  func take(turn: Int, of turns: TapTurns) {
    self.turn = turn
    self.turns = turns
    turns.add(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // A waiting recognizer must receive every touch, because a touch elsewhere ends its wait.
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
