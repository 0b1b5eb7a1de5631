import Foundation

/// Pixels in rows from the top, each as red, green, blue and alpha of 8 bits; the colours are
/// multiplied by alpha.
package struct Bitmap: Sendable, Hashable {
  package let width: Int
  package let height: Int
  package let bytes: [UInt8]

  /// No picture and no file may have more pixels.
  package static let mostPixels = 64 << 20

  /// - Parameter bytes: four for each pixel.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    guard Self.allows(width: width, height: height), bytes.count == 4 * width * height else {
      return nil
    }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Whether a bitmap may have that size in pixels.
  package static func allows(width: Int, height: Int) -> Bool {
    // The drawing library counts rows and columns with 15 bits.
    1...32_767 ~= width && 1...32_767 ~= height && width * height <= mostPixels
  }

  /// Red, green, blue and alpha, multiplied, of one pixel; `nil` outside of the bitmap.
  package subscript(x x: Int, y y: Int) -> [UInt8]? {
    guard 0..<width ~= x, 0..<height ~= y else { return nil }
    let start = 4 * (y * width + x)
    return Array(bytes[start..<start + 4])
  }
}
