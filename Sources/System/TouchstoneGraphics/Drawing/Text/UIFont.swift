import Foundation
import Pictures

/// A font by its name and size; a renderer finds the glyphs.
nonisolated public final class UIFont: NSObject, Sendable {
  /// The name of the font.
  public let fontName: String
  /// In points.
  public let pointSize: CGFloat
  /// How heavy its strokes are.
  public let weight: Weight
  let isItalic: Bool
  package let isMonospaced: Bool

  /// How heavy the letters are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight of that number, from -1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// As usual.
    public static let regular = Weight(0)
    /// A little heavier than usual.
    public static let medium = Weight(0.23)
    /// Half of the way to bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavy.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)

    /// In hundreds, as web pages count.
    var hundreds: Int {
      let steps: [(CGFloat, Int)] = [
        (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.1, 400), (0.27, 500), (0.35, 600), (0.5, 700),
        (0.6, 800),
      ]
      return steps.first { rawValue < $0.0 }?.1 ?? 900
    }
  }

  /// Makes a font by its name, which also says whether it is bold, italic or of letters of one
  /// width.
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

  /// Whether its strokes are heavier than usual: semibold and more.
  public var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }
  /// Empty: text has the built-in widths under any name of a font.
  public static var familyNames: [String] { [] }
  /// Empty: text has the built-in widths under any name of a font.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
  /// The name of the family.
  public var familyName: String {
    String(fontName.split(separator: "-").first ?? Substring(fontName))
  }

  /// The same font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      fontName, size: fontSize, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced)
  }

  // MARK: - The system's

  /// The system's font, of that size in points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  /// The system's font, of that size in points and that weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The system's font in bold, of that size in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// The system's font in italics, of that size in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isItalic: true)
  }

  /// The system's font with letters of one width, of that size in points.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont("monospace", size: fontSize, weight: weight, isMonospaced: true)
  }

  /// All figures of the system's font are equally wide.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight)
    -> UIFont
  {
    UIFont(size: fontSize, weight: weight)
  }

  /// The size of labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The usual size, in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small text, in points.
  public static var smallSystemFontSize: CGFloat { 12 }

  // MARK: - Metrics

  /// The height of a line, by rule of thumb.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }
  /// From the base line up to the top of a line.
  public var ascender: CGFloat { lineHeight * 0.8 }
  /// From the base line down, and so below 0.
  public var descender: CGFloat { ascender - lineHeight }
  /// The room between lines beyond their height, in points.
  public var leading: CGFloat { 0 }
  /// The height of capitals, in points.
  public var capHeight: CGFloat { pointSize * 0.729 }
  /// The height of small letters, in points.
  public var xHeight: CGFloat { pointSize * 0.547 }

  /// How wide a text is in this font, in points.
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

/// Where lines lie in a text's width.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// From side to side.
  case justified = 3
  /// As the language wants it.
  case natural = 4
}
