import Foundation
import GestureCore

/// Whole figures.
extension Path {
  package init(rect: CGRect) {
    addRect(rect)
  }

  package init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  package mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  package mutating func addEllipse(in rect: CGRect) {
    let place = CGAffineTransform(
      rect.width / 2, 0, 0, rect.height / 2, rect.midX, rect.midY)
    var circle = Path()
    circle.addArc(center: .zero, radius: 1, from: 0, sweep: 2 * .pi)
    circle.close()
    add(circle.applying(place))
  }

  /// A rectangle of which some corners are a quarter of an ellipse, no larger than there is room.
  package mutating func addRoundedRect(
    _ rect: CGRect, radii: CGSize, corners: Corners = .all
  ) {
    let across = min(max(radii.width, 0), rect.width / 2)
    let down = min(max(radii.height, 0), rect.height / 2)
    guard across > 0, down > 0, !corners.isEmpty else { return addRect(rect) }
    func corner(_ which: Corners, _ x: CGFloat, _ y: CGFloat, _ inX: CGFloat, _ inY: CGFloat) {
      let point = CGPoint(x: x, y: y)
      guard corners.contains(which) else { return elements.isEmpty ? () : line(to: point) }
      // The way comes in along one side and leaves along the other: clockwise where y points down.
      let isVertical = (inX > 0) == (inY > 0)
      let before = CGPoint(
        x: x + (isVertical ? 0 : inX * across), y: y + (isVertical ? inY * down : 0))
      let after = CGPoint(
        x: x + (isVertical ? inX * across : 0), y: y + (isVertical ? 0 : inY * down))
      line(to: before)
      let near = 1 - Self.quarter
      cubic(
        to: after,
        control1: CGPoint(x: x + (before.x - x) * near, y: y + (before.y - y) * near),
        control2: CGPoint(x: x + (after.x - x) * near, y: y + (after.y - y) * near))
    }
    move(to: CGPoint(x: rect.midX, y: rect.minY))
    corner(.topRight, rect.maxX, rect.minY, -1, 1)
    corner(.bottomRight, rect.maxX, rect.maxY, -1, -1)
    corner(.bottomLeft, rect.minX, rect.maxY, 1, -1)
    corner(.topLeft, rect.minX, rect.minY, 1, 1)
    close()
  }

  /// How far along its tangent a cubic's control lies that imitates a quarter of a circle.
  static let quarter: CGFloat = 4 / 3 * (CGFloat(2).squareRoot() - 1)

  package struct Corners: OptionSet, Sendable, Hashable, Codable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let topLeft = Corners(rawValue: 1)
    package static let topRight = Corners(rawValue: 2)
    package static let bottomLeft = Corners(rawValue: 4)
    package static let bottomRight = Corners(rawValue: 8)
    package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  // MARK: - Arcs

  /// An arc from an angle on, in radians from the x axis towards the y axis; a straight line leads to
  /// its beginning.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, sweep: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard sweep.isFinite, start.isFinite else { return }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(start).applying(transform)
    if currentPoint == nil { move(to: first) } else if currentPoint != first { line(to: first) }
    // More than a few turns look no different.
    let sweep = max(-8 * .pi, min(sweep, 8 * .pi))
    let count = max(1, Int(bounding: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    guard sweep != 0, radius != 0 else { return }
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (begin, end) = (point(from), point(to))
      cubic(
        to: end.applying(transform),
        control1: CGPoint(x: begin.x - reach * sin(from), y: begin.y + reach * cos(from))
          .applying(transform),
        control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to))
          .applying(transform))
    }
  }

  /// From one angle to the other, the given way round; a difference of a turn or more is a full turn.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, isIncreasing: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = end - start
    if abs(sweep) >= turn - 1e-9 {
      sweep = isIncreasing ? turn : -turn
    } else if isIncreasing, sweep < 0 {
      sweep += turn
    } else if !isIncreasing, sweep > 0 {
      sweep -= turn
    }
    addArc(center: center, radius: radius, from: start, sweep: sweep, transform: transform)
  }

  /// Rounds the corner at `corner` on the way to `end` with a circle that touches both lines.
  package mutating func addArc(corner: CGPoint, end: CGPoint, radius: CGFloat) {
    guard let from = currentPoint else { return move(to: corner) }
    let (before, after) = ((from - corner).unit, (end - corner).unit)
    let cross = before.x * after.y - before.y * after.x
    guard radius > 0, abs(cross) > 1e-9 else { return line(to: corner) }
    let angle = acos(max(-1, min(1, before.x * after.x + before.y * after.y)))
    let reach = radius / tan(angle / 2)
    let middle = (before + after).unit
    let center = corner + middle * (radius / sin(angle / 2))
    let (first, last) = ((corner + before * reach) - center, (corner + after * reach) - center)
    var sweep = atan2(last.y, last.x) - atan2(first.y, first.x)
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    line(to: corner + before * reach)
    addArc(center: center, radius: radius, from: atan2(first.y, first.x), sweep: sweep)
  }
}

extension CGPoint {
  /// The same direction, of length 1; nothing stays nothing.
  var unit: CGPoint { length > 0 ? self / length : self }
  /// A quarter turn from the x axis towards the y axis.
  var turned: CGPoint { CGPoint(x: -y, y: x) }
}
