import CLibCairo
import Foundation
import GestureCore
import Pictures

/// Pixels that show a picture, and of the next one draw only what is different.
package final class PixelCanvas {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// Pixels to a point.
  package let scale: CGFloat
  /// All pixels that were drawn so far.
  package private(set) var drawnPixels = 0

  private let surface: Surface
  private let cache: PixelCache
  private var shown: Picture?

  /// - Parameter size: in points.
  package init(size: CGSize, scale: CGFloat) throws(PixelError) {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    let page = PixelRect(
      x: 0, y: 0, width: Int(bounding: width), height: Int(bounding: height))
    guard let surface = Surface(page) else { throw .size(width: width, height: height) }
    self.surface = surface
    self.scale = scale
    (self.width, self.height) = (page.width, page.height)
    cache = (TouchstonePixels.renderer as? CairoRenderer)?.cache ?? PixelCache()
  }

  /// Shows a picture on black, as a screen is where nothing is shown. Returns the pixels that were drawn, none if
  /// the picture is the one that is shown already.
  package func show(_ picture: Picture) throws(PixelError) -> [PixelRect] {
    let place = CGAffineTransform(scaleX: scale, y: scale)
    let page = surface.region
    let damage: [PixelRect]
    if let shown {
      let extent = Extent(zoom: scale, page: page.expanded(by: 10_000))
      damage = extent.damage(from: shown, to: picture, place).map { $0.intersection(page) }
        .filter { !$0.isEmpty }
    } else {
      damage = [page]
    }
    shown = picture
    guard !damage.isEmpty else { return [] }
    clear(damage)
    let job = RenderJob(cache)
    Painter(surface, job, transform: place, zoom: scale).draw(picture)
    cairo_reset_clip(surface.context)
    for rect in damage { drawnPixels += rect.width * rect.height }
    if let problem = job.problem { throw problem }
    let status = cairo_status(surface.context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .library(String(cString: cairo_status_to_string(status)))
    }
    return damage
  }

  /// Whether a picture is the one that is shown.
  package func shows(_ picture: Picture) -> Bool { shown == picture }

  /// Clips to the damage, and clears it.
  private func clear(_ damage: [PixelRect]) {
    let context = surface.context
    cairo_reset_clip(context)
    cairo_new_path(context)
    for rect in damage {
      cairo_rectangle(
        context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
    }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
    cairo_set_source_rgb(context, 0, 0, 0)
    cairo_paint(context)
  }

  /// Copies what is shown to another of the library's contexts, whose unit is a point, within its clip.
  package func copy(to context: OpaquePointer) {
    cairo_save(context)
    cairo_scale(context, 1 / scale, 1 / scale)
    surface.setAsSource(of: context)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// What is shown.
  package var bitmap: Bitmap? { surface.bitmap }
}
