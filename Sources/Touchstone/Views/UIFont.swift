import Foundation
import Pictures

/// A font by its name and size; a renderer finds the glyphs.
nonisolated public final class UIFont: NSObject, Sendable {
  public let fontName: String
  /// In points.
  public let pointSize: CGFloat
  public let weight: Weight
  let isItalic: Bool
  let isMonospaced: Bool

  /// How heavy the letters are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
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

  public var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }
  public var familyName: String {
    String(fontName.split(separator: "-").first ?? Substring(fontName))
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      fontName, size: fontSize, weight: weight, isItalic: isItalic, isMonospaced: isMonospaced)
  }

  // MARK: - The system's

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isItalic: true)
  }

  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont("monospace", size: fontSize, weight: weight, isMonospaced: true)
  }

  /// All figures of the system's font are equally wide.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight)
    -> UIFont
  {
    UIFont(size: fontSize, weight: weight)
  }

  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }
  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }

  // MARK: - Metrics

  /// The height of a line, by rule of thumb.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }
  /// From the base line up to the top of a line.
  public var ascender: CGFloat { lineHeight * 0.8 }
  /// From the base line down, and so below 0.
  public var descender: CGFloat { ascender - lineHeight }
  public var leading: CGFloat { 0 }
  public var capHeight: CGFloat { pointSize * 0.729 }
  public var xHeight: CGFloat { pointSize * 0.547 }

  /// How wide a text is in this font, in points.
  func width(of text: String) -> CGFloat {
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
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// As the language wants it.
  case natural = 4
}
