import Foundation

/// A description of a font.
nonisolated public final class UIFontDescriptor: NSObject, Sendable {
  /// The traits of a font, which can be combined.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Monospaced.
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

  /// The traits of the font.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isBold { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The description with other traits.
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

  /// The description with another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  /// The description of the font of a text style.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFontDescriptor(.preferredFont(forTextStyle: style)) }
}

nonisolated extension UIFont {
  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Makes a font from a description.
  /// - Parameter pointSize: The size in points; 0 for that of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      font.fontName, size: pointSize > 0 ? pointSize : font.pointSize, weight: font.weight,
      isItalic: font.isItalic, isMonospaced: font.isMonospaced)
  }
}
