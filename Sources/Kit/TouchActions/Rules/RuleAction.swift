/// An action of a rule.
package enum RuleAction: Equatable {
  /// Starts a program with these arguments, without a shell.
  case run([CommandWord])
  /// Presses and releases chords in sequence.
  case keys([Chord])
  /// Holds keys until the gesture ends.
  case hold(Chord)
  case click(PointerButton)
}
