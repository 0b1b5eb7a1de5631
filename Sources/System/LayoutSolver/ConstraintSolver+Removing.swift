extension ConstraintSolver {
  /// Takes a constraint out again; one that is not there changes nothing.
  package mutating func remove(_ id: ConstraintID) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    owners[entry.marker] = nil
    dropErrors(of: entry)
    if let place = places[entry.marker] {
      removeRow(at: place)
    } else if let place = placeToLeave(for: entry.marker) {
      pivot(at: place, into: entry.marker)
      if let place = places[entry.marker] { removeRow(at: place) }
    }
    for error in entry.errors { forget(error) }
    optimize()
  }

  /// What the constraint misses is no longer anybody's loss.
  private mutating func dropErrors(of entry: Entry) {
    guard let level = objective.level(of: entry.strength) else { return }
    for error in entry.errors {
      if let place = places[error] {
        objective.add(rows[place], times: -1, at: level)
      } else {
        objective.add(error, times: -1, at: level)
      }
    }
    objective.leave(entry.strength)
  }

  /// The row to give up so that a symbol without a row can be removed from all of them.
  private func placeToLeave(for marker: Symbol) -> Int? {
    var best: (place: Int, rank: Int, ratio: Double)?
    for place in rows.indices {
      let coefficient = rows[place].coefficient(of: marker)
      guard coefficient != 0 else { continue }
      // Rows of equations that repeat others hold nothing else; any other choice would spoil them.
      let rank = basis[place].isDummy ? 0 : basis[place].isExternal ? 3 : coefficient < 0 ? 1 : 2
      let ratio = basis[place].isRestricted ? rows[place].constant / abs(coefficient) : 0
      if let known = best {
        if (known.rank, known.ratio) < (rank, ratio) { continue }
        if known.rank == rank, known.ratio == ratio, basis[known.place] < basis[place] { continue }
      }
      best = (place, rank, ratio)
    }
    return best?.place
  }

  /// The other side of a wish goes with the first; rounding may have left traces of it.
  private mutating func forget(_ error: Symbol) {
    if let place = places[error] { removeRow(at: place) }
    for index in rows.indices { rows[index].remove(error) }
    objective.remove(error)
  }
}
