import Foundation

nonisolated extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The `UIColor` of the letters.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind the letters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The kerning, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// An `NSUnderlineStyle` below the letters.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// An `NSUnderlineStyle` through the letters.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The offset from the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")

  // These are stored with the text and not drawn.
  /// The `UIColor` of the letters' outlines.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the letters' outlines, in percent of the font's size.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The number of the ligature option.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The obliqueness of the letters.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The horizontal expansion of the letters.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The tracking, in points.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// A `URL` or a string.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The `UIColor` of underlines.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The `UIColor` of strikethrough lines.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A text effect by its name.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
}

/// The style of underlines and strikethrough lines.
nonisolated public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The wrapping or truncation of long lines.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// Wraps at words.
  case byWordWrapping = 0
  /// Wraps at characters.
  case byCharWrapping = 1
  /// Clips the line.
  case byClipping = 2
  /// Truncates the beginning.
  case byTruncatingHead = 3
  /// Truncates the end.
  case byTruncatingTail = 4
  /// Truncates the middle.
  case byTruncatingMiddle = 5

  /// Whether truncated text is replaced by dots.
  package var truncates: Bool {
    self == .byTruncatingTail || self == .byTruncatingHead || self == .byTruncatingMiddle
  }
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// The options for measuring text.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Several lines, wrapped at the width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Includes the spacing between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Uses the bounds of the glyphs; it has no effect here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Truncates the last visible line.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The adjustments that drawing a text needed; there are none here.
nonisolated open class NSStringDrawingContext: NSObject {
  /// The minimum scale of the text.
  open var minimumScaleFactor: CGFloat = 0
  /// The actual scale of the text, which is always 1 here.
  open var actualScaleFactor: CGFloat { 1 }
  public override init() { super.init() }
}
