/// One thing that a rule does.
package enum RuleAction: Equatable {
  /// Starts a program with these words; no shell reads them.
  case run([CommandWord])
  /// Presses keys together and lets them go, one chord after the other.
  case keys([Chord])
  /// Keeps keys down until the gesture is over.
  case hold(Chord)
  case click(PointerButton)
}
