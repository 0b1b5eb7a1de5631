/// The sentences of a report while they are gathered.
struct CauseTelling {
  var sentences: [String] = []
  /// The cure for what lies nearest to the effect.
  private(set) var cure: String?
  /// Where the attempts begin that have been told, so that a circle ends.
  private var told: Set<Int> = []

  mutating func suggest(_ cure: String) { self.cure = self.cure ?? cure }

  /// Whether the attempt has not been told yet.
  mutating func opens(_ attempt: GestureAttempt) -> Bool { told.insert(attempt.first).inserted }
}
