import Foundation
import Pictures

/// Symbols by name.
nonisolated extension UIImage {
  /// The symbol of that name.
  /// - Note: Differs from UIKit: a few symbols are drawn here; any other is a frame with its name, so
  ///   that only an empty name gives `nil`.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The symbol of that name, for text of a size and a weight.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard !name.isEmpty else { return nil }
    let configuration = configuration ?? SymbolConfiguration(scale: .default)
    let factor = configuration.factor
    let side = SymbolDrawing.side
    // From 0.8 for the thinnest to 3.2 for the heaviest.
    let lineWidth = 1.6 + 1.6 * configuration.weight.rawValue
    let drawing = SymbolDrawing.picture(of: name, lineWidth: max(lineWidth, 0.8))
    let content =
      drawing.map { ImageContent.picture($0, size: CGSize(width: side, height: side)) }
      ?? .named(name)
    self.init(
      content, size: CGSize(width: side * factor, height: side * factor), name: name,
      isSymbol: true)
  }

  /// The same symbol for text of another size or weight; the picture itself if it is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage, let name else { return self }
    let made = UIImage(systemName: name, withConfiguration: configuration)
    return made?.withRenderingMode(renderingMode)
  }
}
