import Foundation

/// A font by what it is like.
nonisolated public final class UIFontDescriptor: NSObject, Sendable {
  /// What a font is like, as marks that can be combined.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It leans.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Its strokes are heavy.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// All of its letters are of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let font: UIFont

  init(_ font: UIFont) {
    self.font = font
    super.init()
  }

  /// The size, in points.
  public var pointSize: CGFloat { font.pointSize }
  /// The font's name.
  public var postscriptName: String { font.fontName }

  /// What the font is like.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isBold { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The font with these traits and no others.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      UIFont(
        font.fontName, size: font.pointSize,
        weight: isBold
          ? (font.isBold ? font.weight : .bold) : (font.isBold ? .regular : font.weight),
        isItalic: symbolicTraits.contains(.traitItalic),
        isMonospaced: symbolicTraits.contains(.traitMonoSpace)))
  }

  /// The same font in another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  /// The font that a style of text has.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFontDescriptor(.preferredFont(forTextStyle: style)) }
}

nonisolated extension UIFont {
  /// What the font is like, and its size.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// - Parameter pointSize: 0 for that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      font.fontName, size: pointSize > 0 ? pointSize : font.pointSize, weight: font.weight,
      isItalic: font.isItalic, isMonospaced: font.isMonospaced)
  }
}
