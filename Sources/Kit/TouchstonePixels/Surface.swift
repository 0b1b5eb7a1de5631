import CLibCairo
import Foundation
import Pictures

/// Pixels that are drawn on. Coordinates are pixels of the page, wherever on it the surface lies.
final class Surface {
  let region: PixelRect
  let pixels: OpaquePointer
  let context: OpaquePointer

  /// A clear surface; `nil` if there is no memory for it, or nothing to draw.
  init?(_ region: PixelRect, format: cairo_format_t = CAIRO_FORMAT_ARGB32) {
    guard !region.isEmpty, Bitmap.allows(width: region.width, height: region.height) else {
      return nil
    }
    self.region = region
    pixels = cairo_image_surface_create(format, CInt(region.width), CInt(region.height))
    cairo_surface_set_device_offset(pixels, -Double(region.x), -Double(region.y))
    context = cairo_create(pixels)
    if cairo_status(context) != CAIRO_STATUS_SUCCESS { return nil }
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(pixels)
  }

  /// Makes the surface the source of another one's drawing, in its place.
  func setAsSource(of context: OpaquePointer) {
    cairo_set_source_surface(context, pixels, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
  }

  /// The rows of memory, once everything is drawn; `body` may change them.
  func withRows<Result>(_ body: (UnsafeMutableRawPointer, _ stride: Int) -> Result) -> Result? {
    cairo_surface_flush(pixels)
    guard let start = cairo_image_surface_get_data(pixels) else { return nil }
    let result = body(start, Int(cairo_image_surface_get_stride(pixels)))
    cairo_surface_mark_dirty(pixels)
    return result
  }

  // MARK: - Bitmaps

  /// What was drawn.
  var bitmap: Bitmap? {
    let (width, height) = (region.width, region.height)
    let bytes = withRows { start, stride in
      [UInt8](unsafeUninitializedCapacity: 4 * width * height) { bytes, count in
        let target = UnsafeMutableRawPointer(bytes.baseAddress!)
        for y in 0..<height {
          Self.swap(start + y * stride, target + 4 * y * width, width)
        }
        count = 4 * width * height
      }
    }
    return bytes.flatMap { Bitmap(width: width, height: height, bytes: $0) }
  }

  /// A surface that shows a bitmap.
  convenience init?(_ bitmap: Bitmap) {
    let (width, height) = (bitmap.width, bitmap.height)
    self.init(PixelRect(x: 0, y: 0, width: width, height: height))
    _ = withRows { start, stride in
      bitmap.bytes.withUnsafeBytes { bytes in
        for y in 0..<height {
          Self.swap(bytes.baseAddress! + 4 * y * width, start + y * stride, width)
        }
      }
    }
  }

  /// Between the library's words, alpha in their highest byte and blue in the lowest, and bytes of red,
  /// green, blue and alpha: the same exchange in both directions.
  private static func swap(
    _ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ count: Int
  ) {
    let words = source.bindMemory(to: UInt32.self, capacity: count)
    let written = target.bindMemory(to: UInt32.self, capacity: count)
    for x in 0..<count {
      let word = words[x].littleEndian
      let exchanged =
        word & 0xFF00_FF00 | (word & 0xFF) << 16 | (word >> 16) & 0xFF
      written[x] = exchanged.littleEndian
    }
  }
}
