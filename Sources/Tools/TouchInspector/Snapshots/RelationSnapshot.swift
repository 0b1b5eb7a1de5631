import Touchstone

/// What a recognizer is to another: waits for it, keeps it out, or goes together with it.
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
  /// All recognizers for which it holds, these among them; `nil` if there are no others.
  var cases: [[Int]]?
  /// What it is about, where that is a whole kind: "16 taps and the pan of the scroll view".
  var title: String?
  var sentence: String
  var cure: String
  /// The cures that can be tried.
  var cures: [Cure]
  /// The fingers that show it, once they have been looked for.
  var witness: WitnessSnapshot?
}
