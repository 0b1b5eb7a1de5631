import CLibCairo
import CLibTurboJPEG
import Foundation
import Pictures

/// Decodes image files after checking the size in their headers.
enum ImageDecoder {
  /// The pixels of a PNG or JPEG file; `nil` if it is invalid or has more than 64 megapixels.
  static func bitmap(of file: Data) -> Bitmap? {
    guard let header = ImageFormat.read(file),
      Bitmap.allows(width: header.width, height: header.height)
    else { return nil }
    let bitmap = header.format == .png ? png(file) : jpeg(file)
    // The decoder must find the same size as the header check.
    guard bitmap?.width == header.width, bitmap?.height == header.height else { return nil }
    return bitmap
  }

  // MARK: - PNG

  private struct Reading {
    let bytes: UnsafeRawBufferPointer
    var position = 0
  }

  private static func png(_ file: Data) -> Bitmap? {
    file.withUnsafeBytes { bytes in
      var reading = Reading(bytes: bytes)
      let read = withUnsafeMutablePointer(to: &reading) { reading in
        cairo_image_surface_create_from_png_stream(
          { reading, target, count in
            guard let reading = reading?.assumingMemoryBound(to: Reading.self), let target else {
              return CAIRO_STATUS_READ_ERROR
            }
            let (start, end) = (reading.pointee.position, reading.pointee.position + Int(count))
            guard end <= reading.pointee.bytes.count else { return CAIRO_STATUS_READ_ERROR }
            UnsafeMutableRawBufferPointer(start: target, count: Int(count))
              .copyMemory(
                from: UnsafeRawBufferPointer(rebasing: reading.pointee.bytes[start..<end]))
            reading.pointee.position = end
            return CAIRO_STATUS_SUCCESS
          }, reading)
      }
      guard let read else { return nil }
      defer { cairo_surface_destroy(read) }
      guard cairo_surface_status(read) == CAIRO_STATUS_SUCCESS else { return nil }
      // Files with 16 bits per channel or without alpha result in other formats.
      let size = PixelRect(
        x: 0, y: 0, width: Int(cairo_image_surface_get_width(read)),
        height: Int(cairo_image_surface_get_height(read)))
      guard let surface = Surface(size) else { return nil }
      cairo_set_operator(surface.context, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(surface.context, read, 0, 0)
      cairo_paint(surface.context)
      guard cairo_status(surface.context) == CAIRO_STATUS_SUCCESS else { return nil }
      return surface.bitmap
    }
  }

  // MARK: - JPEG

  private static func jpeg(_ file: Data) -> Bitmap? {
    guard let reader = tjInitDecompress() else { return nil }
    defer { tjDestroy(reader) }
    return file.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: UInt8.self).baseAddress
      var (width, height, sampling, space) = (CInt(0), CInt(0), CInt(0), CInt(0))
      guard
        tjDecompressHeader3(
          reader, start, CUnsignedLong(bytes.count), &width, &height, &sampling, &space) == 0,
        Bitmap.allows(width: Int(width), height: Int(height))
      else { return nil }
      let size = 4 * Int(width) * Int(height)
      var pixels = [UInt8](repeating: 0, count: size)
      let status = pixels.withUnsafeMutableBufferPointer { pixels in
        tjDecompress2(
          reader, start, CUnsignedLong(bytes.count), pixels.baseAddress, width, 0, height,
          CInt(TJPF_RGBA.rawValue), TJFLAG_LIMITSCANS | TJFLAG_ACCURATEDCT)
      }
      // After a warning there is an image; for a truncated file, its beginning.
      guard status == 0 || tjGetErrorCode(reader) == CInt(TJERR_WARNING.rawValue) else {
        return nil
      }
      return Bitmap(width: Int(width), height: Int(height), bytes: pixels)
    }
  }
}
