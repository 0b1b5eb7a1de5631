import Foundation

/// Which way text is written.
nonisolated public enum NSWritingDirection: Int, Sendable {
  /// As its language is.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// How a paragraph's lines lie.
///
/// - Note: Differs from UIKit: text is laid out by `alignment`, `lineBreakMode` and `lineSpacing`. All else is kept
///   and has no effect.
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

  /// The usual style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  fileprivate subscript(measure: Measure) -> CGFloat {
    get { values.numbers[measure] ?? 0 }
    set { values.numbers[measure] = newValue }
  }

  /// Where lines stand from side to side.
  open fileprivate(set) var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// How lines break.
  open fileprivate(set) var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Which way the text is written; kept.
  open fileprivate(set) var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  /// The places to which tabs lead; kept.
  open fileprivate(set) var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? [] }
  }
  /// How readily words are hyphenated, from 0 to 1; kept.
  open fileprivate(set) var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Whether letters move together before a line is cut; kept.
  open fileprivate(set) var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  /// More room between lines, in points.
  open fileprivate(set) var lineSpacing: CGFloat {
    get { self[.lineSpacing] }
    set { self[.lineSpacing] = newValue }
  }
  /// Room after the paragraph, in points; kept.
  open fileprivate(set) var paragraphSpacing: CGFloat {
    get { self[.paragraphSpacing] }
    set { self[.paragraphSpacing] = newValue }
  }
  /// Room before the paragraph, in points; kept.
  open fileprivate(set) var paragraphSpacingBefore: CGFloat {
    get { self[.paragraphSpacingBefore] }
    set { self[.paragraphSpacingBefore] = newValue }
  }
  /// How far the first line is indented, in points; kept.
  open fileprivate(set) var firstLineHeadIndent: CGFloat {
    get { self[.firstLineHeadIndent] }
    set { self[.firstLineHeadIndent] = newValue }
  }
  /// How far the other lines are indented, in points; kept.
  open fileprivate(set) var headIndent: CGFloat {
    get { self[.headIndent] }
    set { self[.headIndent] = newValue }
  }
  /// Where lines end, in points; kept.
  open fileprivate(set) var tailIndent: CGFloat {
    get { self[.tailIndent] }
    set { self[.tailIndent] = newValue }
  }
  /// The least height of a line, in points; kept.
  open fileprivate(set) var minimumLineHeight: CGFloat {
    get { self[.minimumLineHeight] }
    set { self[.minimumLineHeight] = newValue }
  }
  /// The greatest height of a line, in points; 0 for any; kept.
  open fileprivate(set) var maximumLineHeight: CGFloat {
    get { self[.maximumLineHeight] }
    set { self[.maximumLineHeight] = newValue }
  }
  /// What the height of lines is multiplied by; kept.
  open fileprivate(set) var lineHeightMultiple: CGFloat {
    get { self[.lineHeightMultiple] }
    set { self[.lineHeightMultiple] = newValue }
  }
  /// The distance of tab stops, in points; kept.
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

/// A style that can be changed.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Takes all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }

  /// Adds a place to which tabs lead; kept.
  open func addTabStop(_ anObject: NSTextTab) {
    tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
  }
  /// Removes a place to which tabs lead.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }
  /// The places to which tabs lead; kept.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { super.tabStops = newValue }
  }

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
  /// Which way the text is written; kept.
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { super.baseWritingDirection = newValue }
  }
  /// How readily words are hyphenated, from 0 to 1; kept.
  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
  /// Whether letters move together before a line is cut; kept.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
  /// More room between lines, in points.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// Room after the paragraph, in points; kept.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// Room before the paragraph, in points; kept.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  /// How far the first line is indented, in points; kept.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// How far the other lines are indented, in points; kept.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// Where lines end, in points; kept.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  /// The least height of a line, in points; kept.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for any; kept.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// What the height of lines is multiplied by; kept.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// The distance of tab stops, in points; kept.
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { super.defaultTabInterval = newValue }
  }
}
