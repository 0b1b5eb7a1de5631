import Foundation

nonisolated extension UIImage {
  /// What an image is to be like. Here the one kind of it is that of symbols.
  public typealias Configuration = SymbolConfiguration

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

    /// A symbol beside text of that font, larger or smaller than it.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: .regular, scale: scale)
    }

    /// A symbol beside text of that style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// A symbol beside text of that style, larger or smaller than it.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

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
}
