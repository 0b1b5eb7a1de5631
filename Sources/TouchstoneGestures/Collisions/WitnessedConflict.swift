import GestureCore
import Touchstone

/// A conflict of a scene, with the fingers that show it where it is one of movements.
public struct WitnessedConflict: Sendable, Hashable, CustomStringConvertible {
  public var severity: GestureConflict.Severity
  /// The rule by which `conflicts()` knows it; `nil` for what only the comparison of patterns found.
  public var rule: GestureConflict.Rule?
  /// Those concerned; whoever goes ahead comes first.
  public var subjects: [Subject]
  public var sentence: String
  public var cure: String
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
