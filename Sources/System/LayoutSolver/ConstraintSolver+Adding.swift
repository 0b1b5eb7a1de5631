extension ConstraintSolver {
  /// Takes a constraint in. One that cannot hold beside what is required leaves all as it was.
  @discardableResult
  package mutating func add(_ constraint: LinearConstraint) throws(Conflict) -> ConstraintID {
    let entry = makeEntry(constraint)
    let id = makeID()
    var row = express(constraint)
    row.add(entry.marker, times: entry.markerCoefficient)
    // Wishes: the errors of an equation are its two sides, the error of an inequality undoes its slack.
    for error in entry.errors where error != entry.marker {
      row.add(error, times: -entry.markerCoefficient)
    }
    if row.constant < 0 { row.scale(by: -1) }
    owners[entry.marker] = id
    if let subject = subject(of: row, entry) {
      enter(entry, id)
      row.solve(for: subject)
      settle(subject, row)
    } else if row.terms.allSatisfy({ $0.symbol.isDummy }) {
      // A required equation that says nothing new, or contradicts those that it repeats.
      guard Row.isZero(row.constant / 100) else {
        owners[entry.marker] = nil
        throw conflict(in: row, with: id)
      }
      enter(entry, id)
      row.constant = 0
      row.solve(for: entry.marker)
      settle(entry.marker, row)
    } else {
      try addByPhaseOne(row, entry, id)
    }
    optimize()
    return id
  }

  private mutating func makeEntry(_ constraint: LinearConstraint) -> Entry {
    let isRequired = constraint.strength == .required
    let marker: Symbol
    var errors: [Symbol] = []
    var coefficient = -1.0
    switch constraint.relation {
    case .equal where isRequired:
      marker = makeSymbol(.dummy)
      coefficient = 1
    case .equal:
      marker = makeSymbol(.error)
      errors = [marker, makeSymbol(.error)]
    case .lessOrEqual, .greaterOrEqual:
      marker = makeSymbol(.slack)
      if constraint.relation == .lessOrEqual { coefficient = 1 }
      if !isRequired { errors = [makeSymbol(.error)] }
    }
    return Entry(
      constraint: constraint, constant: constraint.constant, strength: constraint.strength,
      marker: marker, markerCoefficient: coefficient, errors: errors)
  }

  /// The constraint's sum, in terms of symbols that are no basis.
  func express(_ constraint: LinearConstraint) -> Row {
    var row = Row(constraint.constant)
    for term in constraint.terms {
      if let place = places[term.variable.symbol] {
        row.add(rows[place], times: term.coefficient)
      } else {
        row.add(term.variable.symbol, times: term.coefficient)
      }
    }
    return row
  }

  /// A symbol that the row can be solved for at once, if there is one.
  private func subject(of row: Row, _ entry: Entry) -> Symbol? {
    if let external = row.terms.first(where: { $0.symbol.isExternal }) { return external.symbol }
    return ([entry.marker] + entry.errors).first {
      $0.isRestricted && row.coefficient(of: $0) < 0
    }
  }

  private mutating func enter(_ entry: Entry, _ id: ConstraintID) {
    entries[id] = entry
    guard entry.strength != .required else { return }
    let level = objective.enter(entry.strength)
    for error in entry.errors { objective.add(error, times: 1, at: level) }
  }

  /// Makes a row a part of the tableau that does not yet know its symbol as a basis.
  private mutating func settle(_ symbol: Symbol, _ row: Row) {
    pivots += 1
    substitute(symbol, with: row)
    append(symbol, row)
  }

  /// Solves the row for a symbol that is then driven to 0, if it can be.
  private mutating func addByPhaseOne(
    _ row: Row, _ entry: Entry, _ id: ConstraintID
  ) throws(Conflict) {
    let before = self
    enter(entry, id)
    let artificial = makeSymbol(.slack)
    append(artificial, row)
    infeasibility = row
    while let entering = infeasibility?.entering, let place = leavingPlace(for: entering) {
      pivot(at: place, into: entering)
    }
    let rest = infeasibility ?? row
    infeasibility = nil
    guard rest.constant < 100 * Row.tolerance * max(1, abs(row.constant)) else {
      let conflict = conflict(in: rest, with: id)
      let count = pivots
      self = before
      pivots = count
      owners[entry.marker] = nil
      throw conflict
    }
    if let place = places[artificial] {
      rows[place].constant = 0
      if let entering = rows[place].terms.first(where: { $0.symbol.isRestricted }) {
        pivot(at: place, into: entering.symbol)
      } else if rows[place].coefficient(of: entry.marker) != 0 {
        pivot(at: place, into: entry.marker)
      } else {
        removeRow(at: place)
      }
    }
    for index in rows.indices { rows[index].remove(artificial) }
    objective.remove(artificial)
  }

  /// The required constraints of which a row, that cannot be 0, is the sum.
  func conflict(in row: Row, with id: ConstraintID) -> Conflict {
    let others = row.terms.compactMap { owners[$0.symbol] }
    return Conflict(others: Set(others).subtracting([id]).sorted())
  }
}

extension Row {
  /// A symbol that lowers the sum when it grows.
  fileprivate var entering: Symbol? {
    terms.first { $0.coefficient < 0 && !$0.symbol.isDummy }?.symbol
  }
}
