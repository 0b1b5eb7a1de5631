/// What wishes cost that are missed: a row for each strength, the strongest first.
///
/// The strengths are kept apart instead of being weighted, so that a thousand of them neither mix nor
/// lose digits.
struct Objective: Sendable {
  struct Level: Sendable {
    let strength: Strength
    var row = Row()
    /// How many constraints have it.
    var count = 0
  }

  private(set) var levels: [Level] = []

  mutating func enter(_ strength: Strength) -> Int {
    let index = levels.firstIndex { $0.strength <= strength } ?? levels.count
    if index == levels.count || levels[index].strength != strength {
      levels.insert(Level(strength: strength), at: index)
    }
    levels[index].count += 1
    return index
  }

  mutating func leave(_ strength: Strength) {
    guard let index = levels.firstIndex(where: { $0.strength == strength }) else { return }
    levels[index].count -= 1
    if levels[index].count == 0 { levels.remove(at: index) }
  }

  func level(of strength: Strength) -> Int? { levels.firstIndex { $0.strength == strength } }

  mutating func add(_ symbol: Symbol, times factor: Double, at level: Int) {
    levels[level].row.add(symbol, times: factor)
  }

  mutating func add(_ row: Row, times factor: Double, at level: Int) {
    levels[level].row.add(row, times: factor)
  }

  mutating func substitute(_ symbol: Symbol, with row: Row) {
    for index in levels.indices { levels[index].row.substitute(symbol, with: row) }
  }

  mutating func shift(_ symbol: Symbol, by distance: Double) {
    for index in levels.indices {
      levels[index].row.constant += levels[index].row.coefficient(of: symbol) * distance
    }
  }

  mutating func remove(_ symbol: Symbol) {
    for index in levels.indices { levels[index].row.remove(symbol) }
  }

  /// A symbol that makes less missed when it grows, of the strongest level at which any does.
  var entering: Symbol? {
    for (index, level) in levels.enumerated() {
      for term in level.row.terms
      where term.coefficient < 0 && !term.symbol.isDummy
        && levels[..<index].allSatisfy({ $0.row.coefficient(of: term.symbol) == 0 })
      {
        return term.symbol
      }
    }
    return nil
  }

  /// Whether a symbol can grow and nothing more is missed.
  func isIndifferent(to symbol: Symbol) -> Bool {
    levels.allSatisfy { $0.row.coefficient(of: symbol) == 0 }
  }

  /// Whether growing one symbol costs less for each unit of a row than growing another.
  func isCheaper(
    _ symbol: Symbol, _ coefficient: Double, than other: Symbol, _ otherCoefficient: Double
  ) -> Bool {
    for level in levels {
      let cost = level.row.coefficient(of: symbol) / coefficient
      let otherCost = level.row.coefficient(of: other) / otherCoefficient
      if !Row.isZero(cost - otherCost) { return cost < otherCost }
    }
    return symbol < other
  }
}
