import Foundation

/// A font by its name and size; a renderer finds the glyphs.
nonisolated public final class UIFont: NSObject, Sendable {
  public let fontName: String
  /// In points.
  public let pointSize: CGFloat
  public let isBold: Bool

  public init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.fontName = fontName
    pointSize = fontSize
    isBold = false
    super.init()
  }

  private init(systemSize: CGFloat, isBold: Bool) {
    fontName = "system"
    pointSize = systemSize
    self.isBold = isBold
    super.init()
  }

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(systemSize: fontSize, isBold: false)
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(systemSize: fontSize, isBold: true)
  }

  public static var labelFontSize: CGFloat { 17 }
  public static var systemFontSize: CGFloat { 14 }

  /// The height of a line, by rule of thumb: there are no glyphs here to measure.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize && other.isBold == isBold
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
