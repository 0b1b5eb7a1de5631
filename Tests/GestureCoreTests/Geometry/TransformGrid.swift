import Foundation
import GestureCore

/// Transforms with small binary fractions in every place: sums and products of a few of them are
/// exact, so that algebraic laws can be asked for to the last bit.
enum TransformGrid {
  static let all: [CGAffineTransform] = {
    let numbers: [CGFloat] = [-1, 0, 0.5, 2]
    return numbers.flatMap { a in
      numbers.flatMap { b in
        numbers.flatMap { c in
          numbers.map { d in
            CGAffineTransform(a: a, b: b, c: c, d: d, tx: 2 * c - b + 1, ty: d + a - 0.25)
          }
        }
      }
    }
  }()

  /// Every seventh, so that pairs and triples stay quick; seven shares no factor with the grid.
  static let few = stride(from: 0, to: all.count, by: 7).map { all[$0] }
  static let invertible = all.filter { $0.determinant != 0 }
  static let singular = all.filter { $0.determinant == 0 }

  static let points = [
    CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -3.5, y: 8),
  ]
}

extension CGAffineTransform {
  var determinant: CGFloat { a * d - b * c }

  func isClose(to other: CGAffineTransform, within tolerance: CGFloat = 1e-12) -> Bool {
    let differences = [
      a - other.a, b - other.b, c - other.c, d - other.d, tx - other.tx, ty - other.ty,
    ]
    return differences.allSatisfy { abs($0) <= tolerance }
  }
}
