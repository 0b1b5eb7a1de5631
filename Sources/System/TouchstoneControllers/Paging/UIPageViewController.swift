import Foundation

/// Shows one of a sequence of view controllers as a page. A finger turns the pages, and a data source provides the neighbours.
///
/// ```
///            a drag moves towards a neighbour: willTransitionTo, viewWillAppear, viewWillDisappear
/// at rest ─────────────────────────────────────────────────────────────────────▶ turning
///        ◀─────────────────────────────────────────────────────────────────────
///            at rest on a page: viewDidDisappear, viewDidAppear, didFinishAnimating
/// ```
/// The neighbours are requested when a drag begins, and the next one when a page was turned (PAG-01).
/// - Note: Differs from UIKit: pages never curl, both styles scroll, and there is one page at a time.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The axis along which pages are turned.
  nonisolated public enum NavigationOrientation: Int, Sendable {
    /// Horizontal.
    case horizontal = 0
    /// Vertical.
    case vertical = 1
  }

  /// The direction in which pages are turned.
  nonisolated public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }

  /// The style of turning pages.
  nonisolated public enum TransitionStyle: Int, Sendable {
    /// Pages curl as in a book; here as `scroll`.
    case pageCurl = 0
    /// Pages scroll with the finger.
    case scroll = 1
  }

  /// The location of the spine of a book.
  nonisolated public enum SpineLocation: Int, Sendable {
    /// No spine.
    case none = 0
    /// At the left or the top.
    case min = 1
    /// In the middle.
    case mid = 2
    /// At the right or the bottom.
    case max = 3
  }

  /// The keys of the options of the initializer.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of a `SpineLocation`.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The spacing between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Provides the neighbours of a page; without it, fingers cannot turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      forgetNeighbours()
      showDots()
    }
  }
  /// The delegate, which is notified of pages that fingers turn.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The style of turning pages.
  open private(set) var transitionStyle: TransitionStyle
  /// The axis along which pages are turned.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The location of the spine; `.none` for pages that scroll.
  open private(set) var spineLocation: SpineLocation
  /// Whether pages have content on both sides. It is stored and has no effect.
  open var isDoubleSided = false
  /// The visible controller, as a list.
  open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }
  /// The recognizers that turn curling pages; empty for pages that scroll.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .scroll ? [] : [pages.panGestureRecognizer]
  }

  private let spacing: CGFloat
  private lazy var pages = PageScrollView(of: self)
  private var dots: UIPageControl?
  private var current: UIViewController?
  private var before = Neighbour.unknown
  private var after = Neighbour.unknown
  private var turn: Turn?

  /// What is known about a neighbour of the visible page.
  private enum Neighbour {
    case unknown, none
    case controller(UIViewController)

    var controller: UIViewController? {
      if case .controller(let controller) = self { return controller }
      return nil
    }
    var isUnknown: Bool {
      if case .unknown = self { return true }
      return false
    }
  }

  /// A page turn in progress.
  private struct Turn {
    let to: UIViewController
    let direction: NavigationDirection
    /// Called at the end of a turn by code, of which the delegate is not notified.
    var completion: ((Bool) -> Void)?
    var isByCode: Bool
  }

  /// Makes a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = Self.number(options?[.interPageSpacing])
    spineLocation =
      style == .scroll
      ? .none
      : options?[.spineLocation].flatMap { SpineLocation(rawValue: Int(bounding: Self.number($0))) }
        ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller without pages, with horizontal curling pages.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    (spineLocation, spacing) = (.none, 0)
    super.init(coder: coder)
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat where number.isFinite: number
    case let number as Double where number.isFinite: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }

  /// Sets the style and the axis; called for a storyboard.
  public func setPages(
    _ style: TransitionStyle, _ orientation: NavigationOrientation
  ) { (transitionStyle, navigationOrientation) = (style, orientation) }

  // MARK: Pages

  /// Shows another page. An animated change comes from the direction, and `completion` is called at its end; the delegate is
  /// not notified.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first else {
      viewIfLoaded?.complain("a page view controller needs a controller to show: ignored")
      completion?(false)
      return
    }
    if viewControllers?.count != 1 {
      viewIfLoaded?.complain(
        "a page view controller shows one page at a time: the first of the controllers is shown")
    }
    abandonTurn()
    forgetNeighbours()
    guard animated, let current, current !== new, viewIfLoaded?.window != nil else {
      replace(with: new)
      showDots()
      completion?(true)
      return
    }
    if direction == .forward {
      (before, after) = (.none, .controller(new))
    } else {
      (before, after) = (.controller(new), .none)
    }
    limit()
    begin(Turn(to: new, direction: direction, completion: completion, isByCode: true))
    showDots()
    pages.setContentOffset(offset(of: direction == .forward ? 2 : 0), animated: true)
  }

  private func replace(with new: UIViewController) {
    let old = current
    guard old !== new else { return }
    current = new
    if new.parent !== self { addChild(new) }
    old?.willMove(toParent: nil)
    if isViewLoaded {
      place(new, at: 1)
      old?.viewIfLoaded?.removeFromSuperview()
      limit()
      center()
    }
    old?.removeFromParent()
    new.didMove(toParent: self)
  }

  // MARK: Views

  open override func loadView() {
    super.loadView()
    view.clipsToBounds = true
    view.addSubview(pages)
    if let current { place(current, at: 1) }
    showDots()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = dots.map { $0.isHidden ? 0 : Self.dotsHeight } ?? 0
    var frame = view.bounds
    frame.size.height -= room
    dots?.frame = CGRect(
      x: 0, y: frame.maxY, width: view.bounds.width, height: Self.dotsHeight)
    frame =
      isVertical
      ? frame.insetBy(dx: 0, dy: -spacing / 2) : frame.insetBy(dx: -spacing / 2, dy: 0)
    guard frame != pages.frame else { return }
    abandonTurn()
    pages.frame = frame
    limit()
    if let current { place(current, at: 1) }
    center()
  }

  private static let dotsHeight: CGFloat = 37
  private var isVertical: Bool { navigationOrientation == .vertical }
  private var length: CGFloat { isVertical ? pages.bounds.height : pages.bounds.width }

  private func offset(of page: Int) -> CGPoint {
    isVertical
      ? CGPoint(x: 0, y: CGFloat(page) * length) : CGPoint(x: CGFloat(page) * length, y: 0)
  }

  /// The scroll view has three positions, of which the middle one is that of the visible page.
  private func place(_ controller: UIViewController, at page: Int) {
    let frame = CGRect(origin: offset(of: page), size: pages.bounds.size)
    controller.view.frame =
      isVertical
      ? frame.insetBy(dx: 0, dy: spacing / 2) : frame.insetBy(dx: spacing / 2, dy: 0)
    if controller.view.superview !== pages { pages.addSubview(controller.view) }
  }

  /// The content ends where there is no neighbour.
  private func limit() {
    let size = pages.bounds.size
    pages.isArranging = true
    pages.contentSize =
      isVertical
      ? CGSize(width: size.width, height: 3 * length)
      : CGSize(width: 3 * length, height: size.height)
    let (first, last) = (
      before.controller == nil ? -length : 0, after.controller == nil ? -length : 0
    )
    pages.contentInset =
      isVertical
      ? UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
      : UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
    pages.isArranging = false
  }

  private func center() {
    pages.isArranging = true
    pages.contentOffset = offset(of: 1)
    pages.isArranging = false
  }

  // MARK: Neighbours

  private func forgetNeighbours() {
    (before, after) = (.unknown, .unknown)
    if isViewLoaded { limit() }
  }

  /// Requests the unknown neighbours.
  func findNeighbours() {
    guard let current, turn == nil else { return }
    func ask(
      _ find: ((UIPageViewController, UIViewController) -> UIViewController?)?
    ) -> Neighbour {
      guard let found = find?(self, current), found !== current else { return .none }
      return .controller(found)
    }
    if after.isUnknown {
      after = ask { self.dataSource?.pageViewController($0, viewControllerAfter: $1) }
    }
    if before.isUnknown {
      before = ask { self.dataSource?.pageViewController($0, viewControllerBefore: $1) }
    }
    limit()
  }

  // MARK: Turning

  /// Called when the content has scrolled, with or without a finger.
  func scrolled() {
    guard !pages.isArranging, length > 0, turn?.isByCode != true else { return }
    let place = isVertical ? pages.contentOffset.y : pages.contentOffset.x
    let direction: NavigationDirection = place > length ? .forward : .reverse
    guard place != length, direction != turn?.direction else { return }
    // Beyond the last page the content only bounces, and a turn in progress ends when it is at rest.
    guard let to = (direction == .forward ? after : before).controller else { return }
    abandonTurn()
    delegate?.pageViewController(self, willTransitionTo: [to])
    begin(Turn(to: to, direction: direction, completion: nil, isByCode: false))
  }

  private func begin(_ new: Turn) {
    guard let current else { return }
    turn = new
    if new.to.parent !== self { addChild(new.to) }
    new.to.holdAppearance(true, animated: true)
    current.holdAppearance(false, animated: true)
    place(new.to, at: new.direction == .forward ? 2 : 0)
  }

  /// Called when the content has come to rest.
  func rested() {
    guard let turn, let current, length > 0, !pages.isArranging else { return }
    let place = isVertical ? pages.contentOffset.y : pages.contentOffset.x
    let page = (place / length).rounded()
    let isDone = page == (turn.direction == .forward ? 2 : 0)
    self.turn = nil
    if isDone {
      finish(turn, from: current)
    } else {
      takeBack(turn, to: current)
    }
    if turn.isByCode {
      turn.completion?(isDone)
    } else {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [current],
        transitionCompleted: isDone)
      if isDone { countDots(turn.direction) }
    }
    // The next neighbour is requested immediately, so that a second swipe finds it.
    if isDone, self.turn == nil, !turn.isByCode { findNeighbours() }
  }

  private func finish(_ turn: Turn, from old: UIViewController) {
    current = turn.to
    if turn.isByCode {
      (before, after) = (.unknown, .unknown)
    } else if turn.direction == .forward {
      (before, after) = (.controller(old), .unknown)
    } else {
      (before, after) = (.unknown, .controller(old))
    }
    old.willMove(toParent: nil)
    place(turn.to, at: 1)
    old.view.removeFromSuperview()
    limit()
    center()
    old.releaseAppearance()
    turn.to.releaseAppearance()
    old.removeFromParent()
    turn.to.didMove(toParent: self)
  }

  private func takeBack(_ turn: Turn, to current: UIViewController) {
    turn.to.turnAppearance(to: false)
    current.turnAppearance(to: true)
    turn.to.willMove(toParent: nil)
    turn.to.view.removeFromSuperview()
    turn.to.releaseAppearance()
    current.releaseAppearance()
    turn.to.removeFromParent()
  }

  /// Cancels a turn in progress without animation.
  private func abandonTurn() {
    guard let turn, let current else { return }
    self.turn = nil
    takeBack(turn, to: current)
    if turn.isByCode {
      pages.stopScrollingAndZooming()
      center()
      turn.completion?(false)
    }
  }

  // MARK: Dots

  private func showDots() {
    guard isViewLoaded || isLoadingView, transitionStyle == .scroll,
      navigationOrientation == .horizontal
    else { return }
    let count = current == nil ? 0 : dataSource?.presentationCount(for: self) ?? 0
    guard count > 0 else {
      dots?.isHidden = true
      view.setNeedsLayout()
      return
    }
    let control = dots ?? UIPageControl(frame: .zero)
    if dots == nil {
      dots = control
      control.isUserInteractionEnabled = false
      view.addSubview(control)
    }
    control.isHidden = false
    control.numberOfPages = count
    control.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    view.setNeedsLayout()
  }

  private func countDots(_ direction: NavigationDirection) {
    dots?.currentPage += direction == .forward ? 1 : -1
  }

  // MARK: Surroundings

  open override var childForStatusBarStyle: UIViewController? { current }
  open override var childForStatusBarHidden: UIViewController? { current }
  nonisolated deinit {}
}
