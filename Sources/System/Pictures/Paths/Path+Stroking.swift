import Foundation
import GestureCore

extension Path {
  /// What a stroke covers, as a path to be filled by the winding rule: a piece for each line, each
  /// corner and each end, all going round the same way, so that they add up where they overlap.
  package func stroked(_ style: StrokeStyle) -> Path {
    guard style.width > 0, style.width.isFinite else { return Path() }
    var lines = flattened()
    if let pattern = style.usableDash {
      lines = lines.flatMap { $0.dashed(pattern, phase: style.dashPhase) }
    }
    return Path(polylines: lines.flatMap { StrokePieces(of: $0, style).pieces })
  }
}

/// The pieces of one line's stroke.
private struct StrokePieces {
  private(set) var pieces: [Polyline] = []
  private let style: StrokeStyle
  private let half: CGFloat

  init(of line: Polyline, _ style: StrokeStyle) {
    self.style = style
    half = style.width / 2
    let segments = line.segments.filter { $0.from != $0.to }
    guard let first = segments.first, let last = segments.last else {
      // A line of no length shows its ends alone.
      if let point = line.points.first, line.points.count > 1 || line.isClosed { dot(at: point) }
      return
    }
    for segment in segments {
      let side = (segment.to - segment.from).unit.turned * half
      add([
        segment.from + side, segment.to + side, segment.to + side * -1, segment.from + side * -1,
      ])
    }
    for (before, after) in zip(segments, segments.dropFirst()) {
      join(at: after.from, before.to - before.from, after.to - after.from)
    }
    if line.isClosed {
      join(at: first.from, last.to - last.from, first.to - first.from)
    } else {
      cap(at: first.from, towards: first.from - first.to)
      cap(at: last.to, towards: last.to - last.from)
    }
  }

  private mutating func add(_ points: [CGPoint]) {
    let piece = Polyline(points, isClosed: true)
    pieces.append(
      piece.signedArea < 0 ? Polyline(points.reversed(), isClosed: true) : piece)
  }

  private mutating func circle(at center: CGPoint) {
    let around = CGRect(
      x: center.x - half, y: center.y - half, width: style.width, height: style.width)
    for line in Path(ellipseIn: around).flattened() { add(line.points) }
  }

  private mutating func dot(at point: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: circle(at: point)
    case .square:
      add(
        [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { point + CGPoint(x: half * $0.0, y: half * $0.1) }
      )
    }
  }

  private mutating func cap(at end: CGPoint, towards way: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: circle(at: end)
    case .square:
      let along = way.unit * half
      let side = along.turned
      add([end + side, end + side + along, end + along + side * -1, end + side * -1])
    }
  }

  private mutating func join(at corner: CGPoint, _ before: CGPoint, _ after: CGPoint) {
    let (before, after) = (before.unit, after.unit)
    let cross = before.x * after.y - before.y * after.x
    let cosine = before.x * after.x + before.y * after.y
    guard abs(cross) > 1e-6 || cosine < 0 else { return }
    if style.join == .round { return circle(at: corner) }
    // The outer side is the one that the way turns from.
    let outwards = cross > 0 ? -half : half
    let (first, second) = (corner + before.turned * outwards, corner + after.turned * outwards)
    let sine = ((1 + cosine) / 2).squareRoot()
    guard style.join == .miter, sine > 1e-6, 1 / sine <= style.miterLimit else {
      return add([corner, first, second])
    }
    let middle = before.turned + after.turned
    add([corner, first, corner + middle.unit * (outwards / sine), second])
  }
}
