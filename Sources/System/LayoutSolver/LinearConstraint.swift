/// `Σ coefficient · variable + constant` compared with 0.
package struct LinearConstraint: Sendable, Hashable {
  package enum Relation: Sendable { case lessOrEqual, equal, greaterOrEqual }

  package struct Term: Sendable, Hashable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, times coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  package var terms: [Term]
  package var constant: Double
  package var relation: Relation
  package var strength: Strength

  package init(
    _ terms: [Term], plus constant: Double, _ relation: Relation, strength: Strength = .required
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.strength = strength
  }
}

/// How much a constraint matters.
///
/// The stronger come first altogether: no number of weaker constraints outweighs one of them. Those of
/// one strength share what is missed so that the sum is as small as can be.
package struct Strength: Hashable, Comparable, Sendable {
  package let rank: Double

  package init(_ rank: Double) { self.rank = rank }

  /// Never missed.
  package static let required = Strength(.infinity)

  package static func < (left: Strength, right: Strength) -> Bool { left.rank < right.rank }
}
