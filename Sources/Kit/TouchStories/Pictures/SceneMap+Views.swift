import Foundation
import Pictures
import Touchstone

/// Views, drawn as outlines with their names.
extension SceneMap {
  /// Draws the views' content below everything else, with reduced opacity.
  func draw(_ drawing: Pictures.Picture, in markup: inout SVGMarkup) {
    let bounds = CGRect(origin: .zero, size: picture.size)
    markup.begin(
      "g",
      [
        "class": "drawing", "opacity": "0.6",
        "transform": "translate(\(SVGMarkup.number(-region.minX * zoom)) "
          + "\(SVGMarkup.number(-region.minY * zoom))) scale(\(Double(zoom)))",
      ])
    markup.elements(drawing.svgElements(canvas: bounds, prefix: "drawn"))
    markup.end()
  }

  func drawOutline(_ view: OutlinedView, in markup: inout SVGMarkup) {
    markup.shape(
      "path", ["class": "view", "d": "M" + view.corners.map(spell).joined(separator: "L") + "z"],
      tip: view.name)
  }

  /// Draws the name along the upper edge, inside of the view, where there is space.
  mutating func drawName(_ view: OutlinedView, in markup: inout SVGMarkup) {
    guard let edge = topEdge(of: view) else { return }
    let length = hypot(edge.to.x - edge.from.x, edge.to.y - edge.from.y)
    let words = TextMeasure.fit(view.name, size: 10, width: length - 10)
    guard words.count > 2 || words == view.name else { return }
    let along = CGVector(
      dx: (edge.to.x - edge.from.x) / length, dy: (edge.to.y - edge.from.y) / length)
    let extent = TextMeasure.width(words, size: 10)
    let canvas = CGRect(origin: .zero, size: size)
    let starts = [5, (length - extent) / 2, length - extent - 5].filter { $0 >= 0 }
    // Baselines just inside of the upper edge or the opposite one.
    for (depth, start) in [12, edge.depth - 5].flatMap({ depth in starts.map { (depth, $0) } }) {
      let origin = CGPoint(
        x: edge.from.x + along.dx * start - along.dy * depth,
        y: edge.from.y + along.dy * start + along.dx * depth)
      let frame = box(from: origin, along: along, extent: extent)
      guard isFree(frame), canvas.contains(frame) else { continue }
      taken.append(frame)
      let angle = atan2(along.dy, along.dx) * 180 / .pi
      let turn = abs(angle) < 0.05 ? "" : " rotate(\(SVGMarkup.number(angle)))"
      markup.words(
        words,
        [
          "class": "small muted",
          "transform": "translate(\(SVGMarkup.number(origin.x)) "
            + "\(SVGMarkup.number(origin.y)))\(turn)",
        ])
      return
    }
  }

  /// The edge under which text is upright, from left to right, and the distance to the opposite
  /// edge; views may be rotated and mirrored.
  private func topEdge(of view: OutlinedView) -> (from: CGPoint, to: CGPoint, depth: CGFloat)? {
    // If only a part of the scene is drawn, uses the visible part of the view.
    let corners = view.corners.map { corner in
      let place = place(corner)
      guard !picture.isWhole(region) else { return place }
      return CGPoint(x: min(max(0, place.x), size.width), y: min(max(0, place.y), size.height))
    }
    let middle = corners.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.x / 4, y: $0.y + $1.y / 4)
    }
    let edges = corners.indices.map { index in
      let ends = [corners[index], corners[(index + 1) % corners.count]].sorted { $0.x < $1.x }
      let (dx, dy) = (ends[1].x - ends[0].x, ends[1].y - ends[0].y)
      let below = dx * (middle.y - ends[0].y) - dy * (middle.x - ends[0].x)
      return (from: ends[0], to: ends[1], depth: 2 * below / max(hypot(dx, dy), 0.1))
    }
    return edges.filter { edge in
      edge.depth > 12 && edge.to.x - edge.from.x > abs(edge.to.y - edge.from.y)
    }.max { $0.to.x - $0.from.x < $1.to.x - $1.from.x }
  }

  /// The bounding rectangle of a line of small text.
  private func box(from origin: CGPoint, along: CGVector, extent: CGFloat) -> CGRect {
    let ends = [
      CGPoint(x: 0, y: -9), CGPoint(x: extent, y: -9), CGPoint(x: 0, y: 2),
      CGPoint(x: extent, y: 2),
    ]
    let corners = ends.map { end in
      CGPoint(
        x: origin.x + along.dx * end.x - along.dy * end.y,
        y: origin.y + along.dy * end.x + along.dx * end.y)
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
