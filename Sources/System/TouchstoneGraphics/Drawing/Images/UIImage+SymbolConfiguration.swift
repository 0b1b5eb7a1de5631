import Foundation

nonisolated extension UIImage {
  /// The configuration of an image; only symbols have one here.
  public typealias Configuration = SymbolConfiguration

  /// The size and weight of a symbol.
  public final class SymbolConfiguration: NSObject, Sendable {
    let pointSize: CGFloat
    let weight: UIFont.Weight
    let scale: SymbolScale

    /// Makes a configuration for text of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .regular)
    }

    /// Makes a configuration for text of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .default)
    }

    /// Makes a configuration for text of a size in points and a weight, with a scale.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : Self.usualSize
      self.weight = weight.fontWeight()
      self.scale = scale
      super.init()
    }

    /// Makes a configuration for text of the default size, with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: Self.usualSize, weight: weight)
    }

    /// Makes a configuration for text of the default size, with a scale.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: Self.usualSize, weight: .regular, scale: scale)
    }

    /// Makes a configuration for text in a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

    /// Makes a configuration for text in a font, with a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: .regular, scale: scale)
    }

    /// Makes a configuration for text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Makes a configuration for text of a style, with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// In points.
    static let usualSize: CGFloat = 17

    /// The scale of the symbol's drawing.
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

  /// The size of a symbol relative to the text.
  public enum SymbolScale: Int, Sendable {
    /// The system's choice.
    case `default` = -1
    /// Not specified.
    case unspecified = 0
    /// Smaller than the text.
    case small = 1
    /// The size of the text.
    case medium = 2
    /// Larger than the text.
    case large = 3
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// Not specified.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Very thin.
    case thin = 2
    /// Thin.
    case light = 3
    /// The normal weight.
    case regular = 4
    /// Slightly heavier than normal.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavier than bold.
    case heavy = 8
    /// The heaviest.
    case black = 9

    /// The equivalent weight of a font.
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
}
