import Foundation
import Pictures
@_spi(Kit) import TouchstoneCore

/// A view that shows text, as values that a renderer can read. It ignores touches (API-W02).
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
  /// The text with attributes for each of its parts. Setting `text` replaces it.
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

  // MARK: Appearance

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
  /// The horizontal alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// How a line that is too long, or the last visible line, is broken or truncated.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentChanged() } }
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  /// The maximum width of a line for layout by constraints, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }
  /// Whether the label is enabled. It is stored, and does not change the drawing.
  open var isEnabled = true
  /// Whether the text has its highlighted colour.
  open var isHighlighted = false
  /// The colour of highlighted text; `nil` for `textColor`.
  open var highlightedTextColor: UIColor?
  /// The colour of the text's shadow, which is not blurred; `nil` for no shadow.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  // MARK: Shrinking

  /// Whether the font of a single line is reduced before the line is truncated.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The minimum scale of a reduced font; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }

  /// The vertical position of text with a reduced font. It is stored and has no effect.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letter spacing is reduced before a line is truncated. It is stored and has no effect.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the font follows the content size category. It is stored and has no effect, since the
  /// category never changes.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Creating

  /// Makes a label without text, which ignores touches (API-W02).
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

  /// Draws the text into the current context, vertically centred in the rectangle.
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

  /// The rectangle of the text at the upper left of the bounds, with at most the given number of
  /// lines.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    CGRect(origin: bounds.origin, size: room(in: bounds.width, lines: numberOfLines))
  }

  /// The size of the text, with letters that are half as wide as the font's size.
  /// - Note: Differs from UIKit: an estimate, since there are no glyphs to measure. Several lines
  ///   and attributed text are measured with the built-in font.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : Self.endless
    let bounds = CGRect(x: 0, y: 0, width: width, height: Self.endless)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth, height: 0))
  }

  private static let endless: CGFloat = 10_000_000
  nonisolated deinit {}
}

/// The vertical position of text with a reduced font.
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// Aligns the baselines.
  case alignBaselines = 0
  /// Aligns the centres.
  case alignCenters = 1
  /// Aligns the tops.
  case none = 2
}
