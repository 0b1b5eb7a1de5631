import Foundation
@_spi(Kit) import TouchstoneCore

/// Manages a tree of views: loads it on demand, and is notified when it appears and disappears.
///
/// ```
///             view wanted                     begins             ends
///  no view ──────────────▶ absent ──appearing──▶ appearing ──────────▶ present
///                            ▲                       │ ▲                  │
///                            │ ends                  ▼ │ begins           │ begins
///                            └─────────────── disappearing ◀──────────────┘
/// ```
/// A controller appears when its view enters a visible window, in whatever way.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The title, which bars and lists show.
  open var title: String? {
    didSet {
      ownNavigationItem?.title = title
      ownTabBarItem?.title = title
      valueChanged()
    }
  }
  @_spi(Kit) open override func keyedValue(_ key: String) -> Any? {
    switch key {
    case "title": title
    case "view": view
    default: super.keyedValue(key)
    }
  }
  /// The name of the nib that was passed to the initializer.
  public let nibName: String?
  /// The bundle of the nib that was passed to the initializer.
  public let nibBundle: Bundle?

  var rootView: UIView?
  /// The scene of the storyboard that defines the controller.
  var interface: InterfaceScene?
  var isLoadingView = false
  package internal(set) var ownAppearance = Appearance()
  var childControllers: [UIViewController] = []
  /// The window whose root view controller this is.
  weak var rootWindow: UIWindow?
  package var ownPresented: UIViewController?
  weak var ownPresenting: UIViewController?
  var presentationState = PresentationState()
  /// Made when it is first asked for.
  var ownNavigationItem: UINavigationItem?
  /// Made when it is first asked for.
  var ownTabBarItem: UITabBarItem?

  /// Makes a controller that loads its view from a nib; for `nil`, from the nib that has the name of the class.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Reads the controller from a storyboard; ignores any other decoder.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    InterfaceCoder.describe(self, from: coder)
  }

  /// Writes nothing and prints a notice to standard error; view controllers have no archives here.
  open func encode(with coder: NSCoder) {
    OneTimeNotice.print(
      "UIViewController.encode(with:) writes nothing; there are no archives of controllers")
  }

  /// The name for state restoration. It is stored; no state is saved here.
  open var restorationIdentifier: String?
  /// Does nothing: the interface does not rotate here.
  open class func attemptRotationToDeviceOrientation() {}

  /// The window of a root controller, otherwise the presenting controller, otherwise the view's superview (RSP-02).
  open override var next: UIResponder? {
    rootWindow ?? ownPresenting ?? rootView?.superview
  }

  // MARK: View

  /// The root view, which is loaded at the first access (API-A05).
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return rootView
    }
    set { take(newValue) }
  }

  /// The view if it is loaded; otherwise `nil`, and the view is not loaded.
  open var viewIfLoaded: UIView? { rootView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { rootView != nil }
  /// Loads the view unless it is loaded (API-A05).
  open func loadViewIfNeeded() { loadRootView() }

  /// Makes the view and assigns it to `view`. An override makes its own and does not call `super`.
  open func loadView() { loadInterface() }
  /// Called when the view has been loaded.
  open func viewDidLoad() {}

  /// Updates the constraints of the view; an override calls `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Insets that are added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaChanged() } }
  }
  /// The insets of the bars that cover the view; set by container controllers.
  package var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.safeAreaChanged() } }
  }
  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The preferred size in a container. The parent or the presentation is notified of a change.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { announcePreferredSize() } }
  }
  /// Called before the view changes its size, with its window or by its container.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let room = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: room, with: coordinator)
    }
  }
  /// Called before the traits change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size of a child in a container of the given size, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  // MARK: Appearance

  /// Called before the view appears in a visible window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window and has its size, before it is first drawn.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared in a visible window.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves its window or is covered.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left its window or is covered.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the children's appearance methods are called together with this controller's.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins the appearance or disappearance of a child. For container controllers that forward the appearance methods
  /// themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    holdAppearance(isAppearing, animated: animated)
  }

  /// Ends the transition that `beginAppearanceTransition(_:animated:)` began.
  open func endAppearanceTransition() { releaseAppearance() }

  // MARK: Children

  /// The parent view controller; `nil` for none (API-A06).
  open internal(set) weak var parent: UIViewController?
  /// Whether the controller is being added to a parent; valid in its appearance callbacks.
  open internal(set) var isMovingToParent = false
  /// Whether the controller is being removed from its parent.
  open internal(set) var isMovingFromParent = false
  /// The child view controllers (API-A06).
  open var children: [UIViewController] { childControllers }

  /// Adds a child controller. The caller adds its view and calls `didMove(toParent:)` (API-A06).
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes the controller from its parent. The caller removes its view and calls `willMove(toParent: nil)` first.
  open func removeFromParent() { leaveParent() }
  /// Called before the controller is added to a parent, or removed (`nil`).
  open func willMove(toParent parent: UIViewController?) { isMovingFromParent = parent == nil }
  /// Called after the controller was added to a parent, or removed (`nil`).
  open func didMove(toParent parent: UIViewController?) { endMoving() }
  /// Replaces one child's view by another's, with an animation if a duration or animations are given.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    change(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  // MARK: Presentation

  /// The style of the presentation; `.automatic` unless set.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The controller that is presented by this controller or by an ancestor.
  open var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }
  /// The controller that presented this controller or an ancestor.
  open var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }

  /// Whether the controller is being presented; valid in its appearance callbacks.
  open internal(set) var isBeingPresented = false
  /// Whether the controller is being dismissed.
  open internal(set) var isBeingDismissed = false
  /// Provides the presentation controller and the animators; held weakly.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentationState.transitioningDelegate }
    set { presentationState.transitioningDelegate = newValue }
  }
  /// The animation of the presentation; `coverVertical` unless set.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentationState.transitionStyle }
    set { presentationState.transitionStyle = newValue }
  }
  /// Whether the user cannot dismiss the controller with a gesture.
  open var isModalInPresentation: Bool {
    get { presentationState.isModal }
    set { presentationState.isModal = newValue }
  }
  /// The presentation controller of this controller or of an ancestor.
  open var presentationController: UIPresentationController? { currentPresentation }
  /// The coordinator of the transition in progress; `nil` for none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransition
  }

  // MARK: Navigation

  /// The nearest navigation controller among the ancestors.
  open var navigationController: UINavigationController? { nearestNavigationController }
  /// The item that the navigation bar shows while this controller is on top; made at the first access.
  open var navigationItem: UINavigationItem { madeNavigationItem }
  /// The nearest tab bar controller among the ancestors.
  open var tabBarController: UITabBarController? { nearestTabBarController }
  /// The tab bar item of the controller; made with the controller's title at the first access.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set {
      ownTabBarItem = newValue
      tabBarController?.showItems()
    }
  }
  /// Whether the tab bar is hidden while this controller, or one that was pushed above it, is on top of a navigation
  /// controller.
  open var hidesBottomBarWhenPushed = false
  /// The items of a navigation controller's toolbar while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { ownToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  private var ownToolbarItems: [UIBarButtonItem]?
  /// Sets the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    ownToolbarItems = toolbarItems
    navigationController?.toolbarItemsChanged(of: self)
  }
  /// Pushes a controller onto the enclosing navigation controller; without one, presents it.
  open func show(_ vc: UIViewController, sender: Any?) { pushOrPresent(vc) }
  /// Shows a controller as the detail of a split view controller; without one, presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { replaceDetail(vc) }
  /// The edges at which the view extends under the bars of a navigation controller.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether the view extends under opaque bars, too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether bars inset the content of those scroll views in the view whose `contentInsetAdjustmentBehavior` is `.automatic`.
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: Editing

  /// Whether the content is being edited.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isBeingEdited = false
  /// Starts or ends editing. An override calls `super` and updates what it shows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    ownEditItem?.showEditing(editing)
  }

  /// A bar button item that toggles editing, with the title “Edit” or “Done”.
  open var editButtonItem: UIBarButtonItem {
    if let ownEditItem { return ownEditItem }
    let item = UIBarButtonItem()
    item.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    item.showEditing(isEditing)
    ownEditItem = item
    return item
  }
  private var ownEditItem: UIBarButtonItem?

  /// Presents a controller above the window, and calls `completion` when it is visible.
  ///
  /// Sheets, custom presentations and controllers with a `transitioningDelegate` are animated.
  /// - Note: Differs from UIKit: all other presentations appear immediately, and `animated` is only passed on. `.automatic`
  ///   covers the window unless client code has read `sheetPresentationController`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, with all that are presented above it. If this one presents nothing,
  /// dismisses this controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeAway(animated: flag, completion: completion)
  }

  // MARK: Keys

  private var addedKeyCommands: [UIKeyCommand] = []

  /// The key commands that were added; `nil` for none.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  /// Adds a key command.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Removes a key command.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Surroundings

  /// The traits of the environment, such as light or dark.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UITraitCollection(userInterfaceStyle: .light)
  }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The interface style of the controller's view and its subviews; `.unspecified` for the surrounding style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.controllerStyleChanged(from: oldValue) }
  }
  /// Called when memory is low (`UIWindowScene.sendMemoryWarning()`).
  open func didReceiveMemoryWarning() {}

  // There is no status bar and the screen does not rotate, but these preferences can be read.
  /// Whether the controller prefers a hidden status bar; the scene's `statusBarManager` has the effective value.
  open var prefersStatusBarHidden: Bool { false }
  /// The preferred style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The animation with which the status bar is shown and hidden.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the controller prefers the home indicator to be hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the interface rotates with the device.
  open var shouldAutorotate: Bool { true }
  /// The supported interface orientations.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The preferred orientation when the controller is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The child that determines the style of the status bar; `nil` for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden; `nil` for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that determines whether the home indicator is hidden; `nil` for this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Reports that the supported orientations have changed. It has no effect here.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Reports that the preferences for the status bar have changed. It has no effect: they are read when they are needed.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Reports that the preference for the home indicator has changed. It has no effect here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  // MARK: Segues

  /// Called before a segue shows its destination, whose view is not loaded yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a control or recognizer may trigger the segue.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs a segue of the controller's storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performStoryboardSegue(identifier, sender: sender)
  }

  // MARK: Screen edges

  /// The edges at which the app's gestures have precedence over the system's (API-A07, EDG-08).
  /// - Note: Differs from UIKit: there are no system gestures here, so nothing is deferred.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines these edges; `nil` for this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Reports that these edges have changed. It has no effect: there are no system gestures here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  nonisolated deinit {}
}

extension UIViewController: InterfaceDecodable {}
