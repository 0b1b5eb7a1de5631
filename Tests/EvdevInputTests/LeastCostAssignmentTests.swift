import Testing

@testable import EvdevInput

@Suite("Least cost assignment")
struct LeastCostAssignmentTests {
  @Test("the sum is smallest, not each cost")
  func sum() {
    #expect(leastCostAssignment([[1, 2], [0, 10]]) == [1, 0])
  }

  @Test("rows without a column get none, and columns may stay free")
  func uneven() {
    #expect(leastCostAssignment([[5], [1], [3]]) == [nil, 0, nil])
    #expect(leastCostAssignment([[9, 2, 7]]) == [1])
    #expect(leastCostAssignment([]) == [])
    #expect(leastCostAssignment([[], []]) == [nil, nil])
  }

  @Test("it agrees with trying everything")
  func exhaustive() {
    var seed: UInt64 = 7
    for _ in 0..<200 {
      let costs = (0..<4).map { _ in
        (0..<4).map { _ -> Double in
          seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return Double(seed >> 40)
        }
      }
      let found = leastCostAssignment(costs).enumerated().reduce(0.0) { sum, match in
        sum + (match.element.map { costs[match.offset][$0] } ?? .infinity)
      }
      #expect(found == Self.cheapest(costs, 0, []))
    }
  }

  private static func cheapest(_ costs: [[Double]], _ row: Int, _ used: [Int]) -> Double {
    guard row < costs.count else { return 0 }
    return costs.indices.filter { !used.contains($0) }
      .map { costs[row][$0] + cheapest(costs, row + 1, used + [$0]) }.min() ?? .infinity
  }
}
