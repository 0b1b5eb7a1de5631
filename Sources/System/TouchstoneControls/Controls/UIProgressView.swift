import Foundation

/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of the bar.
  nonisolated public enum Style: Int, Sendable {
    /// The default style: a bar on a track.
    case `default` = 0
    /// The style for a toolbar, which looks like `default` here.
    case bar = 1
  }

  /// The style of the bar.
  open var progressViewStyle: Style
  /// The progress, from 0 to 1.
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }
  /// The colour of the filled part; `nil` for the tint colour.
  open var progressTintColor: UIColor? { didSet { showColors() } }
  /// The colour of the track; `nil` for a light grey.
  open var trackTintColor: UIColor? { didSet { showColors() } }

  private var share: Float = 0
  private let bar = UIView()
  private static let height: CGFloat = 4

  /// Makes a bar with the progress 0.
  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    startOut()
  }

  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    startOut()
  }

  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    startOut()
  }

  private func startOut() {
    clipsToBounds = true
    _ = addDecoration(bar)
    showColors()
  }

  /// Sets the progress, from 0 to 1; if animated, within 0.25 seconds.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    share = min(max(progress, 0), 1)
    setNeedsLayout()
    if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let width = bounds.width * CGFloat(share)
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.frame = CGRect(
      x: isFromRight ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
      height: bounds.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  private func showColors() {
    bar.backgroundColor = progressTintColor ?? tintColor
    backgroundColor = trackTintColor ?? .systemGray5
  }
  nonisolated deinit {}
}
