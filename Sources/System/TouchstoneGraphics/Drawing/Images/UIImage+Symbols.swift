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

  /// The picture of that name among a bundle's files; the configuration counts for symbols alone.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// The picture of that name among a bundle's files; the value and the configuration count for symbols alone.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// The symbol of that name. The value, from 0 to 1, shows in symbols of several parts, and none here has several.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// The same image in another configuration; one that is no symbol stays as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }

  /// The same symbol for text of another size or weight; the picture itself if it is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage, let name else { return self }
    let made = UIImage(systemName: name, withConfiguration: configuration)
    return made?.withRenderingMode(renderingMode)
  }
}
