import CLibCairo
import Foundation
import Pictures

/// A drawing surface. Its coordinates are those of the page, independent of the surface's position.
final class Surface {
  let region: PixelRect
  let pixels: OpaquePointer
  let context: OpaquePointer

  /// A transparent surface; `nil` if memory runs out or the region is empty.
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

  /// Sets the surface as another context's source, at its own position.
  func setAsSource(of context: OpaquePointer) {
    cairo_set_source_surface(context, pixels, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
  }

  /// The memory's rows, after drawing is complete; `body` may modify them.
  func withRows<Result>(_ body: (UnsafeMutableRawPointer, _ stride: Int) -> Result) -> Result? {
    cairo_surface_flush(pixels)
    guard let start = cairo_image_surface_get_data(pixels) else { return nil }
    let result = body(start, Int(cairo_image_surface_get_stride(pixels)))
    cairo_surface_mark_dirty(pixels)
    return result
  }

  // MARK: - Bitmaps

  /// The surface's pixels.
  var bitmap: Bitmap? {
    let (width, height) = (region.width, region.height)
    let bytes = withRows { start, stride in
      [UInt8](unsafeUninitializedCapacity: 4 * width * height) { bytes, count in
        let target = UnsafeMutableRawPointer(bytes.baseAddress!)
        for y in 0..<height {
          let row = (start + y * stride).bindMemory(to: UInt32.self, capacity: width)
          let line = (target + 4 * y * width).bindMemory(to: UInt32.self, capacity: width)
          for x in 0..<width { line[x] = row[x].exchangingRedAndBlue }
        }
        count = 4 * width * height
      }
    }
    return bytes.flatMap { Bitmap(width: width, height: height, bytes: $0) }
  }
}

extension UInt32 {
  /// A pixel converted between cairo's words, with alpha in the highest byte and blue in the lowest, and bytes in the order red,
  /// green, blue, alpha, read as a word. The conversion is its own inverse.
  var exchangingRedAndBlue: UInt32 {
    let word = littleEndian
    return (word & 0xFF00_FF00 | (word & 0xFF) << 16 | (word >> 16) & 0xFF).littleEndian
  }
}
