/// Permutations of a number of indices.
enum Permutations {
  /// All permutations, the identity first, or a random selection of `limit`, which is the same each
  /// time.
  static func of(_ count: Int, atMost limit: Int) -> [[Int]] {
    let usual = Array(0..<count)
    var total = 1
    for factor in 1...max(1, count) where total <= limit { total *= factor }
    if total <= limit { return all(usual) }
    var random = SplitMix64(seed: UInt64(count))
    var found = [usual]
    while found.count < max(1, limit) {
      let order = usual.shuffled(using: &random)
      if !found.contains(order) { found.append(order) }
    }
    return found
  }

  private static func all(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { first in
      all(items.filter { $0 != first }).map { [first] + $0 }
    }
  }
}
