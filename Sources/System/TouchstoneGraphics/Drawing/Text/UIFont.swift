import Foundation
import Pictures

/// A font with a name and a size; renderers provide the glyphs.
nonisolated public final class UIFont: NSObject, Sendable {
  /// The name of the font.
  public let fontName: String
  /// The size, in points.
  public let pointSize: CGFloat
  /// The weight of the strokes.
  public let weight: Weight
  let isItalic: Bool
  package let isMonospaced: Bool

  /// The weight of a font, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight from a number between -1 and 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// The normal weight.
    public static let regular = Weight(0)
    /// Slightly heavier than normal.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavy.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)

    /// The weight in hundreds, as in CSS.
    var hundreds: Int {
      let steps: [(CGFloat, Int)] = [
        (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.1, 400), (0.27, 500), (0.35, 600), (0.5, 700),
        (0.6, 800),
      ]
      return steps.first { rawValue < $0.0 }?.1 ?? 900
    }
  }

  /// Makes a font by its name, which also determines whether it is bold, italic or monospaced.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let lowered = fontName.lowercased()
    self.init(
      fontName, size: fontSize, weight: lowered.contains("bold") ? .bold : .regular,
      isItalic: lowered.contains("italic") || lowered.contains("oblique"),
      isMonospaced: lowered.contains("mono") || lowered.contains("courier")
        || lowered.contains("menlo"))
  }

  init(
    _ name: String = "system", size: CGFloat, weight: Weight = .regular, isItalic: Bool = false,
    isMonospaced: Bool = false
  ) {
    fontName = name
    pointSize = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    super.init()
  }

  /// Whether the weight is semibold or heavier.
  public var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }
  /// Always empty: text has the built-in widths, whatever the font is.
  public static var familyNames: [String] { [] }
  /// Always empty: text has the built-in widths, whatever the font is.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
  /// The name of the family.
  public var familyName: String {
    String(fontName.split(separator: "-").first ?? Substring(fontName))
  }

  /// Returns the font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      fontName, size: fontSize, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced)
  }

  // MARK: - System fonts

  /// The system font in a size in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  /// The system font in a size in points and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The bold system font in a size in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// The italic system font in a size in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isItalic: true)
  }

  /// The monospaced system font in a size in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont("monospace", size: fontSize, weight: weight, isMonospaced: true)
  }

  /// The system font with monospaced digits.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight)
    -> UIFont
  {
    UIFont(size: fontSize, weight: weight)
  }

  /// The size of labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The standard size, in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small text, in points.
  public static var smallSystemFontSize: CGFloat { 12 }

  // MARK: - Metrics

  /// The height of a line in points, estimated.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }
  /// The distance from the baseline to the top of a line, in points.
  public var ascender: CGFloat { lineHeight * 0.8 }
  /// The distance from the baseline to the bottom of a line, as a negative number of points.
  public var descender: CGFloat { ascender - lineHeight }
  /// The additional spacing between lines, in points.
  public var leading: CGFloat { 0 }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { pointSize * 0.729 }
  /// The height of lowercase letters, in points.
  public var xHeight: CGFloat { pointSize * 0.547 }

  /// The width of a text in this font, in points.
  package func width(of text: String) -> CGFloat {
    isMonospaced
      ? FontMetrics.monospacedWidth(text, size: pointSize)
      : FontMetrics.width(text, size: pointSize, isBold: isBold)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize && other.weight == weight
      && other.isItalic == isItalic && other.isMonospaced == isMonospaced
  }

  public override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}

/// The horizontal alignment of text.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// Left-aligned.
  case left = 0
  /// Centred.
  case center = 1
  /// Right-aligned.
  case right = 2
  /// Justified.
  case justified = 3
  /// The alignment of the language.
  case natural = 4
}
