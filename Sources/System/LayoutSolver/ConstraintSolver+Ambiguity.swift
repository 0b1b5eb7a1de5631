extension ConstraintSolver {
  /// Whether a variable could have another value and nothing more were missed.
  ///
  /// A yes is certain. Where more constraints meet than are needed to hold a corner, some variables that
  /// could move out of it on a longer way are not found.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    guard let place = places[variable.symbol] else { return true }
    return rows[place].terms.contains { term in
      term.symbol.isExternal || isIndifferent(term.symbol) && hasRoom(for: term.symbol)
    }
  }

  /// Whether every solution has the same value here. A yes is certain.
  package func isDetermined(_ variable: Variable) -> Bool {
    guard let place = places[variable.symbol] else { return false }
    return rows[place].terms.allSatisfy { !$0.symbol.isExternal && !isIndifferent($0.symbol) }
  }

  /// Whether a symbol may grow as far as what is missed is concerned.
  private func isIndifferent(_ symbol: Symbol) -> Bool {
    symbol.isRestricted && objective.isIndifferent(to: symbol)
  }

  /// Whether a symbol can grow before a row comes to 0.
  private func hasRoom(for symbol: Symbol) -> Bool {
    leavingPlace(for: symbol).map { rows[$0].constant > Row.tolerance } ?? true
  }
}
