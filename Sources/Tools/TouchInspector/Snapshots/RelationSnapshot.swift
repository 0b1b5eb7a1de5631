import Touchstone

/// The relation of one recognizer to another: waits for it, prevents it, or is simultaneous with
/// it.
struct RelationSnapshot: Encodable, Equatable {
  var from: Int
  var to: Int
  var relation: String
}

/// Static advice about a scene.
struct AdviceSnapshot: Encodable, Equatable {
  var severity: String
  var names: [String]
  var recognizers: [Int]
  /// All recognizers to which the advice applies, including `names`; `nil` if there are no others.
  var cases: [[Int]]?
  /// A title for advice about a whole kind: "16 taps and the pan of the scroll view".
  var title: String?
  var sentence: String
  var cure: String
  /// The cures that can be tried.
  var cures: [Cure]
  /// Example fingers of the conflict, once they have been searched for.
  var witness: WitnessSnapshot?
}
