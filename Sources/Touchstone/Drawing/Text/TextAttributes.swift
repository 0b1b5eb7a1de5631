import Foundation

nonisolated extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// Lines below or through text.
nonisolated public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// Where lines that are too long are broken or cut.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5

  /// Whether letters that do not fit are replaced by dots.
  var truncates: Bool {
    self == .byTruncatingTail || self == .byTruncatingHead || self == .byTruncatingMiddle
  }
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// How a paragraph's lines lie.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  open fileprivate(set) var alignment = NSTextAlignment.natural
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// More room between lines, in points.
  open fileprivate(set) var lineSpacing: CGFloat = 0

  public override init() { super.init() }

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

nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
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
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What drawing text had to change; nothing is changed here.
nonisolated open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  public override init() { super.init() }
}
