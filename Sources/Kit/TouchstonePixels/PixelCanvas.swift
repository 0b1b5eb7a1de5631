import CLibCairo
import Foundation
import GestureCore
import Pictures

/// Pixels of a picture; the next picture draws only the differences.
package final class PixelCanvas {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// Pixels per point.
  package let scale: CGFloat
  /// The number of pixels drawn so far.
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

  /// Shows a picture on a black background. Returns the areas that were drawn; empty if the picture is unchanged.
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

  /// Whether the picture is the present one.
  package func shows(_ picture: Picture) -> Bool { shown == picture }

  /// Clips to the damaged area and clears it.
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

  /// Copies the pixels to another cairo context whose unit is a point, within its clip.
  package func copy(to context: OpaquePointer) {
    cairo_save(context)
    cairo_scale(context, 1 / scale, 1 / scale)
    surface.setAsSource(of: context)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Copies areas to the memory of a display's buffer: 4 bytes per pixel, blue first.
  package func copy(
    _ areas: [PixelRect], to memory: UnsafeMutableRawPointer, _ layout: PixelLayout
  ) {
    _ = surface.withRows { rows, stride in
      for area in areas {
        for y in area.y..<area.y + area.height {
          let row = rows + y * stride
          if layout.across == 4 {
            (memory + layout.offset(x: area.x, y: y)).copyMemory(
              from: row + 4 * area.x, byteCount: 4 * area.width)
          } else {
            for x in area.x..<area.x + area.width {
              let pixel = (row + 4 * x).load(as: UInt32.self)
              (memory + layout.offset(x: x, y: y)).storeBytes(of: pixel, as: UInt32.self)
            }
          }
        }
      }
    }
  }

  /// The present pixels.
  package var bitmap: Bitmap? { surface.bitmap }
}
