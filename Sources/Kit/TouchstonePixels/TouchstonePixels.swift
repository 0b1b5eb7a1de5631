import Pictures

/// Renders drawings to pixels for UIKit's images, and decodes image files.
public enum TouchstonePixels {
  /// Makes `pngData()`, `UIImage(data:)`, `UIImage(contentsOfFile:)` and the tests' artifacts use pixels from now on. Further
  /// calls have no effect.
  public static func install() {
    if Pixels.renderer == nil { Pixels.install(renderer) }
  }

  package static let renderer: any PixelRenderer = CairoRenderer()
}
