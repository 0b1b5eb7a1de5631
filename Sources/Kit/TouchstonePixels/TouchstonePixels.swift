import Pictures

/// Real pixels for UIKit's images: what is drawn is rendered, and files are decoded.
public enum TouchstonePixels {
  /// Has `pngData()`, `UIImage(data:)`, `UIImage(contentsOfFile:)` and the trace's artifacts use pixels from
  /// now on. Further calls change nothing.
  public static func install() {
    if Pixels.renderer == nil { Pixels.install(renderer) }
  }

  package static let renderer: any PixelRenderer = CairoRenderer()
}
