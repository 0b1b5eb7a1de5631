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
  var sentence: String
  var cure: String
}

/// A touch where it was last.
struct TouchSnapshot: Encodable, Equatable {
  var id: Int
  var phase: String
  var x: Double
  var y: Double
  var view: String?
  var hand: Int

  var isOver: Bool { phase == "ended" || phase == "cancelled" }
}
