import Foundation
import GestureCore
import Synchronization

/// Makes pixels of pictures and of files. This package has one, `TouchstonePixels`, which a program may
/// link.
package protocol PixelRenderer: Sendable {
  /// Draws the part of a picture that lies in `canvas`, with `scale` pixels to a point.
  func bitmap(
    of picture: Picture, in canvas: CGRect, scale: CGFloat
  ) throws(PixelError) -> Bitmap
  /// Writes a bitmap as a PNG file.
  func png(_ bitmap: Bitmap) throws(PixelError) -> Data
  /// Reads a PNG or JPEG file; `nil` for a broken or too large one.
  func bitmap(decoding file: Data) -> Bitmap?
}

/// Why there are no pixels.
package enum PixelError: Error, Hashable, CustomStringConvertible {
  /// A page of that size in pixels.
  case size(width: CGFloat, height: CGFloat)
  /// The font with whose widths text is measured is not installed.
  case missingFont
  /// A message of a library.
  case library(String)

  package var description: String {
    switch self {
    case .size(let width, let height):
      "a picture of \(Self.spell(width)) x \(Self.spell(height)) pixels cannot be drawn; a side has 1 "
        + "to 32767 pixels, the whole at most 64 megapixels"
    case .missingFont:
      "text cannot be drawn, because the font \(FontMetrics.family) is not installed; on Debian: "
        + "apt-get install fonts-dejavu-extra"
    case .library(let message): "the drawing library failed: \(message)"
    }
  }

  private static func spell(_ side: CGFloat) -> String {
    side.isFinite && abs(side) < 1e15 ? "\(Int(bounding: side.rounded()))" : "\(side)"
  }
}

/// The renderer that a program has installed, and the outlet of messages about missing pixels.
package enum Pixels {
  private static let installed = Mutex<(any PixelRenderer)?>(nil)
  private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// `nil` until `TouchstonePixels.install()`.
  package static var renderer: (any PixelRenderer)? { installed.withLock { $0 } }

  package static func install(_ renderer: (any PixelRenderer)?) {
    installed.withLock { $0 = renderer }
  }

  /// The renderer; without one the call is reported, with what to link.
  package static func renderer(for call: @autoclosure () -> String) -> (any PixelRenderer)? {
    if let renderer { return renderer }
    report(
      "\(call()) has no pixels to work with; add the product TouchstonePixels to the target and call "
        + "TouchstonePixels.install() at the start")
    return nil
  }

  /// Reports a message through the trace.
  package static func report(_ message: String) { listener.withLock { $0 }?(message) }

  /// - Parameter receive: is called on the thread that needs the pixels.
  package static func listen(_ receive: @escaping @Sendable (String) -> Void) {
    listener.withLock { $0 = receive }
  }
}
