import Foundation

/// Pulled down with the content of a scroll view, it asks for something new.
///
/// ```
/// idle ─content is pulled down by the control's height─▶ refreshing: .valueChanged
/// idle ─beginRefreshing()─▶ refreshing, and no action
/// refreshing ─endRefreshing()─▶ idle
/// ```
/// While it refreshes, the content rests below it.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether it is refreshing; the content makes room for it meanwhile.
  open private(set) var isRefreshing = false
  /// Words below the control; kept and not shown.
  open var attributedTitle: NSAttributedString?
  /// Whether the content has been further up since the last refresh.
  private var isArmed = true
  /// The scroll view that it belongs to.
  weak var scrollView: UIScrollView?

  /// Points; also the way that content is pulled before it refreshes.
  private static let height: CGFloat = 60

  /// Makes one; the scroll view gives it its place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    bounds.size.height = Self.height
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows that something is under way, without an action. The scroll view does not scroll to it.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    makeRoom(Self.height)
  }

  /// Something has come, or will not: the content goes back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    makeRoom(0)
  }

  /// A finger has pulled the content to another place.
  func contentPulled() {
    guard let scrollView, isEnabled, !isRefreshing else { return }
    let pull = -scrollView.adjustedContentInset.top - scrollView.contentOffset.y
    guard pull >= Self.height else {
      isArmed = true
      return
    }
    // Content that is still pulled down when the refresh ends does not begin another one.
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

  /// Above the content.
  func takePlace() {
    guard let scrollView else { return }
    frame = CGRect(
      x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
  }
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

  /// Content that nothing holds goes where it now belongs, seen to do so.
  func refreshRoomChanged() {
    options.toldInset = adjustedContentInset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    if scrollCourse.drag != nil { return holdContentWhereItIs() }
    let rest = scrollLimits.clamped(contentOffset)
    if rest != contentOffset { scroll(to: rest, animated: true) }
  }
}
