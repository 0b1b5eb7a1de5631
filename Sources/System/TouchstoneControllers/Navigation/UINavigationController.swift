import Foundation

/// A stack of view controllers, of which the top one is visible, with a navigation bar and a back button.
///
/// ```
///            push                                pop, or a finger from the left edge
/// at rest ──────────▶ the new one comes in   at rest ──────────▶ the top one goes out
///                     from the right            ▲                  │ the finger goes back
///                                               └──────────────────┘
/// ```
/// - Note: Differs from UIKit: the class of the navigation bar cannot be chosen.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The controllers, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The presented controller or, without one, the controller on top of the stack.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }
  /// The delegate, which is notified of changes and provides transitions.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The navigation bar.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// The recognizer that pops the top controller with a pan from the left edge. Its default delegate lets it begin if the bar
  /// and its back button are shown; without a delegate it always begins, and another delegate decides itself (COR-21).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }
  /// The recognizer that pops the top controller with a pan to the right that starts anywhere except at the left edge, where
  /// the other recognizer is. Its default delegate lets it begin under the same conditions.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPan }
  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// The toolbar at the bottom, with the items of the top controller; hidden unless shown explicitly.
  open var toolbar: UIToolbar! { ownToolbar }
  private lazy var ownToolbar = UIToolbar(frame: .zero)
  /// Whether the toolbar is hidden; `true` unless set.
  open var isToolbarHidden: Bool {
    get { isBarBelowHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  private var isBarBelowHidden = true
  private var ownToolbarIsShown = false
  /// Whether a swipe up in the content hides the bars and a swipe down shows them.
  open var hidesBarsOnSwipe = false { didSet { useBarHiding(hidesBarsOnSwipe) } }
  /// Whether a tap in the content that nothing else handles hides the bars, or shows them.
  open var hidesBarsOnTap = false { didSet { useBarHiding(hidesBarsOnTap) } }
  /// Whether a keyboard that appears hides the bars. They stay hidden when it goes; a tap in the content shows them.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet { useBarHiding(hidesBarsWhenKeyboardAppears) }
  }
  /// Whether the bars are hidden where the vertical size class is compact; a tap in the content shows them.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { useBarHiding(hidesBarsWhenVerticallyCompact) }
  }
  /// Hides and shows the bars by a tap; it receives nothing unless a tap may do so.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    useBarHiding(true)
    return barHiding.tap
  }
  /// Hides and shows the bars by a swipe; it receives nothing unless `hidesBarsOnSwipe` is set.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    useBarHiding(true)
    return barHiding.swipe
  }
  /// How long a bar takes to be shown or hidden; seconds.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  private lazy var barHiding = BarHiding(of: self)
  private var usesBarHiding = false

  /// Attaches the recognizers when they are first needed; they cost nothing before.
  private func useBarHiding(_ isNeeded: Bool) {
    if isNeeded, !usesBarHiding {
      usesBarHiding = true
      barHiding.attach()
    } else if usesBarHiding {
      barHiding.heightChanged()
    }
  }

  private(set) var stack: [UIViewController] = []
  private var isBarHidden = false
  private lazy var edgePan = makeEdgePan()
  private lazy var contentPan = makeContentPan()
  private let popGate = PopGate()
  private var hand: UIPercentDrivenInteractiveTransition?
  private let stage = UIView()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a navigation controller with a root controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The tab bar item that was set, otherwise that of the root controller.
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The appearance methods of the controllers are called from here.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open override func loadView() {
    super.loadView()
    stage.frame = view.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stage)
    view.addSubview(navigationBar)
    navigationBar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
    view.addGestureRecognizer(edgePan)
    if !isBarBelowHidden {
      view.addSubview(ownToolbar)
      ownToolbarIsShown = true
    }
    view.addGestureRecognizer(contentPan)
    if usesBarHiding { barHiding.attach() }
    showTop()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrangeBar()
  }

  // MARK: Changing the stack

  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      viewIfLoaded?.complain("\(type(of: viewController)) is in the stack already: not pushed")
      return
    }
    change(to: stack + [viewController], .push, animated: animated)
  }

  /// Pops the top controller and returns it; the root is not popped.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), .pop, animated: animated)
    return top
  }

  /// Pops all controllers above a controller and returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { change(to: Array(stack[...index]), .pop, animated: animated) }
    return popped
  }

  /// Pops all controllers except the root and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack; the last controller is the top one.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isBack = viewControllers.last.map { top in stack.contains { $0 === top } } ?? false
    change(to: viewControllers, isBack ? .pop : .push, animated: animated)
  }

  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else { return }
    arrangeBar(animated: animated)
  }

  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarBelowHidden else { return }
    isBarBelowHidden = hidden
    guard isViewLoaded else { return }
    if !ownToolbarIsShown { view.addSubview(ownToolbar) }
    ownToolbarIsShown = true
    ownToolbar.items = topViewController?.toolbarItems
    arrangeToolbar(isHidden: animated ? !hidden : hidden)
    arrangeBar(animated: animated)
  }

  func toolbarItemsChanged(of controller: UIViewController) {
    guard !isBarBelowHidden, controller === topViewController else { return }
    ownToolbar.items = controller.toolbarItems
  }

  private func arrangeToolbar(isHidden: Bool) {
    let height = UIToolbar.height + (view.superview?.safeAreaInsets.bottom ?? 0)
    ownToolbar.frame = CGRect(
      x: 0, y: view.bounds.height - (isHidden ? 0 : height), width: view.bounds.width,
      height: height)
  }

  /// The content stays open to fingers while the bars move.
  private func arrangeBar(animated: Bool) {
    guard animated else { return arrangeBar() }
    UIView.animate(
      withDuration: TimeInterval(Self.hideShowBarDuration), delay: 0,
      options: .allowUserInteraction, animations: { self.arrangeBar() }, completion: nil)
  }

  private func arrangeBar() {
    if !isBarBelowHidden || ownToolbarIsShown { arrangeToolbar(isHidden: isBarBelowHidden) }
    let height = view.coveredTop + UINavigationBar.height + navigationBar.searchHeight
    navigationBar.frame = CGRect(
      x: 0, y: isBarHidden ? -height : 0, width: view.bounds.width, height: height)
    for controller in stack {
      let isBelow = controller.reachesBelow(navigationBar)
      controller.barInsets = UIEdgeInsets(
        top: isBarHidden || !isBelow ? 0 : UINavigationBar.height + navigationBar.searchHeight,
        left: 0,
        bottom: isBarBelowHidden ? 0 : UIToolbar.height, right: 0)
    }
    guard let top = stack.last, presentationState.transition == nil, let shown = top.viewIfLoaded,
      shown.superview === stage
    else { return }
    let frame = stage.bounds.inset(by: room(for: top))
    if shown.frame != frame { shown.frame = frame }
  }

  /// The insets of the bar for a controller that does not extend under it.
  private func room(for controller: UIViewController) -> UIEdgeInsets {
    let isFree = isBarHidden || controller.reachesBelow(navigationBar)
    return UIEdgeInsets(top: isFree ? 0 : navigationBar.frame.maxY, left: 0, bottom: 0, right: 0)
  }

  // MARK: Transitions

  private func change(to wanted: [UIViewController], _ operation: Operation, animated: Bool) {
    guard presentationState.transition == nil else {
      return viewIfLoaded?.complain(
        "a navigation controller was changed in the middle of a transition: ignored") ?? ()
    }
    let (old, from) = (stack, stack.last)
    for controller in wanted where controller.parent !== self { addChild(controller) }
    let leaving = old.filter { known in !wanted.contains { $0 === known } }
    for controller in leaving { controller.willMove(toParent: nil) }
    stack = wanted
    guard isViewLoaded, let to = wanted.last, from !== to else {
      showItems(animated: animated)
      for controller in leaving { controller.removeFromParent() }
      for controller in wanted where !old.contains(where: { $0 === controller }) {
        controller.didMove(toParent: self)
      }
      return
    }
    guard let from else {
      showTop()
      for controller in wanted { controller.didMove(toParent: self) }
      return
    }
    arrangeBar()
    let animation = animated && view.window != nil ? animation(operation, from, to) : nil
    let interaction = animation.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0) ?? hand
    }
    let transition = ControllerTransition(
      .init(
        from: from, to: to, fromView: from.view, toView: to.view,
        initialFrame: stage.bounds.inset(by: room(for: from)),
        finalFrame: stage.bounds.inset(by: room(for: to))), in: stage, animation: animation,
      interaction: interaction
    ) { [weak self] isStillAttached in
      self?.changed(from: old, to: wanted, isStillAttached, animated: animated)
    }
    presentationState.transition = transition
    let isSeen = view.window != nil
    if isSeen {
      from.holdAppearance(false, animated: animated)
      to.holdAppearance(true, animated: animated)
    }
    delegate?.navigationController(self, willShow: to, animated: animated)
    showItems(animated: animated)
    transition.begin()
  }

  private func animation(
    _ operation: Operation, _ from: UIViewController, _ to: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
      ?? SlideAnimation(isBack: operation == .pop)
  }

  private func changed(
    from old: [UIViewController], to wanted: [UIViewController], _ isStillAttached: Bool,
    animated: Bool
  ) {
    presentationState.transition = nil
    hand = nil
    guard let from = old.last, let to = wanted.last else { return }
    guard isStillAttached else {
      stack = old
      to.turnAppearance(to: false)
      from.turnAppearance(to: true)
      to.view.removeFromSuperview()
      to.releaseAppearance()
      from.releaseAppearance()
      for controller in wanted where !old.contains(where: { $0 === controller }) {
        controller.removeFromParent()
      }
      return showItems(animated: animated)
    }
    from.view.removeFromSuperview()
    from.releaseAppearance()
    to.releaseAppearance()
    for controller in old where !wanted.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    for controller in wanted where !old.contains(where: { $0 === controller }) {
      controller.didMove(toParent: self)
    }
    delegate?.navigationController(self, didShow: to, animated: animated)
  }

  private func showTop() {
    guard isViewLoaded || isLoadingView, let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    top.view.frame = stage.bounds.inset(by: room(for: top))
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.addSubview(top.view)
    showItems(animated: false)
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  private func showItems(animated: Bool) {
    navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
    if !isBarBelowHidden { ownToolbar.setItems(stack.last?.toolbarItems, animated: animated) }
    // The new top controller may hide the tab bar.
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Interactive pops

  private func makeEdgePan() -> UIScreenEdgePanGestureRecognizer {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.name = "edge"
    pan.edges = .left
    letPop(pan)
    return pan
  }

  private func makeContentPan() -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.name = "content"
    pan.maximumNumberOfTouches = 1
    letPop(pan)
    return pan
  }

  private func letPop(_ pan: UIPanGestureRecognizer) {
    popGate.owner = self
    pan.delegate = popGate
    pan.addAction { [weak self] pan in
      if let pan = pan as? UIPanGestureRecognizer { self?.popPanChanged(pan) }
    }
  }

  private func popPanChanged(_ pan: UIPanGestureRecognizer) {
    let width = max(view.bounds.width, 1)
    let share = pan.translation(in: view).x / width
    switch pan.state {
    case .began:
      // At the root, a gesture that a client's delegate allows has no effect.
      guard canPop else { return }
      hand = UIPercentDrivenInteractiveTransition()
      popViewController(animated: true)
      hand?.update(share)
    case .changed: hand?.update(share)
    case .ended:
      let speed = pan.velocity(in: view).x / width
      if share + speed * 0.2 > 0.5 { hand?.finish() } else { hand?.cancel() }
      hand = nil
    case .cancelled, .failed:
      hand?.cancel()
      hand = nil
    case .possible: break
    }
  }

  private var canPop: Bool { stack.count > 1 && presentationState.transition == nil }

  /// Whether a recognizer receives a touch: touches at the edge are left to the edge pan.
  fileprivate func mayReceive(_ touch: UITouch, by gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== contentPan
      || touch.location(in: view).x > contentPan.limitsInUse.edgeRegion
  }

  /// The answer of the recognizers' default delegate.
  fileprivate func mayPop(by gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === contentPan {
      let movement = contentPan.translation(in: view)
      guard movement.x > abs(movement.y) else { return false }
    }
    guard canPop, !isBarHidden, let item = topViewController?.navigationItem else { return false }
    return item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty
  }
  nonisolated deinit {}
}

/// The default delegate of the recognizers that pop.
private final class PopGate: NSObject, UIGestureRecognizerDelegate {
  weak var owner: UINavigationController?

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    owner?.mayReceive(touch, by: gestureRecognizer) ?? false
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    owner?.mayPop(by: gestureRecognizer) ?? false
  }
}
