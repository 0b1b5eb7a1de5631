import Foundation
import Pictures

/// Text as values that a renderer can read. Fingers pass through it (API-W02).
@MainActor open class UILabel: UIView {
  /// The text that is shown.
  open var text: String? {
    didSet {
      guard text != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  /// The font of the text.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  /// The colour of the text.
  open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
  /// Where lines stand from side to side.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// 0 stands for as many as it takes.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  /// Whether it looks enabled; kept and not shown.
  open var isEnabled = true
  /// Whether the text has its highlighted colour.
  open var isHighlighted = false
  /// The colour of highlighted text; `nil` for the usual one.
  open var highlightedTextColor: UIColor?

  /// Makes a label without text; it takes no part in touches (API-W02).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startOut()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() { startOut() }

  private func startOut() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  override var face: Picture? {
    guard let text, !text.isEmpty, let font, !bounds.isEmpty else { return nil }
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let layout = TextLayout(
      NSAttributedString(
        string: text, attributes: [.font: font, .foregroundColor: color ?? .label]),
      width: bounds.width, wraps: numberOfLines != 1, alignment: textAlignment, truncates: true)
    // A label's lines lie in the middle of its height.
    let top = bounds.minY + max(0, (bounds.height - layout.size.height) / 2)
    return layout.picture(at: CGPoint(x: bounds.minX, y: top))
  }

  /// Room for the text, with letters half as wide as the font is high.
  /// - Note: Differs from UIKit: an estimate, since there are no glyphs here to measure; lines break
  ///   only where the text breaks them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    guard let text, !text.isEmpty, let font else { return .zero }
    let shown = numberOfLines > 0 ? lines.prefix(numberOfLines) : lines[...]
    let longest = shown.map(\.count).max() ?? 0
    return CGSize(
      width: (CGFloat(longest) * font.pointSize / 2).rounded(.up),
      height: CGFloat(shown.count) * font.lineHeight)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
