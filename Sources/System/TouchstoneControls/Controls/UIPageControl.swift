import Foundation
import GestureCore

/// A row of dots, one for each page. A tap left or right of the middle moves one page in that direction; a drag along the dots
/// moves through the pages.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The kind of interaction in progress.
  nonisolated public enum InteractionState: Int, Sendable {
    /// No interaction.
    case none = 0
    /// A tap, which moves by one page.
    case discrete = 1
    /// A drag, which moves through the pages.
    case continuous = 2
  }

  // MARK: Value

  /// The number of pages; 0 unless set.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = page
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  /// The index of the current page, limited to the existing pages. Setting it sends no event (API-C18, CTL-15).
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      setNeedsLayout()
    }
  }

  // MARK: Configuration

  /// Whether the control is hidden if there is only one page.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// Whether a drag moves through the pages.
  open var allowsContinuousInteraction = true
  /// The colour of the dots of the other pages.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the dot of the current page.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The kind of the touch in progress that changes the page; otherwise `.none`.
  open private(set) var interactionState = InteractionState.none

  // MARK: Tuning

  private static let height: CGFloat = 26
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 17

  // MARK: Progress

  private var page = 0
  /// Where the finger came down, in the control's coordinates.
  private var start: CGPoint?
  private var dots: [UIView] = []

  // MARK: Size

  /// The size of the dots for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 0)) * Self.pitch, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    start = touch.location(in: self)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    guard allowsContinuousInteraction, let start else { return true }
    let place = touch.location(in: self)
    let hysteresis = (window?.touchSystem?.tuning ?? GestureTuning()).panHysteresis
    if interactionState == .none, abs(place.x - start.x) >= hysteresis {
      interactionState = .continuous
    }
    if interactionState == .continuous { go(to: self.page(at: place.x), with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if interactionState == .none, isTouchInside, let place = touch?.location(in: self) {
      interactionState = .discrete
      go(to: page + (place.x < bounds.midX ? -1 : 1), with: event)
    }
    finish()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    finish()
  }

  package override var gestureRule: ControlGestureRule { .singleTap }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    while dots.count > dotCount { dots.removeLast().removeFromSuperview() }
    while dots.count < dotCount { dots.append(addDecoration(UIView(frame: .zero))) }
    for (index, dot) in dots.enumerated() {
      dot.frame = CGRect(
        x: center(ofDot: index) - Self.dot / 2, y: bounds.midY - Self.dot / 2, width: Self.dot,
        height: Self.dot)
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
      dot.backgroundColor =
        index == page
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
    }
  }

  // MARK: Private

  /// The maximum number of dots, more than a screen can show; the number of pages is not limited.
  private static let mostDots = 1000
  private var dotCount: Int { min(numberOfPages, Self.mostDots) }

  private func center(ofDot index: Int) -> CGFloat {
    bounds.midX + (CGFloat(index) - CGFloat(dotCount - 1) / 2) * Self.pitch
  }

  private func page(at x: CGFloat) -> Int {
    let place = ((x - center(ofDot: 0)) / Self.pitch).rounded()
    return Int(bounding: min(max(place, 0), CGFloat(max(numberOfPages - 1, 0))))
  }

  private func go(to newPage: Int, with event: UIEvent?) {
    let old = page
    currentPage = newPage
    if page != old { sendValue(with: event) }
  }

  private func finish() {
    start = nil
    interactionState = .none
  }
  nonisolated deinit {}
}
