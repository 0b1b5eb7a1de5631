import Foundation

/// A control that starts a refresh when the content of a scroll view is pulled down.
///
/// ```
/// idle ─content is pulled down by the control's height─▶ refreshing: .valueChanged
/// idle ─beginRefreshing()─▶ refreshing, and no action
/// refreshing ─endRefreshing()─▶ idle
/// ```
/// During a refresh, the content rests below the control.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether a refresh is in progress; the content makes room for the control meanwhile.
  open private(set) var isRefreshing = false
  /// The text below the control. It is stored but not shown.
  open var attributedTitle: NSAttributedString?
  /// Whether the content has been above the threshold since the last refresh.
  private var isArmed = true
  /// The scroll view that owns the control.
  weak var scrollView: UIScrollView?

  /// The height of the control, which is also the distance that starts a refresh; in points.
  private static let height: CGFloat = 60

  /// Makes a control, which the scroll view positions.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    bounds.size.height = Self.height
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Starts a refresh without sending an action. The scroll view does not scroll to it.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    makeRoom(Self.height)
  }

  /// Ends the refresh, and scrolls the content back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    makeRoom(0)
  }

  /// Called when a finger has pulled the content to another offset.
  func contentPulled() {
    guard let scrollView, isEnabled, !isRefreshing else { return }
    let pull = -scrollView.adjustedContentInset.top - scrollView.contentOffset.y
    guard pull >= Self.height else {
      isArmed = true
      return
    }
    // Content that is still pulled down when the refresh ends does not start another one.
    guard isArmed else { return }
    isArmed = false
    isRefreshing = true
    makeRoom(Self.height)
    sendActions(for: .valueChanged)
  }

  private func makeRoom(_ height: CGFloat) {
    guard let scrollView else { return }
    scrollView.options.refreshInset = height
    scrollView.refreshRoomChanged()
  }

  /// Positions the control above the content.
  func takePlace() {
    guard let scrollView else { return }
    frame = CGRect(
      x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
  }
  nonisolated deinit {}
}

extension UIScrollView {
  var ownRefreshControl: UIRefreshControl? {
    get { options.refreshControl }
    set {
      guard newValue !== options.refreshControl else { return }
      if let old = options.refreshControl {
        old.endRefreshing()
        old.scrollView = nil
        old.removeFromSuperview()
      }
      options.refreshControl = newValue
      guard let newValue else { return }
      newValue.scrollView = self
      newValue.takePlace()
      newValue.autoresizingMask = .flexibleWidth
      insertSubview(newValue, at: 0)
    }
  }

  /// Reports the changed inset. Content that is not being dragged scrolls, animated, into the new
  /// limits.
  func refreshRoomChanged() {
    options.toldInset = adjustedContentInset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    if scrollCourse.drag != nil { return holdContentWhereItIs() }
    let rest = scrollLimits.clamped(contentOffset)
    if rest != contentOffset { scroll(to: rest, animated: true) }
  }
}
