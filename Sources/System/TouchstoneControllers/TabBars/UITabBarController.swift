import Foundation

/// Shows one of several view controllers, with a tab bar at the bottom.
///
/// A tap on a tab asks the delegate, selects the controller and notifies the delegate. A tap on the selected tab also notifies
/// it, and pops a navigation controller to its root. With more than five controllers, the fifth tab is "More", whose controller
/// lists the fifth and the following ones.
/// - Note: Differs from UIKit: users cannot rearrange tabs, and the bar is always at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { ownControllers }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The selected controller. A controller that is not in `viewControllers` is ignored.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard newValue === moreController || contains(newValue) else {
        viewIfLoaded?.complain(
          "\(type(of: newValue)) is not among the tab bar controller's controllers: not selected")
        return
      }
      select(newValue)
    }
  }
  /// The index of the selected controller; `NSNotFound` for none and for the "More" list.
  open var selectedIndex: Int {
    get {
      guard let selected else { return NSNotFound }
      return ownControllers?.firstIndex { $0 === selected } ?? NSNotFound
    }
    set {
      guard let controllers = ownControllers, controllers.indices.contains(newValue) else { return }
      select(controllers[newValue])
    }
  }
  /// The delegate, which is notified of selections and can refuse them.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The tab bar, whose delegate is this controller.
  open var tabBar: UITabBar { bar }
  /// Lists the controllers without a tab of their own.
  open var moreNavigationController: UINavigationController { madeMoreController }
  /// The controllers that users can rearrange. They are stored and have no effect.
  open var customizableViewControllers: [UIViewController]?
  /// Whether the tab bar is hidden.
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  private var ownControllers: [UIViewController]?
  private weak var selected: UIViewController?
  private let bar = UITabBar(frame: .zero)
  private let stage = UIView()
  private var moreController: UINavigationController?
  private var isBarHidden = false

  /// The maximum number of tabs; with more controllers, the last tab is "More".
  private static let mostTabs = 5

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.delegate = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.delegate = self
  }

  /// Sets the controllers. The selected one stays selected if it is among them; otherwise the first is selected.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for old in ownControllers ?? [] where !new.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      if old.viewIfLoaded?.superview === stage { old.view.removeFromSuperview() }
      old.removeFromParent()
    }
    ownControllers = viewControllers
    let hidden = hiddenControllers
    for controller in new where controller.parent !== self {
      if hidden.contains(where: { $0 === controller }) { continue }
      addChild(controller)
      controller.didMove(toParent: self)
    }
    arrangeMore(hidden)
    showItems()
    if let selected, selected === moreController || contains(selected) { return }
    selected = nil
    if let first = new.first { select(first) }
  }

  private func contains(_ controller: UIViewController) -> Bool {
    ownControllers?.contains(where: { $0 === controller }) ?? false
  }

  /// Shows or hides the tab bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else { return }
    if animated { UIView.animate(withDuration: 0.2) { self.arrangeBar() } } else { arrangeBar() }
  }

  // MARK: Views

  open override func loadView() {
    super.loadView()
    stage.frame = view.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stage)
    view.addSubview(bar)
    if let selected { place(selected) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrangeBar()
  }

  private func arrangeBar() {
    let isHidden = hidesBar
    let height = UITabBar.height + (view.superview?.safeAreaInsets.bottom ?? 0)
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - (isHidden ? 0 : height), width: view.bounds.width,
      height: height)
    for child in children {
      child.barInsets = UIEdgeInsets(
        top: 0, left: 0, bottom: isHidden ? 0 : UITabBar.height, right: 0)
    }
    if let shown = selected?.viewIfLoaded, shown.superview === stage { shown.frame = stage.bounds }
  }

  /// Whether the top controller of the selected navigation controller hides the bar.
  private var hidesBar: Bool {
    if isBarHidden { return true }
    guard let navigation = selected as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  private func place(_ controller: UIViewController) {
    controller.view.frame = stage.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.addSubview(controller.view)
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Selecting

  private func select(_ controller: UIViewController) {
    let hidden = hiddenControllers
    if let index = hidden.firstIndex(where: { $0 === controller }) {
      moreController?.setViewControllers([madeList, hidden[index]], animated: false)
      if let moreController { change(to: moreController) }
    } else {
      change(to: controller)
    }
  }

  /// The new controller is notified first, then the old one (TAB-02).
  private func change(to new: UIViewController) {
    let old = selected
    selected = new
    bar.selectedItem = new.tabBarItem
    guard isViewLoaded, old !== new else { return }
    guard view.window != nil, let old, old.isViewLoaded else {
      old?.viewIfLoaded?.removeFromSuperview()
      return place(new)
    }
    let animation = delegate?.tabBarController(
      self, animationControllerForTransitionFrom: old, to: new)
    new.holdAppearance(true, animated: animation != nil)
    old.holdAppearance(false, animated: animation != nil)
    guard let animation else {
      place(new)
      old.view.removeFromSuperview()
      old.releaseAppearance()
      new.releaseAppearance()
      return
    }
    let interaction = delegate?.tabBarController(self, interactionControllerFor: animation)
    let transition = ControllerTransition(
      .init(
        from: old, to: new, fromView: old.view, toView: new.view, initialFrame: stage.bounds,
        finalFrame: stage.bounds), in: stage, animation: animation, interaction: interaction
    ) { [weak self] isDone in self?.finish(from: old, to: new, isDone) }
    presentationState.transition = transition
    transition.begin()
  }

  private func finish(from old: UIViewController, to new: UIViewController, _ isDone: Bool) {
    presentationState.transition = nil
    let (gone, stays) = isDone ? (old, new) : (new, old)
    if !isDone {
      gone.turnAppearance(to: false)
      stays.turnAppearance(to: true)
      selected = stays
      bar.selectedItem = stays.tabBarItem
    }
    gone.view.removeFromSuperview()
    gone.releaseAppearance()
    stays.releaseAppearance()
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Tabs

  private var hiddenControllers: [UIViewController] {
    guard let controllers = ownControllers, controllers.count > Self.mostTabs else { return [] }
    return Array(controllers[(Self.mostTabs - 1)...])
  }

  func showItems() {
    var items = (ownControllers ?? []).prefix(Self.mostTabs).compactMap { $0.tabBarItem }
    if !hiddenControllers.isEmpty { items[Self.mostTabs - 1] = madeMoreController.tabBarItem }
    bar.setItems(items, animated: false)
    bar.maySelect = { [weak self] in self?.maySelect($0) ?? true }
    bar.selectedItem = selected?.tabBarItem
  }

  private func controller(of item: UITabBarItem) -> UIViewController? {
    if let moreController, item === moreController.tabBarItem { return moreController }
    return ownControllers?.first { $0.tabBarItem === item }
  }

  private func maySelect(_ item: UITabBarItem) -> Bool {
    guard presentationState.transition == nil, let controller = controller(of: item) else {
      return false
    }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  // What the bar reports of being rearranged.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  /// Called when a finger has selected a tab.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let controller = controller(of: item) else { return }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      change(to: controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: More

  private var madeMoreController: UINavigationController {
    if let moreController { return moreController }
    let made = UINavigationController(rootViewController: MoreList(of: self))
    made.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    moreController = made
    return made
  }

  private var madeList: UIViewController {
    madeMoreController.viewControllers.first { $0 is MoreList } ?? MoreList(of: self)
  }

  private func arrangeMore(_ hidden: [UIViewController]) {
    guard !hidden.isEmpty else {
      if selected === moreController { selected = nil }
      moreController?.willMove(toParent: nil)
      moreController?.viewIfLoaded?.removeFromSuperview()
      moreController?.removeFromParent()
      moreController = nil
      return
    }
    let more = madeMoreController
    if more.parent !== self {
      addChild(more)
      more.didMove(toParent: self)
    }
    (madeList as? MoreList)?.controllers = hidden
  }

  // MARK: Surroundings

  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForStatusBarHidden: UIViewController? { selected }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
  nonisolated deinit {}
}

/// The list of the controllers without a tab of their own.
private final class MoreList: UIViewController {
  private weak var owner: UITabBarController?
  var controllers: [UIViewController] = [] { didSet { if isViewLoaded { fill() } } }
  private let stack = UIStackView()

  init(of owner: UITabBarController) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      stack.topAnchor.constraint(equalTo: safe.topAnchor),
    ])
    fill()
  }

  private func fill() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    for controller in controllers {
      let button = UIButton(type: .system)
      let title = controller.tabBarItem?.title ?? controller.title
      button.setTitle(title, for: .normal)
      button.accessibilityIdentifier = title
      button.heightAnchor.constraint(equalToConstant: 44).isActive = true
      button.addAction(
        UIAction { [weak self, weak controller] _ in
          if let controller {
            self?.navigationController?.pushViewController(controller, animated: true)
          }
        }, for: .touchUpInside)
      stack.addArrangedSubview(button)
    }
  }
}

/// The delegate of a tab bar controller.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap on a tab may select its controller; not called for selections by code.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when a finger has selected a tab, also if it was selected already.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Called before users rearrange tabs; never here.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController])
  /// Called before users finish rearranging tabs; never here.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  /// Called when users have rearranged tabs; never here.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  /// The supported orientations; never called.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// The preferred orientation; never called.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  /// The interaction that drives a change; `nil` for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The animator of a change; `nil` for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
