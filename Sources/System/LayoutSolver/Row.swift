/// A constant and a sum of symbols, each with a coefficient; sorted, so that sums are merges.
struct Row: Sendable {
  struct Term: Sendable {
    var symbol: Symbol
    var coefficient: Double
  }

  var constant: Double
  private(set) var terms: [Term] = []

  init(_ constant: Double = 0) { self.constant = constant }

  /// What is nearer to 0 than this is rounding.
  static let tolerance = 1e-9

  static func isZero(_ value: Double) -> Bool { abs(value) < tolerance }

  func coefficient(of symbol: Symbol) -> Double {
    let index = place(of: symbol)
    return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
  }

  mutating func add(_ symbol: Symbol, times factor: Double) {
    let index = place(of: symbol)
    if index < terms.count, terms[index].symbol == symbol {
      terms[index].coefficient += factor
      if Self.isZero(terms[index].coefficient) { terms.remove(at: index) }
    } else if !Self.isZero(factor) {
      terms.insert(Term(symbol: symbol, coefficient: factor), at: index)
    }
  }

  mutating func add(_ other: Row, times factor: Double) {
    constant += other.constant * factor
    guard !other.terms.isEmpty else { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var index = 0
    for term in other.terms {
      while index < terms.count, terms[index].symbol < term.symbol {
        sum.append(terms[index])
        index += 1
      }
      var coefficient = term.coefficient * factor
      if index < terms.count, terms[index].symbol == term.symbol {
        coefficient += terms[index].coefficient
        index += 1
      }
      if !Self.isZero(coefficient) {
        sum.append(Term(symbol: term.symbol, coefficient: coefficient))
      }
    }
    sum.append(contentsOf: terms[index...])
    terms = sum
  }

  mutating func remove(_ symbol: Symbol) {
    let index = place(of: symbol)
    if index < terms.count, terms[index].symbol == symbol { terms.remove(at: index) }
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// From `0 = self` to `symbol = self`.
  mutating func solve(for symbol: Symbol) {
    let coefficient = coefficient(of: symbol)
    remove(symbol)
    scale(by: -1 / coefficient)
  }

  /// From `old = self` to `new = self`.
  mutating func solve(for new: Symbol, insteadOf old: Symbol) {
    add(old, times: -1)
    solve(for: new)
  }

  mutating func substitute(_ symbol: Symbol, with row: Row) {
    let coefficient = coefficient(of: symbol)
    guard coefficient != 0 else { return }
    remove(symbol)
    add(row, times: coefficient)
  }

  private func place(of symbol: Symbol) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
