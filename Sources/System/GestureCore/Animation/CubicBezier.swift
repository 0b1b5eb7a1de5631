/// An easing curve from (0, 0) to (1, 1): the progress at a fraction of the duration.
package struct CubicBezier: Sendable, Hashable {
  package let first: CGPoint
  package let second: CGPoint

  /// The control points' x is clamped to 0...1, or one moment would have several values. Their y may leave
  /// that range, and then the curve overshoots. A control point that is not finite is replaced by that
  /// of a straight line.
  package init(_ first: CGPoint, _ second: CGPoint) {
    self.first = Self.clamped(first, or: CGPoint(x: 1.0 / 3, y: 1.0 / 3))
    self.second = Self.clamped(second, or: CGPoint(x: 2.0 / 3, y: 2.0 / 3))
  }

  package init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    self.init(CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
  }

  // The control points that Core Animation documents for these names.
  package static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
  package static let easeIn = CubicBezier(0.42, 0, 1, 1)
  package static let easeOut = CubicBezier(0, 0, 0.58, 1)
  package static let linear = CubicBezier(0, 0, 1, 1)

  /// The progress at a fraction of the duration.
  package func value(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    if isStraight { return fraction }
    return Self.coordinate(at: parameter(at: fraction), first.y, second.y)
  }

  private var isStraight: Bool { first.x == first.y && second.x == second.y }

  /// The curve's parameter at a fraction of the duration: by Newton's method, and by bisection where a
  /// Newton step leaves the bracket.
  private func parameter(at fraction: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var parameter = fraction
    for _ in 0..<64 {
      let error = Self.coordinate(at: parameter, first.x, second.x) - fraction
      if abs(error) < 1e-12 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let next = parameter - error / Self.slope(at: parameter, first.x, second.x)
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }

  private static func coordinate(at t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(at t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }

  private static func clamped(_ point: CGPoint, or other: CGPoint) -> CGPoint {
    guard point.x.isFinite, point.y.isFinite else { return other }
    return CGPoint(x: max(0, min(1, point.x)), y: point.y)
  }
}
