import Foundation
import Pictures
@_spi(Kit) import TouchstoneCore

/// Text as values that a renderer can read. Fingers pass through it (API-W02).
@preconcurrency @MainActor
open class UILabel: UIView {
  // MARK: Text

  /// The text that is shown.
  open var text: String? {
    get { styled?.string ?? plain }
    set {
      guard newValue != text || styled != nil else { return }
      styled = nil
      plain = newValue
      contentChanged()
    }
  }
  /// The text with a look for each of its parts. Setting `text` ends that.
  open var attributedText: NSAttributedString? {
    get { styled ?? plain.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set {
      styled = newValue.map { NSAttributedString(attributedString: $0) }
      plain = newValue?.string
      contentChanged()
    }
  }
  private var plain: String?
  private(set) var styled: NSAttributedString?

  // MARK: Look

  /// The font of the text.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      restyle(.font, font)
      contentChanged()
    }
  }
  /// The colour of the text.
  open var textColor: UIColor! = .label {
    didSet {
      restyle(.foregroundColor, textColor)
      setNeedsDisplay()
    }
  }
  /// Where lines stand from side to side.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// What happens to a line that is too long, or to the last that there is room for.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentChanged() } }
  /// 0 stands for as many as it takes.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  /// Where lines are broken if the layout does not say so; 0 for nowhere.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }
  /// Whether it looks enabled; kept and not shown.
  open var isEnabled = true
  /// Whether the text has its highlighted colour.
  open var isHighlighted = false
  /// The colour of highlighted text; `nil` for the usual one.
  open var highlightedTextColor: UIColor?
  /// Drawn behind the text, without blur; none without a colour.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  // MARK: Shrinking

  /// Whether a single line gets smaller letters before it is cut.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// How small, as a share of the font's size; 0 for as small as it takes.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// Where smaller letters stand; kept.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters move together before a line is cut; kept.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the font follows the size of text; kept, since that size stays as it is.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Creating

  /// Makes a label without text; it takes no part in touches (API-W02).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startOut()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_spi(Kit) open override func prepareForDecoding() { startOut() }
  @_spi(Kit) open override func keyedValue(_ key: String) -> Any? {
    key == "text" ? text : super.keyedValue(key)
  }
  @_spi(Kit) open override var ownAccessibility: OwnAccessibility {
    var own = OwnAccessibility()
    own.label = text
    (own.isElement, own.traits) = (true, .staticText)
    return own
  }
  @_spi(Kit) open override var baselineText: (font: UIFont, height: CGFloat)? {
    font.map { ($0, sizeThatFits(bounds.size).height) }
  }

  private func startOut() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  private func contentChanged() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Drawing

  /// Draws the text into the current context, in the middle of the rectangle's height.
  open func drawText(in rect: CGRect) {
    guard let page = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(in: rect.size)
    let top = rect.minY + max(0, (rect.height - layout.size.height) / 2)
    let picture = layout.picture(at: CGPoint(x: rect.minX, y: top))
    guard let shadowColor else { return page.record(picture) }
    page.saveGState()
    page.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
    page.record(picture)
    page.restoreGState()
  }

  @_spi(Kit) open override var face: Picture? {
    guard text?.isEmpty == false, font != nil, !bounds.isEmpty else { return nil }
    let page = CGContext(size: bounds.size)
    UIGraphicsPushContext(page)
    drawText(in: bounds)
    UIGraphicsPopContext()
    return page.picture
  }

  // MARK: Size

  /// The room for the text at the top left of the bounds, if it may have that many lines.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    CGRect(origin: bounds.origin, size: room(in: bounds.width, lines: numberOfLines))
  }

  /// Room for the text, with letters half as wide as the font is high.
  /// - Note: Differs from UIKit: an estimate, since there are no glyphs here to measure; text of
  ///   several lines, and text with looks of its own, is measured by the built-in font.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : Self.endless
    let bounds = CGRect(x: 0, y: 0, width: width, height: Self.endless)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth, height: 0))
  }

  private static let endless: CGFloat = 10_000_000
}

/// Where letters stand that were made smaller.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the larger ones.
  case alignBaselines = 0
  /// In their middle.
  case alignCenters = 1
  /// At their top.
  case none = 2
}
