import Foundation

/// The direction in which text is written.
nonisolated public enum NSWritingDirection: Int, Sendable {
  /// The direction of the language.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The style of a paragraph's lines.
///
/// - Note: Differs from UIKit: text is laid out with `alignment`, `lineBreakMode` and `lineSpacing`. All other values are
///   stored and have no effect.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private struct Values {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var direction = NSWritingDirection.natural
    var numbers: [Measure: CGFloat] = [:]
    var tabStops: [NSTextTab] = []
    var hyphenationFactor: Float = 0
    var allowsDefaultTighteningForTruncation = false
  }

  fileprivate enum Measure {
    case lineSpacing, paragraphSpacing, paragraphSpacingBefore, firstLineHeadIndent, headIndent
    case tailIndent, minimumLineHeight, maximumLineHeight, lineHeightMultiple, defaultTabInterval
  }

  private var values = Values()

  public override init() { super.init() }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  fileprivate subscript(measure: Measure) -> CGFloat {
    get { values.numbers[measure] ?? 0 }
    set { values.numbers[measure] = newValue }
  }

  /// The horizontal alignment.
  open fileprivate(set) var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The wrapping or truncation of lines.
  open fileprivate(set) var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The writing direction. It is stored and has no effect.
  open fileprivate(set) var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  /// The tab stops. They are stored and have no effect.
  open fileprivate(set) var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? [] }
  }
  /// The hyphenation factor, from 0 to 1. It is stored and has no effect.
  open fileprivate(set) var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Whether letter spacing is reduced before a line is truncated. It is stored and has no effect.
  open fileprivate(set) var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  /// The additional spacing between lines, in points.
  open fileprivate(set) var lineSpacing: CGFloat {
    get { self[.lineSpacing] }
    set { self[.lineSpacing] = newValue }
  }
  /// The spacing after the paragraph, in points. It is stored and has no effect.
  open fileprivate(set) var paragraphSpacing: CGFloat {
    get { self[.paragraphSpacing] }
    set { self[.paragraphSpacing] = newValue }
  }
  /// The spacing before the paragraph, in points. It is stored and has no effect.
  open fileprivate(set) var paragraphSpacingBefore: CGFloat {
    get { self[.paragraphSpacingBefore] }
    set { self[.paragraphSpacingBefore] = newValue }
  }
  /// The indentation of the first line, in points. It is stored and has no effect.
  open fileprivate(set) var firstLineHeadIndent: CGFloat {
    get { self[.firstLineHeadIndent] }
    set { self[.firstLineHeadIndent] = newValue }
  }
  /// The indentation of the other lines, in points. It is stored and has no effect.
  open fileprivate(set) var headIndent: CGFloat {
    get { self[.headIndent] }
    set { self[.headIndent] = newValue }
  }
  /// The trailing end of lines, in points. It is stored and has no effect.
  open fileprivate(set) var tailIndent: CGFloat {
    get { self[.tailIndent] }
    set { self[.tailIndent] = newValue }
  }
  /// The minimum height of a line, in points. It is stored and has no effect.
  open fileprivate(set) var minimumLineHeight: CGFloat {
    get { self[.minimumLineHeight] }
    set { self[.minimumLineHeight] = newValue }
  }
  /// The maximum height of a line, in points; 0 for no limit. It is stored and has no effect.
  open fileprivate(set) var maximumLineHeight: CGFloat {
    get { self[.maximumLineHeight] }
    set { self[.maximumLineHeight] = newValue }
  }
  /// The factor of the line height. It is stored and has no effect.
  open fileprivate(set) var lineHeightMultiple: CGFloat {
    get { self[.lineHeightMultiple] }
    set { self[.lineHeightMultiple] = newValue }
  }
  /// The default distance of tab stops, in points. It is stored and has no effect.
  open fileprivate(set) var defaultTabInterval: CGFloat {
    get { self[.defaultTabInterval] }
    set { self[.defaultTabInterval] = newValue }
  }

  open func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.take(self)
    return copy
  }

  fileprivate func take(_ other: NSParagraphStyle) { values = other.values }
}

/// A mutable paragraph style.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Copies all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }

  /// Adds a tab stop. It is stored and has no effect.
  open func addTabStop(_ anObject: NSTextTab) {
    tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
  }
  /// Removes a tab stop.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }
  /// The tab stops. They are stored and have no effect.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { super.tabStops = newValue }
  }

  /// The horizontal alignment.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// The wrapping or truncation of lines.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// The writing direction. It is stored and has no effect.
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { super.baseWritingDirection = newValue }
  }
  /// The hyphenation factor, from 0 to 1. It is stored and has no effect.
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
  /// Whether letter spacing is reduced before a line is truncated. It is stored and has no effect.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
  /// The additional spacing between lines, in points.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The spacing after the paragraph, in points. It is stored and has no effect.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// The spacing before the paragraph, in points. It is stored and has no effect.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  /// The indentation of the first line, in points. It is stored and has no effect.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// The indentation of the other lines, in points. It is stored and has no effect.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// The trailing end of lines, in points. It is stored and has no effect.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  /// The minimum height of a line, in points. It is stored and has no effect.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// The maximum height of a line, in points; 0 for no limit. It is stored and has no effect.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// The factor of the line height. It is stored and has no effect.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// The default distance of tab stops, in points. It is stored and has no effect.
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { super.defaultTabInterval = newValue }
  }
}
