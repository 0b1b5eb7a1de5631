import Foundation
import Pictures
import Touchstone
import TouchstonePixels
@_exported import TouchstoneTesting

/// Pixels of a stage.
extension Stage {
  /// What a user would see on the stage now, as an image whose `pngData()` is a PNG file.
  ///
  /// The same views have the same pixels on one machine. Throws ``SnapshotError`` where they cannot be drawn;
  /// without the font by whose widths text is measured, the error names the package to install.
  /// - Parameter scale: pixels to a point, from 1 to 3.
  public func snapshot(scale: CGFloat = 1) throws -> UIImage {
    let file = try TouchstonePixels.renderer.png(snapshotBitmap(scale: scale))
    guard let image = UIImage(data: file, scale: scale) else {
      throw SnapshotError("the PNG file that was written cannot be read")
    }
    return image
  }

  func snapshotBitmap(scale: CGFloat) throws(SnapshotError) -> Bitmap {
    TouchstonePixels.install()
    guard (1...3).contains(scale) else {
      throw SnapshotError("a snapshot has 1 to 3 pixels to a point, not \(scale)")
    }
    for window in scene.windows { window.layoutIfNeeded() }
    do {
      return try TouchstonePixels.renderer.bitmap(
        of: scene.shownPicture, in: scene.screen.bounds, scale: scale)
    } catch {
      throw SnapshotError("\(error)")
    }
  }
}

/// Why there is no snapshot.
nonisolated public struct SnapshotError: Error, CustomStringConvertible {
  /// What went wrong, and what to do.
  public let description: String

  init(_ description: String) { self.description = description }
}
