import Foundation
import GestureCore

/// A drawing as an unordered set of points, normalized in size and centred.
struct PointCloud: Sendable {
  /// The number of points, and of the table's cells per axis, as in the paper.
  static let points = 32
  private static let cells = 64

  let places: [CGPoint]
  /// Index of the nearest point for each cell of the square around the cloud.
  private let table: [UInt8]

  init(_ drawing: StrokeDrawing) {
    let points = drawing.resampled(to: Self.points)
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    let width = (xs.max() ?? 0) - (xs.min() ?? 0)
    let height = (ys.max() ?? 0) - (ys.min() ?? 0)
    let side = max(width, height)
    let middle = TouchCluster(points).centroid
    let places = points.map { ($0 - middle) / (side > 0 ? side : 1) }
    self.places = places
    table = (0..<Self.cells * Self.cells).map { cell in
      let place = CGPoint(
        x: Self.centre(of: cell % Self.cells), y: Self.centre(of: cell / Self.cells))
      let nearest = places.indices.min { one, other in
        (places[one] - place).square < (places[other] - place).square
      }
      return UInt8(clamping: nearest ?? 0)
    }
  }

  /// The smallest weighted sum of squared distances between matched points, in either direction; `limit` if it is not smaller.
  func distance(to other: PointCloud, below limit: Double) -> Double {
    let step = Int(bounding: Double(Self.points).squareRoot())
    var least = limit
    let bounds = lowerBounds(against: other, step: step)
    let reversedBounds = other.lowerBounds(against: self, step: step)
    for (index, start) in stride(from: 0, to: Self.points, by: step).enumerated() {
      if bounds[index] < least { least = min(least, match(other, from: start, below: least)) }
      if reversedBounds[index] < least {
        least = min(least, other.match(self, from: start, below: least))
      }
    }
    return least
  }

  /// Matches each point, beginning with `start`, with the nearest remaining point of the other cloud. The first points have the
  /// most choice and the largest weights.
  private func match(_ other: PointCloud, from start: Int, below limit: Double) -> Double {
    let count = Self.points
    var left = Array(0..<count)
    var sum = 0.0
    for turn in 0..<count {
      let place = places[(start + turn) % count]
      var (nearest, index) = (Double.infinity, 0)
      for candidate in left.indices {
        let distance = (other.places[left[candidate]] - place).square
        if distance < nearest { (nearest, index) = (distance, candidate) }
      }
      left.swapAt(index, left.count - 1)
      left.removeLast()
      sum += Double(count - turn) * nearest
      if sum >= limit { return sum }
    }
    return sum
  }

  /// Lower bounds of the matches from each start: every point is matched with its nearest, which may be used several times. One
  /// pass over the points computes all bounds.
  private func lowerBounds(against other: PointCloud, step: Int) -> [Double] {
    let count = Self.points
    var before = [0.0]
    var first = 0.0
    for (index, place) in places.enumerated() {
      let distance = (other.places[other.nearest(to: place)] - place).square
      // The nearest point to a cell's centre may not be the nearest to a location in the cell.
      let least = max(0, distance.squareRoot() - Self.uncertainty)
      before.append(before[index] + least * least)
      first += Double(count - index) * least * least
    }
    let whole = before[count]
    return stride(from: 0, to: count, by: step).map { start in
      first + Double(start) * whole - Double(count) * before[start]
    }
  }

  private func nearest(to place: CGPoint) -> Int {
    Int(table[Self.cell(of: place.y) * Self.cells + Self.cell(of: place.x)])
  }

  /// Twice the distance from a cell's centre to its corner.
  private static let uncertainty = 2 * 2.0.squareRoot() / Double(cells)

  /// The square extends by one side of the shape from the centre in each direction.
  private static func cell(of coordinate: CGFloat) -> Int {
    max(0, min(cells - 1, Int(bounding: (coordinate + 1) / 2 * CGFloat(cells))))
  }

  private static func centre(of cell: Int) -> CGFloat {
    (CGFloat(cell) + 0.5) / CGFloat(cells) * 2 - 1
  }
}

extension CGPoint {
  /// The squared distance from the origin.
  fileprivate var square: Double { x * x + y * y }
}
