extension ConstraintSolver {
  /// Primal simplex: as long as something makes less missed, it grows as far as it can.
  mutating func optimize() {
    while let entering = objective.entering, let place = leavingPlace(for: entering) {
      pivot(at: place, into: entering)
    }
  }

  /// The row that first comes to 0 when a symbol grows. Of equals the one with the lowest number, which
  /// keeps the simplex from going round in circles (Bland's rule).
  func leavingPlace(for entering: Symbol) -> Int? {
    var best: (place: Int, ratio: Double)?
    for place in rows.indices where basis[place].isRestricted {
      let coefficient = rows[place].coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = -rows[place].constant / coefficient
      if let known = best {
        if ratio > known.ratio { continue }
        if ratio == known.ratio, basis[place] > basis[known.place] { continue }
      }
      best = (place, ratio)
    }
    return best?.place
  }

  /// Dual simplex: rows that went below 0 are made whole at the least cost.
  /// - Returns: the row that nothing can make whole, if there is one.
  mutating func restoreFeasibility() -> Int? {
    while let place = leastNegativePlace {
      var best: Row.Term?
      for term in rows[place].terms where term.coefficient > 0 && !term.symbol.isDummy {
        guard let known = best else {
          best = term
          continue
        }
        if objective.isCheaper(
          term.symbol, term.coefficient, than: known.symbol, known.coefficient)
        {
          best = term
        }
      }
      guard let best else { return place }
      pivot(at: place, into: best.symbol)
    }
    return nil
  }

  /// The row below 0 whose symbol has the lowest number.
  private var leastNegativePlace: Int? {
    var best: Int?
    for place in rows.indices
    where rows[place].constant < -Row.tolerance && basis[place].isRestricted {
      if let known = best, basis[known] < basis[place] { continue }
      best = place
    }
    return best
  }

  // MARK: - Rows

  /// Exchanges the symbol of a row for another one in it.
  mutating func pivot(at place: Int, into entering: Symbol) {
    pivots += 1
    let leaving = basis[place]
    var row = rows[place]
    removeRow(at: place)
    row.solve(for: entering, insteadOf: leaving)
    substitute(entering, with: row)
    append(entering, row)
  }

  mutating func substitute(_ symbol: Symbol, with row: Row) {
    for place in rows.indices {
      rows[place].substitute(symbol, with: row)
      // Rounding must not look like a row that is not feasible.
      if rows[place].constant < 0, rows[place].constant > -Row.tolerance,
        basis[place].isRestricted
      {
        rows[place].constant = 0
      }
    }
    objective.substitute(symbol, with: row)
    infeasibility?.substitute(symbol, with: row)
  }

  mutating func append(_ symbol: Symbol, _ row: Row) {
    places[symbol] = rows.count
    basis.append(symbol)
    rows.append(row)
  }

  mutating func removeRow(at place: Int) {
    places[basis[place]] = nil
    let last = rows.count - 1
    if place != last {
      rows.swapAt(place, last)
      basis.swapAt(place, last)
      places[basis[place]] = place
    }
    rows.removeLast()
    basis.removeLast()
  }
}
