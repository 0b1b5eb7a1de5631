import CLibCairo
import Foundation
import GestureCore
import Pictures

/// An image file's pixels as cairo has them, at full size or halved: 32-bit words with alpha in the highest byte and blue in
/// the lowest, the colours multiplied by alpha.
///
/// cairo's own filter for small images reads every pixel of the file for each pixel that is drawn, which takes several times
/// as long as a bilinear filter on a halved image.
struct Texture: Sendable {
  let width: Int
  let height: Int
  private let words: [UInt32]

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    words = bitmap.bytes.withUnsafeBytes { bytes in
      (0..<bitmap.width * bitmap.height).map { index in
        bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self).exchangingRedAndBlue
      }
    }
  }

  private init(width: Int, height: Int, words: [UInt32]) {
    (self.width, self.height, self.words) = (width, height, words)
  }

  /// The pixels as bytes in the order red, green, blue, alpha.
  var bitmap: Bitmap? {
    let bytes = words.map(\.exchangingRedAndBlue).withUnsafeBytes { [UInt8]($0) }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  // MARK: - Halving

  /// How often an image is halved before it is drawn with a scale: as often as the rest of the scale stays above a half.
  static func level(forScale scale: CGFloat) -> Int {
    guard scale > 0, scale < 0.5 else { return 0 }
    return min(Int(bounding: (-log2(scale)).rounded(.down)), 15)
  }

  /// The image with each two by two pixels averaged; an odd last row or column is averaged with itself.
  var halved: Texture {
    let (across, down) = ((width + 1) / 2, (height + 1) / 2)
    var half: [UInt32] = []
    half.reserveCapacity(across * down)
    for y in 0..<down {
      let (top, bottom) = (2 * y * width, min(2 * y + 1, height - 1) * width)
      for x in 0..<across {
        let (left, right) = (2 * x, min(2 * x + 1, width - 1))
        half.append(
          Self.average(
            words[top + left], words[top + right], words[bottom + left], words[bottom + right]))
      }
    }
    return Texture(width: across, height: down, words: half)
  }

  /// The average of each channel, rounded; two channels are added at a time.
  private static func average(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    func sum(_ shift: UInt32) -> UInt32 {
      let mask: UInt32 = 0x00FF_00FF
      let above = (a >> shift & mask) + (b >> shift & mask)
      let below = (c >> shift & mask) + (d >> shift & mask)
      return (above + below + 0x0002_0002) >> 2 & mask
    }
    return sum(0) | sum(8) << 8
  }

  // MARK: - Drawing

  /// Calls `body` with a cairo surface of the pixels, which may only be read, and only until `body` returns.
  func withSurface(_ body: (OpaquePointer) -> Void) {
    words.withUnsafeBytes { bytes in
      // cairo has one type for memory that it reads and writes. A surface that owns its pixels would be a copy for each drawing.
      let start = UnsafeMutablePointer(
        mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
      guard
        let surface = cairo_image_surface_create_for_data(
          start, CAIRO_FORMAT_ARGB32, CInt(width), CInt(height), CInt(4 * width))
      else { return }
      body(surface)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
