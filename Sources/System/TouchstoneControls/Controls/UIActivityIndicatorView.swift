import Foundation
import Pictures
@_spi(Kit) import TouchstoneCore

/// A spinner that shows that a task is in progress. It uses the scene's clock.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the spinner.
  nonisolated public enum Style: Int, Sendable {
    /// 20 points wide and high.
    case medium = 100
    /// 37 points wide and high.
    case large = 101

    /// The former name of a style with the large spinner.
    public static let whiteLarge = Style.large
    /// The former name of a style with the medium spinner.
    public static let white = Style.medium
    /// The former name of a style with the medium spinner.
    public static let gray = Style.medium

    fileprivate var side: CGFloat { self == .large ? 37 : 20 }
  }

  /// The style; another style changes the intrinsic size.
  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of the spokes.
  open var color: UIColor! = .systemGray { didSet { setNeedsDisplay() } }
  /// Whether the view is hidden while it is not spinning.
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  /// Whether it is spinning.
  open private(set) var isAnimating = false

  private var step = 0
  private var nextTurn: ScheduledWork?
  /// The number of spokes, and of steps per revolution; a revolution takes a second.
  private static let spokes = 8

  /// Makes a spinner that is not spinning, of the style's size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    startOut()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    startOut()
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)!
    startOut()
  }

  private func startOut() {
    isHidden = true
    isOpaque = false
    isUserInteractionEnabled = false
  }

  /// Shows the spinner and starts spinning.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    turn()
  }

  /// Stops spinning, and hides the view if `hidesWhenStopped` is `true`.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    nextTurn?.cancel()
    nextTurn = nil
    isHidden = hidesWhenStopped
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    nextTurn?.cancel()
    nextTurn = nil
    if isAnimating { turn() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }

  private func turn() {
    setNeedsDisplay()
    nextTurn = window?.touchSystem?.schedule(after: 1 / Double(Self.spokes)) { [weak self] in
      guard let self, isAnimating else { return }
      step = (step + 1) % Self.spokes
      turn()
    }
  }

  @_spi(Kit) open override var drawnFace: Picture? { face }

  @_spi(Kit) open override var face: Picture? {
    let radius = min(bounds.width, bounds.height) / 2
    guard radius > 0 else { return nil }
    var picture = Picture()
    for spoke in 0..<Self.spokes {
      let angle = CGFloat(spoke) / CGFloat(Self.spokes) * 2 * .pi - .pi / 2
      let (x, y) = (cos(angle), sin(angle))
      var path = Path()
      path.move(to: CGPoint(x: bounds.midX + x * radius * 0.5, y: bounds.midY + y * radius * 0.5))
      path.line(
        to: CGPoint(x: bounds.midX + x * radius * 0.9, y: bounds.midY + y * radius * 0.9))
      // The leading spoke is the darkest.
      let age = (step - spoke + Self.spokes) % Self.spokes
      let alpha = isAnimating ? 1 - 0.8 * CGFloat(age) / CGFloat(Self.spokes - 1) : 0.4
      let shade = color.withAlphaComponent(color.alpha * alpha).shade
      picture.append(
        .stroke(path, .shade(shade), StrokeStyle(width: radius * 0.2, cap: .round)))
    }
    return picture
  }
  nonisolated deinit {}
}
