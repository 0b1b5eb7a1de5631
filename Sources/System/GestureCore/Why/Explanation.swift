/// The sentences of a report while it is made.
struct Explanation {
  var sentences: [String] = []
  /// The first suggested cure: it is for the cause nearest to the effect.
  private(set) var cure: String?
  /// The indices at which the explained attempts start, so that a cycle of causes ends.
  private var explained: Set<Int> = []

  mutating func suggest(_ cure: String) { self.cure = self.cure ?? cure }

  /// Marks an attempt as explained; `false` if it was explained before.
  mutating func begin(_ attempt: GestureAttempt) -> Bool {
    explained.insert(attempt.first).inserted
  }
}
