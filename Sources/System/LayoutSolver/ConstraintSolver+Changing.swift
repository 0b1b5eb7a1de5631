extension ConstraintSolver {
  /// Changes the constant of a constraint. If it can then not hold, all is as it was.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(Conflict) {
    guard let entry = entries[id], entry.constant != constant else { return }
    let step = (constant - entry.constant) / entry.markerCoefficient
    shift(entry.marker, by: step)
    if let place = failedPlace() {
      var row = rows[place]
      row.add(basis[place], times: 1)
      let conflict = conflict(in: row, with: id)
      shift(entry.marker, by: -step)
      _ = restoreFeasibility()
      throw conflict
    }
    entries[id]?.constant = constant
  }

  /// Changes how much a wish matters. What is required stays so.
  package mutating func setStrength(_ strength: Strength, of id: ConstraintID) {
    guard let entry = entries[id], entry.strength != strength, entry.strength != .required,
      strength != .required
    else { return }
    let level = objective.enter(strength)
    for error in entry.errors { add(error, at: level, times: 1) }
    if let old = objective.level(of: entry.strength) {
      for error in entry.errors { add(error, at: old, times: -1) }
    }
    objective.leave(entry.strength)
    entries[id]?.strength = strength
    optimize()
  }

  private mutating func add(_ error: Symbol, at level: Int, times factor: Double) {
    if let place = places[error] {
      objective.add(rows[place], times: factor, at: level)
    } else {
      objective.add(error, times: factor, at: level)
    }
  }

  /// A marker counts from another zero.
  private mutating func shift(_ marker: Symbol, by step: Double) {
    if let place = places[marker] {
      rows[place].constant -= step
    } else {
      for place in rows.indices {
        rows[place].constant += rows[place].coefficient(of: marker) * step
      }
    }
    objective.shift(marker, by: step)
  }

  /// Makes the tableau whole again, or returns the row that cannot be satisfied.
  private mutating func failedPlace() -> Int? {
    let repeated = rows.indices.first {
      basis[$0].isDummy && abs(rows[$0].constant) > 100 * Row.tolerance
    }
    return repeated ?? restoreFeasibility()
  }
}
