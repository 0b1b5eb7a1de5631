import Foundation
import GestureCore

/// Areas and lines.
extension SVGWriter {
  mutating func fill(_ path: Path, _ paint: Paint, _ rule: FillRule) {
    guard !path.isEmpty, !isCounted(paint) else { return }
    let ruled = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
    let start = "<path d=\"\(SVGText.path(path))\""
    let end = "\(ruled)\(SVGText.transform(state.transform))/>"
    put(start + attributes("fill", paint) + end, shape: start + end)
  }

  mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    guard !path.isEmpty, style.width > 0, !isCounted(paint) else { return }
    var line = " stroke-width=\"\(SVGText.number(style.width))\""
    if style.cap != .butt {
      line += " stroke-linecap=\"\(style.cap == .round ? "round" : "square")\""
    }
    switch style.join {
    case .miter: line += " stroke-miterlimit=\"\(SVGText.number(max(1, style.miterLimit)))\""
    case .round: line += " stroke-linejoin=\"round\""
    case .bevel: line += " stroke-linejoin=\"bevel\""
    }
    if let dash = style.usableDash {
      line += " stroke-dasharray=\"\(dash.map { SVGText.number($0) }.joined(separator: " "))\""
      if style.dashPhase != 0 {
        line += " stroke-dashoffset=\"\(SVGText.number(style.dashPhase))\""
      }
    }
    let start = "<path d=\"\(SVGText.path(path))\" fill=\"none\""
    let end = "\(line)\(SVGText.transform(state.transform))/>"
    put(start + attributes("stroke", paint) + end, shape: start + " stroke=\"#000\"" + end)
  }

  mutating func fill(_ gradient: Gradient) {
    let seen = reach
    // The canvas in the space of the gradient, which may be turned against it.
    let back = state.transform.inverted()
    fill(Path(rect: seen).applying(back), .gradient(gradient), .winding)
  }

  private mutating func attributes(_ name: String, _ paint: Paint) -> String {
    switch paint {
    case .shade(let shade):
      return " \(name)=\"\(SVGText.shade(shade))\""
        + SVGText.opacity("\(name)-opacity", shade.alpha)
    case .gradient(let gradient):
      return " \(name)=\"url(#\(define(gradient)))\""
    }
  }

  /// SVG has no gradient around a point: a pattern of narrow wedges stands for it. Their edges are not
  /// smoothed, or gaps would show between them.
  private func wedges(
    _ gradient: Gradient, _ name: String, around center: CGPoint, from angle: CGFloat
  ) -> String {
    let area = reach.applying(state.transform.inverted())
    let radius =
      area.width + area.height + center.distance(to: CGPoint(x: area.midX, y: area.midY))
    let count = 360
    let step = 2 * CGFloat.pi / CGFloat(count)
    let wedges = (0..<count).map { index in
      var wedge = Path()
      wedge.move(to: center)
      wedge.addArc(
        center: center, radius: radius, from: angle + step * CGFloat(index), sweep: step)
      wedge.close()
      let shade = gradient.shade(at: (Double(index) + 0.5) / Double(count))
      return "<path d=\"\(SVGText.path(wedge))\" fill=\"\(SVGText.shade(shade))\""
        + "\(SVGText.opacity("fill-opacity", shade.alpha))/>"
    }.joined()
    return "<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\" \(SVGText.rect(area)) "
      + "viewBox=\"\(SVGText.number(area.minX)) \(SVGText.number(area.minY)) "
      + "\(SVGText.number(area.width)) \(SVGText.number(area.height))\" shape-rendering=\"crispEdges\">\(wedges)</pattern>"
  }

  private mutating func define(_ gradient: Gradient) -> String {
    let name = name()
    var stops = gradient.stops
    if let first = stops.first, !gradient.goesOnBefore {
      stops.insert(Gradient.Stop(first.place, first.shade.faded), at: 0)
    }
    if let last = stops.last, !gradient.goesOnAfter {
      stops.append(Gradient.Stop(last.place, last.shade.faded))
    }
    let spelled = stops.map { stop in
      "<stop offset=\"\(SVGText.number(stop.place))\" stop-color=\"\(SVGText.shade(stop.shade))\""
        + "\(SVGText.opacity("stop-opacity", stop.shade.alpha))/>"
    }.joined()
    func spell(_ values: KeyValuePairs<String, CGFloat>) -> String {
      values.map { " \($0)=\"\(SVGText.number($1))\"" }.joined()
    }
    switch gradient.course {
    case .line(let from, let to):
      let line = spell(["x1": from.x, "y1": from.y, "x2": to.x, "y2": to.y])
      define(
        "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\"\(line)>\(spelled)"
          + "</linearGradient>")
    case .circles(let from, let radius, let to, let endRadius):
      let circles = spell([
        "fx": from.x, "fy": from.y, "fr": radius, "cx": to.x, "cy": to.y, "r": endRadius,
      ])
      define(
        "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\"\(circles)>\(spelled)"
          + "</radialGradient>")
    case .turn(let center, let angle):
      define(wedges(gradient, name, around: center, from: angle))
    }
    return name
  }
}

extension Shade {
  /// The same colour that cannot be seen.
  fileprivate var faded: Shade { Shade(red, green, blue, 0) }
}
