/// Assigns each row a distinct column with the smallest sum of costs (the Hungarian method with
/// potentials; cubic time, for at most ten fingers).
///
/// If there are more rows than columns, the remaining rows get `nil`.
func leastCostAssignment(_ costs: [[Double]]) -> [Int?] {
  guard let columns = costs.first?.count, columns > 0 else { return costs.map { _ in nil } }
  if costs.count > columns {
    let turned = (0..<columns).map { column in costs.map { $0[column] } }
    var result = [Int?](repeating: nil, count: costs.count)
    for (column, row) in leastCostAssignment(turned).enumerated() {
      if let row { result[row] = column }
    }
    return result
  }

  // Row 0 and column 0 are auxiliary; the real ones begin at 1.
  var rowPotential = [Double](repeating: 0, count: costs.count + 1)
  var columnPotential = [Double](repeating: 0, count: columns + 1)
  var rowOfColumn = [Int](repeating: 0, count: columns + 1)
  for row in 1...costs.count {
    var cameFrom = [Int](repeating: 0, count: columns + 1)
    var slack = [Double](repeating: .infinity, count: columns + 1)
    var isUsed = [Bool](repeating: false, count: columns + 1)
    rowOfColumn[0] = row
    var column = 0
    repeat {
      isUsed[column] = true
      let current = rowOfColumn[column]
      var smallest = Double.infinity
      var next = 0
      for candidate in 1...columns where !isUsed[candidate] {
        let reduced =
          costs[current - 1][candidate - 1] - rowPotential[current] - columnPotential[candidate]
        if reduced < slack[candidate] {
          slack[candidate] = reduced
          cameFrom[candidate] = column
        }
        if slack[candidate] < smallest {
          smallest = slack[candidate]
          next = candidate
        }
      }
      for index in 0...columns {
        if isUsed[index] {
          rowPotential[rowOfColumn[index]] += smallest
          columnPotential[index] -= smallest
        } else {
          slack[index] -= smallest
        }
      }
      column = next
    } while rowOfColumn[column] != 0
    while column != 0 {
      rowOfColumn[column] = rowOfColumn[cameFrom[column]]
      column = cameFrom[column]
    }
  }

  var result = [Int?](repeating: nil, count: costs.count)
  for column in 1...columns where rowOfColumn[column] > 0 {
    result[rowOfColumn[column] - 1] = column - 1
  }
  return result
}
