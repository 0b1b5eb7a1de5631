import Foundation
import Pictures

/// Symbols by name.
nonisolated extension UIImage {
  /// Makes the symbol with a name.
  /// - Note: Differs from UIKit: a few symbols are drawn; any other is a frame with its name, so only an empty name returns
  /// `nil`.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes the symbol with a name and a configuration.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard !name.isEmpty else { return nil }
    let configuration = configuration ?? SymbolConfiguration(scale: .default)
    let factor = configuration.factor
    let side = SymbolDrawing.side
    // From 0.8 for the thinnest weight to 3.2 for the heaviest.
    let lineWidth = 1.6 + 1.6 * configuration.weight.rawValue
    let drawing = SymbolDrawing.picture(of: name, lineWidth: max(lineWidth, 0.8))
    let content =
      drawing.map { ImageContent.picture($0, size: CGSize(width: side, height: side)) }
      ?? .named(name)
    self.init(
      content, size: CGSize(width: side * factor, height: side * factor), name: name,
      isSymbol: true)
  }

  /// The image with a name in a bundle; the configuration applies only to symbols.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// The image with a name in a bundle; the value and the configuration apply only to symbols.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Makes the symbol with a name. The value, from 0 to 1, has no effect, since no symbol here has variable parts.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Returns the image with another configuration; only symbols change.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }

  /// Returns the symbol with another configuration; an image that is not a symbol is returned unchanged.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage, let name else { return self }
    let made = UIImage(systemName: name, withConfiguration: configuration)
    return made?.withRenderingMode(renderingMode)
  }
}
