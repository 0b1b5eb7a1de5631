import Foundation

/// A font by what it is like.
nonisolated public final class UIFontDescriptor: NSObject, Sendable {
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let font: UIFont

  init(_ font: UIFont) {
    self.font = font
    super.init()
  }

  public var pointSize: CGFloat { font.pointSize }
  public var postscriptName: String { font.fontName }

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

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFontDescriptor(.preferredFont(forTextStyle: style)) }
}

nonisolated extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// - Parameter pointSize: 0 for that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      font.fontName, size: pointSize > 0 ? pointSize : font.pointSize, weight: font.weight,
      isItalic: font.isItalic, isMonospaced: font.isMonospaced)
  }
}
