/// A cache with a cost limit; the oldest values are removed first.
struct BoundedCache<Key: Hashable, Value> {
  private let mostCost: Int
  private var cost = 0
  private var values: [Key: (value: Value, cost: Int)] = [:]
  private var order: [Key] = []

  /// - Parameter mostCost: the limit of all costs, in bytes.
  init(mostCost: Int) { self.mostCost = mostCost }

  subscript(key: Key) -> Value? { values[key]?.value }

  /// Stores a value unless its own cost exceeds the limit.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= mostCost, values[key] == nil else { return }
    values[key] = (value, cost)
    order.append(key)
    self.cost += cost
    var removed = 0
    while self.cost > mostCost {
      self.cost -= values.removeValue(forKey: order[removed])?.cost ?? 0
      removed += 1
    }
    order.removeFirst(removed)
  }
}
