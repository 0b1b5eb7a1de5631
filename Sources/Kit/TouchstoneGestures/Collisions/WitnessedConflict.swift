import GestureCore
import Touchstone

/// A conflict of a scene, with example fingers if it concerns movements.
public struct WitnessedConflict: Sendable, Hashable, CustomStringConvertible {
  /// How severe it is.
  public var severity: GestureConflict.Severity
  /// The rule of `conflicts()`; `nil` if only the comparison of patterns found it.
  public var rule: GestureConflict.Rule?
  /// The recognizers concerned, the one with precedence first.
  public var subjects: [Subject]
  /// A description of the conflict.
  public var sentence: String
  /// A description of possible cures.
  public var cure: String
  /// Example fingers; `nil` if it does not concern movements.
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
