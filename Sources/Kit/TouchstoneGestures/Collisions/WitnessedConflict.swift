import GestureCore
import Touchstone

/// A conflict of a scene, with the fingers that show it where it is one of movements.
public struct WitnessedConflict: Sendable, Hashable, CustomStringConvertible {
  /// How bad it is.
  public var severity: GestureConflict.Severity
  /// The rule by which `conflicts()` knows it; `nil` for what only the comparison of patterns found.
  public var rule: GestureConflict.Rule?
  /// Those concerned; the one that goes ahead comes first.
  public var subjects: [Subject]
  /// What happens, in words.
  public var sentence: String
  /// What can be done about it, in words.
  public var cure: String
  /// The fingers that show it; `nil` where it is not one of movements.
  public var witness: GestureWitness?

  public var description: String { "\(severity): \(sentence); cure: \(cure)" }

  init(_ conflict: GestureConflict) {
    severity = conflict.severity
    rule = conflict.rule
    subjects = conflict.subjects
    sentence = conflict.sentence
    cure = conflict.cure
  }

  init(
    severity: GestureConflict.Severity, subjects: [Subject], sentence: String, cure: String,
    witness: GestureWitness
  ) {
    self.severity = severity
    self.subjects = subjects
    self.sentence = sentence
    self.cure = cure
    self.witness = witness
  }
}
