/// Required constraints that cannot hold together, though they could if any one of them were left out.
package struct Conflict: Error, Hashable {
  /// What was there before, in the order in which it was added. The constraint that was added or
  /// changed makes it impossible and is not among them.
  package let others: [ConstraintID]
}

/// Names a constraint that a solver holds.
package struct ConstraintID: Hashable, Comparable, Sendable {
  let number: Int

  package static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.number < right.number
  }
}
