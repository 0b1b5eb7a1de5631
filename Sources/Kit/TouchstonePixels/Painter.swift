import CLibCairo
import Foundation
import GestureCore
import Pictures

/// Draws a picture's operations on a surface.
///
/// cairo's matrix stays the identity between operations: paths are converted to pixels here, so that a singular transform is
/// not an error.
final class Painter {
  /// State that operations set for later ones.
  struct State {
    var transform: CGAffineTransform
    var alpha: CGFloat = 1
    var blend = Blend.normal
    var shadow: Shadow?
  }

  /// The source of an operation.
  enum Ink {
    /// Its own paint with an additional opacity.
    case paint(alpha: CGFloat)
    /// Opaque black wherever it covers anything.
    case cover
  }

  let surface: Surface
  let job: RenderJob
  var state: State
  /// Pixels per point, for shadows, which transforms do not affect.
  let zoom: CGFloat
  private var saved: [State] = []
  let depth: Int

  /// The maximum depth of nested pictures; deeper ones are omitted.
  static let deepest = 40

  var context: OpaquePointer { surface.context }

  init(
    _ surface: Surface, _ job: RenderJob, transform: CGAffineTransform, zoom: CGFloat,
    depth: Int = 0
  ) {
    self.surface = surface
    self.job = job
    self.zoom = zoom
    self.depth = depth
    state = State(transform: transform)
  }

  /// Draws a picture and restores the surface's clip.
  func draw(_ picture: Picture) {
    guard depth < Self.deepest else { return }
    cairo_save(context)
    for operation in picture.operations { draw(operation) }
    for _ in saved { cairo_restore(context) }
    saved = []
    cairo_restore(context)
  }

  private func draw(_ operation: Picture.Operation) {
    switch operation {
    case .save:
      saved.append(state)
      cairo_save(context)
    case .restore:
      guard let old = saved.popLast() else { return }
      state = old
      cairo_restore(context)
    case .concat(let transform): state.transform = transform.concatenating(state.transform)
    case .clip(let path, let rule): clip(to: path, rule)
    case .alpha(let alpha): state.alpha = alpha.isFinite ? max(0, min(alpha, 1)) : 1
    case .blend(let blend): state.blend = blend
    case .shadow(let shadow): state.shadow = shadow
    case .fill(let path, let paint, let rule): fill(path, paint, rule, operation)
    case .stroke(let path, let paint, let style): stroke(path, paint, style, operation)
    case .gradient(let gradient): fill(gradient, operation)
    case .text(let run, let point): write(run, at: point, operation)
    case .image(let image, let rect): show(image, in: rect, operation)
    case .group(let picture, let alpha, let blend, let mask):
      group(picture, alpha, blend, mask, operation)
    }
  }

  /// A painter with default state for another surface at the same position.
  func painter(on surface: Surface) -> Painter {
    Painter(surface, job, transform: state.transform, zoom: zoom, depth: depth)
  }

  /// A painter of a nested picture on the same surface.
  func inner(_ place: CGAffineTransform = .identity, zoom factor: CGFloat = 1) -> Painter {
    Painter(
      surface, job, transform: place.concatenating(state.transform), zoom: zoom * factor,
      depth: depth + 1)
  }

  // MARK: - Paths

  private func clip(to path: Path, _ rule: FillRule) {
    // An invalid path encloses nothing.
    if !trace(path) { cairo_new_path(context) }
    set(rule)
    cairo_clip(context)
  }

  func set(_ rule: FillRule) {
    cairo_set_fill_rule(
      context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  /// Sets cairo's current path, in pixels; returns whether all of its points are finite.
  func trace(_ path: Path) -> Bool {
    cairo_new_path(context)
    var pen = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let end):
        guard let end = pixel(end) else { return false }
        cairo_move_to(context, end.x, end.y)
        pen = end
      case .line(let end):
        guard let end = pixel(end) else { return false }
        cairo_line_to(context, end.x, end.y)
        pen = end
      case .quad(let control, let end):
        guard let control = pixel(control), let end = pixel(end) else { return false }
        let (first, last) = (pen + (control - pen) * (2 / 3), end + (control - end) * (2 / 3))
        cairo_curve_to(context, first.x, first.y, last.x, last.y, end.x, end.y)
        pen = end
      case .cubic(let first, let last, let end):
        guard let first = pixel(first), let last = pixel(last), let end = pixel(end) else {
          return false
        }
        cairo_curve_to(context, first.x, first.y, last.x, last.y, end.x, end.y)
        pen = end
      case .close:
        cairo_close_path(context)
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        pen = CGPoint(x: x, y: y)
      }
    }
    return true
  }

  /// A point in pixels, limited to cairo's range; `nil` if it is not finite.
  private func pixel(_ point: CGPoint) -> CGPoint? {
    let point = point.applying(state.transform)
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let farthest = PixelRect.farthest
    return CGPoint(
      x: max(-farthest, min(point.x, farthest)), y: max(-farthest, min(point.y, farthest)))
  }

  /// The bounds of the clip, in pixels.
  var clipRegion: PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return PixelRect(around: CGRect(x: left, y: top, width: right - left, height: bottom - top))
      .intersection(surface.region)
  }
}

extension CGAffineTransform {
  /// The transform for cairo; `nil` if it is singular, which cairo does not accept.
  var matrix: cairo_matrix_t? {
    let area = a * d - b * c
    guard area.isFinite, abs(area) > 1e-12, [a, b, c, d, tx, ty].allSatisfy(\.isFinite),
      [a, b, c, d, tx, ty].allSatisfy({ abs($0) < 1e9 })
    else { return nil }
    return cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
