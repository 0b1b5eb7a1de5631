import Foundation
import Pictures

/// Symbols by name.
nonisolated extension UIImage {
  /// How large and how heavy a symbol is.
  public final class SymbolConfiguration: NSObject, Sendable {
    let pointSize: CGFloat
    let weight: UIFont.Weight
    let scale: SymbolScale

    /// A symbol for text of that size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .regular)
    }

    /// A symbol for text of that size in points and that weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .default)
    }

    /// A symbol for text of that size in points and that weight, larger or smaller than it.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : Self.usualSize
      self.weight = weight.fontWeight()
      self.scale = scale
      super.init()
    }

    /// A symbol of that weight beside text of the usual size.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: Self.usualSize, weight: weight)
    }

    /// A symbol beside text of the usual size, larger or smaller than it.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: Self.usualSize, weight: .regular, scale: scale)
    }

    /// A symbol beside text of that font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

    /// In points.
    static let usualSize: CGFloat = 17

    /// How much larger it is than a drawing on its page.
    var factor: CGFloat {
      let relative: CGFloat =
        switch scale {
        case .small: 0.8
        case .large: 1.28
        case .default, .unspecified, .medium: 1
        }
      return pointSize / Self.usualSize * relative
    }
  }

  /// How a symbol's size relates to that of the text beside it.
  public enum SymbolScale: Int, Sendable {
    /// The system's.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    /// Smaller.
    case small = 1
    /// As the text.
    case medium = 2
    /// Larger.
    case large = 3
  }

  /// How heavy a symbol's lines are.
  public enum SymbolWeight: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Very thin.
    case thin = 2
    /// Thin.
    case light = 3
    /// As running text.
    case regular = 4
    /// A little heavier.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// As headings.
    case bold = 7
    /// Heavier than bold.
    case heavy = 8
    /// The heaviest.
    case black = 9

    /// The weight of the text beside it.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

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
