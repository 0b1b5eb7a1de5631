import CLibCairo
import Foundation
import GestureCore
import Pictures

/// Fills, strokes and gradients.
extension Painter {
  func fill(_ path: Path, _ paint: Paint, _ rule: FillRule, _ operation: Picture.Operation) {
    guard !path.isEmpty else { return }
    let bounds = PixelRect(around: path.controlBounds.applying(state.transform)).expanded(by: 1)
    put(operation, bounds, foldsAlpha: paint.isPlain) { painter, ink in
      guard painter.trace(path), painter.setSource(paint, ink) else { return }
      painter.set(rule)
      cairo_fill(painter.context)
    }
  }

  func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ operation: Picture.Operation
  ) {
    guard !path.isEmpty, style.width > 0, style.width.isFinite, style.width < 1e6,
      var matrix = state.transform.matrix
    else { return }
    let reach = style.reach
    let area = path.controlBounds.insetBy(dx: -reach, dy: -reach).applying(state.transform)
    let bounds = PixelRect(around: area).expanded(by: 1)
    put(operation, bounds, foldsAlpha: paint.isPlain) { painter, ink in
      guard painter.trace(path), painter.setSource(paint, ink) else { return }
      let context = painter.context
      // The pen is transformed like the path.
      cairo_set_matrix(context, &matrix)
      cairo_set_line_width(context, style.width)
      cairo_set_line_cap(
        context,
        [.butt: CAIRO_LINE_CAP_BUTT, .round: CAIRO_LINE_CAP_ROUND][style.cap]
          ?? CAIRO_LINE_CAP_SQUARE)
      cairo_set_line_join(
        context,
        [.miter: CAIRO_LINE_JOIN_MITER, .round: CAIRO_LINE_JOIN_ROUND][style.join]
          ?? CAIRO_LINE_JOIN_BEVEL)
      cairo_set_miter_limit(context, max(1, style.miterLimit.isFinite ? style.miterLimit : 10))
      let dash = style.dash(along: path).map(Double.init)
      let phase = style.dashPhase.isFinite ? style.dashPhase : 0
      cairo_set_dash(context, dash, CInt(dash.count), phase)
      cairo_stroke(context)
      cairo_set_dash(context, nil, 0, 0)
      cairo_identity_matrix(context)
    }
  }

  func fill(_ gradient: Gradient, _ operation: Picture.Operation) {
    put(operation, clipRegion) { painter, ink in
      guard painter.setSource(.gradient(gradient), ink) else { return }
      cairo_paint(painter.context)
    }
  }

  // MARK: - Paints

  /// Sets a paint as the source; returns whether it is visible.
  private func setSource(_ paint: Paint, _ ink: Ink) -> Bool {
    guard case .paint(let alpha) = ink else {
      cairo_set_source_rgba(context, 0, 0, 0, 1)
      return true
    }
    switch paint {
    case .shade(let shade): shade.setAsSource(of: context, alpha: alpha)
    case .gradient(let gradient): return setSource(gradient)
    }
    return true
  }

  private func setSource(_ gradient: Gradient) -> Bool {
    guard let last = gradient.stops.last else { return false }
    guard !gradient.isFlat else {
      // Its end equals its start, so all of the plane is after the end.
      guard gradient.goesOnAfter else { return false }
      last.shade.setAsSource(of: context)
      return true
    }
    guard var matrix = state.transform.matrix else { return false }
    let pattern: OpaquePointer?
    switch gradient.course {
    case .line(let from, let to):
      pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    case .circles(let from, let radius, let to, let endRadius):
      pattern = cairo_pattern_create_radial(
        from.x, from.y, max(0, radius), to.x, to.y, max(0, endRadius))
    case .turn(let center, let angle):
      let wheel = ColorWheel(gradient, around: center, from: angle, state.transform)
      guard let sheet = sheet(clipRegion) else { return false }
      wheel.draw(on: sheet)
      sheet.setAsSource(of: context)
      return true
    }
    defer { cairo_pattern_destroy(pattern) }
    for (place, shade) in gradient.shownStops {
      cairo_pattern_add_color_stop_rgba(
        pattern, place, shade.red, shade.green, shade.blue, shade.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_matrix(context, &matrix)
    cairo_set_source(context, pattern)
    cairo_identity_matrix(context)
    return true
  }
}

extension Paint {
  /// Whether it is a single colour.
  fileprivate var isPlain: Bool {
    if case .shade = self { true } else { false }
  }
}

extension StrokeStyle {
  /// The largest distance from the path at which the stroke is visible.
  var reach: CGFloat {
    let corner = join == .miter ? max(1, miterLimit.isFinite ? miterLimit : 10) : 1
    return width / 2 * max(corner, 2.0.squareRoot())
  }

  /// With more dashes, a solid line is drawn.
  private static let mostDashes: CGFloat = 100_000

  /// The dash lengths; empty if there would be too many dashes.
  fileprivate func dash(along path: Path) -> [CGFloat] {
    guard let dash = usableDash else { return [] }
    var length: CGFloat = 0
    var pen = CGPoint.zero
    for element in path.elements {
      switch element {
      case .quad(let control, _): length += pen.distance(to: control)
      case .cubic(let first, let last, _):
        length += pen.distance(to: first) + first.distance(to: last)
      default: break
      }
      guard let end = element.end else { continue }
      if case .move = element {} else { length += pen.distance(to: end) }
      pen = end
    }
    return length / dash.reduce(0, +) * CGFloat(dash.count) < Self.mostDashes ? dash : []
  }
}

extension Gradient {
  /// Whether its start equals its end.
  fileprivate var isFlat: Bool {
    switch course {
    case .line(let from, let to): from == to
    case .circles(let from, let radius, let to, let endRadius): from == to && radius == endRadius
    case .turn: false
    }
  }

  /// The stops, with transparent ones where the gradient does not extend.
  var shownStops: [(place: Double, shade: Shade)] {
    var shown = stops.map { ($0.place.isFinite ? max(0, min($0.place, 1)) : 0, $0.shade) }
    func clear(_ shade: Shade) -> Shade { Shade(shade.red, shade.green, shade.blue, 0) }
    if !goesOnBefore, let first = shown.first { shown.insert((first.0, clear(first.1)), at: 0) }
    if !goesOnAfter, let last = shown.last { shown.append((last.0, clear(last.1))) }
    return shown
  }
}
