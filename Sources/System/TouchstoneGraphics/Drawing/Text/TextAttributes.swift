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
  /// How much wider letters stand, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// An `NSUnderlineStyle` below the letters.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// An `NSUnderlineStyle` through the letters.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// How far letters are raised, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// Lines below or through text.
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

/// Where lines that are too long are broken or cut.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between any two letters.
  case byCharWrapping = 1
  /// Not at all; what is too long is cut off.
  case byClipping = 2
  /// Not at all; the beginning is left out.
  case byTruncatingHead = 3
  /// Not at all; the end is left out.
  case byTruncatingTail = 4
  /// Not at all; the middle is left out.
  case byTruncatingMiddle = 5

  /// Whether letters that do not fit are replaced by dots.
  package var truncates: Bool {
    self == .byTruncatingTail || self == .byTruncatingHead || self == .byTruncatingMiddle
  }
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// How a paragraph's lines lie.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// Where lines stand from side to side.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// How lines break.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// More room between lines, in points.
  open fileprivate(set) var lineSpacing: CGFloat = 0

  public override init() { super.init() }

  /// The usual style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.alignment = alignment
    copy.lineBreakMode = lineBreakMode
    copy.lineSpacing = lineSpacing
    return copy
  }
}

/// A style that can be changed.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines stand from side to side.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// How lines break.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
}

/// How text is measured.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Several lines, broken at the width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The room between lines counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The letters' own shapes count; here as all.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits ends with dots.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What drawing text had to change; nothing is changed here.
nonisolated open class NSStringDrawingContext: NSObject {
  /// How small the text may become, by its size.
  open var minimumScaleFactor: CGFloat = 0
  /// How small the text has become: not at all here.
  open var actualScaleFactor: CGFloat { 1 }
  public override init() { super.init() }
}
