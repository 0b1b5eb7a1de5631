import CLibCairo
import Foundation
import GestureCore
import Pictures

/// Draws the operations of a picture on a surface.
///
/// The library's own matrix stays the identity between operations: paths are converted to pixels here,
/// so that a transform without an inverse is no error.
final class Painter {
  /// What operations set for those after them.
  struct State {
    var transform: CGAffineTransform
    var alpha: CGFloat = 1
    var blend = Blend.normal
    var shadow: Shadow?
  }

  /// What an operation is drawn with.
  enum Ink {
    /// Its own paint, this opaque.
    case paint(alpha: CGFloat)
    /// Black, wherever it covers anything.
    case cover
  }

  let surface: Surface
  let job: RenderJob
  var state: State
  /// Pixels to a point of the page, for shadows, which no transform turns or scales.
  let zoom: CGFloat
  private var saved: [State] = []
  let depth: Int

  /// Pictures in pictures that lie deeper are left out.
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

  /// Draws a picture, and leaves the surface's clip as it was.
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

  /// A painter of another surface in this one's place, with an empty state.
  func painter(on surface: Surface) -> Painter {
    Painter(surface, job, transform: state.transform, zoom: zoom, depth: depth)
  }

  /// A painter of a picture within the picture, on the same surface.
  func inner(_ place: CGAffineTransform = .identity, zoom factor: CGFloat = 1) -> Painter {
    Painter(
      surface, job, transform: place.concatenating(state.transform), zoom: zoom * factor,
      depth: depth + 1)
  }

  // MARK: - Paths

  private func clip(to path: Path, _ rule: FillRule) {
    // A path that cannot be drawn encloses nothing.
    if !trace(path) { cairo_new_path(context) }
    set(rule)
    cairo_clip(context)
  }

  func set(_ rule: FillRule) {
    cairo_set_fill_rule(
      context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  /// Makes a path the library's present one, in pixels; returns whether all of its points are numbers.
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

  /// A point of the page in pixels, as near as the library can draw; `nil` if it is no number.
  private func pixel(_ point: CGPoint) -> CGPoint? {
    let point = point.applying(state.transform)
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let farthest = PixelRect.farthest
    return CGPoint(
      x: max(-farthest, min(point.x, farthest)), y: max(-farthest, min(point.y, farthest)))
  }

  /// What is not clipped away, in pixels.
  var clipRegion: PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return PixelRect(around: CGRect(x: left, y: top, width: right - left, height: bottom - top))
      .intersection(surface.region)
  }
}

extension CGAffineTransform {
  /// For the library; `nil` for a transform that it does not accept, because it has no inverse.
  var matrix: cairo_matrix_t? {
    let area = a * d - b * c
    guard area.isFinite, abs(area) > 1e-12, [a, b, c, d, tx, ty].allSatisfy(\.isFinite),
      [a, b, c, d, tx, ty].allSatisfy({ abs($0) < 1e9 })
    else { return nil }
    return cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
