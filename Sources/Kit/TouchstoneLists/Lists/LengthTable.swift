import Foundation

/// The lengths of the parts of a list, one after another, with sums that are found and changed in logarithmic time.
///
/// The sums are a binary indexed tree: entry `i` has the sum of the `i & -i` lengths that end with the `i`-th.
struct LengthTable {
  private(set) var lengths: [CGFloat]
  private var sums: [CGFloat]

  init(_ lengths: [CGFloat] = []) {
    self.lengths = lengths
    sums = [0] + lengths
    for index in sums.indices.dropFirst() {
      let above = index + (index & -index)
      if above < sums.count { sums[above] += sums[index] }
    }
  }

  var count: Int { lengths.count }

  /// The sum of the lengths before a part.
  func start(of index: Int) -> CGFloat {
    var (sum, place): (CGFloat, Int) = (0, index)
    while place > 0 {
      sum += sums[place]
      place -= place & -place
    }
    return sum
  }

  var total: CGFloat { start(of: count) }

  mutating func set(_ length: CGFloat, at index: Int) {
    let change = length - lengths[index]
    guard change != 0 else { return }
    lengths[index] = length
    var place = index + 1
    while place < sums.count {
      sums[place] += change
      place += place & -place
    }
  }

  /// The first part that ends after a position; `count` if there is none.
  func index(at position: CGFloat) -> Int {
    var (place, left) = (0, position)
    var step = 1
    while step * 2 < sums.count { step *= 2 }
    while step > 0 {
      let next = place + step
      if next < sums.count, sums[next] <= left {
        place = next
        left -= sums[next]
      }
      step /= 2
    }
    return place
  }
}
