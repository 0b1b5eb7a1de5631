/// Finds values that satisfy linear equations and inequalities: all that are required, and of the wishes
/// as much as can be, the stronger first.
///
/// It is the Cassowary algorithm of Badros, Borning and Stuckey ("The Cassowary linear arithmetic
/// constraint solving algorithm", 2001): a simplex tableau in augmented form, kept optimal while
/// constraints come, go and change, so that a small change is a few pivots.
/// ```
///               required, and no basic symbol at hand
/// add ─▶ a row ─────────────────────────────────────▶ phase one ─impossible─▶ Conflict
///          │ else                                        │
///          ▼                                             ▼
///        primal simplex ◀────────────────────────────────┘ ─▶ optimal
/// change of a constant ─▶ dual simplex ─▶ optimal;  no way ─▶ as before, Conflict
/// ```
package struct ConstraintSolver: Sendable {
  /// What is kept of a constraint.
  struct Entry: Sendable {
    let constraint: LinearConstraint
    var constant: Double
    var strength: Strength
    /// The symbol by which its row is found, and the coefficient that it came with.
    let marker: Symbol
    let markerCoefficient: Double
    /// What is missed: one or both sides of a wish.
    let errors: [Symbol]
  }

  /// `basis[i] = rows[i]`; symbols that are no basis have the value 0.
  var rows: [Row] = []
  var basis: [Symbol] = []
  var places: [Symbol: Int] = [:]
  var objective = Objective()
  /// While a constraint is added that may be impossible: how impossible it is.
  var infeasibility: Row?
  var entries: [ConstraintID: Entry] = [:]
  var owners: [Symbol: ConstraintID] = [:]
  var edits: [Variable: (id: ConstraintID, value: Double)] = [:]
  private var lastSymbol = 0
  private var lastConstraint = 0

  /// How often a row was solved for a symbol and all others were rewritten: the measure of work.
  package internal(set) var pivots = 0

  package init() {}

  package mutating func makeVariable() -> Variable { Variable(symbol: makeSymbol(.external)) }

  package func value(of variable: Variable) -> Double {
    places[variable.symbol].map { rows[$0].constant } ?? 0
  }

  /// How much is missed of the wishes of a strength, in all.
  package func missed(of strength: Strength) -> Double {
    objective.level(of: strength).map { objective.levels[$0].row.constant } ?? 0
  }

  /// By how much a constraint is missed; 0 if it holds.
  package func missed(by id: ConstraintID) -> Double {
    guard let entry = entries[id] else { return 0 }
    return entry.errors.reduce(0) { sum, error in
      sum + (places[error].map { rows[$0].constant } ?? 0)
    }
  }

  mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
    lastSymbol += 1
    return Symbol(kind, number: lastSymbol)
  }

  mutating func makeID() -> ConstraintID {
    lastConstraint += 1
    return ConstraintID(number: lastConstraint)
  }
}
