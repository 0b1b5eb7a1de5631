import Foundation
@_spi(Kit) import TouchstoneCore

/// Looks after a tree of views: makes it when it is wanted, and receives its appearing and disappearing.
///
/// ```
///             view wanted                     begins             ends
///  no view ──────────────▶ absent ──appearing──▶ appearing ──────────▶ present
///                            ▲                       │ ▲                  │
///                            │ ends                  ▼ │ begins           │ begins
///                            └─────────────── disappearing ◀──────────────┘
/// ```
/// A controller appears when its view comes into a visible window, by whatever way.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// What bars and lists call it.
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
  /// The name of a nib, kept as it was given; nothing is loaded by it.
  public let nibName: String?
  /// The bundle of a nib, kept as it was given.
  public let nibBundle: Bundle?

  var rootView: UIView?
  /// What a storyboard says of it.
  var interface: InterfaceScene?
  var isLoadingView = false
  package internal(set) var ownAppearance = Appearance()
  var childControllers: [UIViewController] = []
  /// The window whose root this is.
  weak var rootWindow: UIWindow?
  package var ownPresented: UIViewController?
  weak var ownPresenting: UIViewController?
  var presentationState = PresentationState()
  /// Made when it is first asked for.
  var ownNavigationItem: UINavigationItem?
  /// Made when it is first asked for.
  var ownTabBarItem: UITabBarItem?

  /// The view is loaded from that nib; without a name from one that is called like the class.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Takes what a storyboard says of the controller; of another decoder it takes nothing.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    InterfaceCoder.describe(self, from: coder)
  }

  /// Writes nothing, and says so on standard error: there are no archives here.
  open func encode(with coder: NSCoder) {
    OneTimeNotice.print(
      "UIViewController.encode(with:) writes nothing; there are no archives of controllers")
  }

  /// The name under which its state is kept; none is kept here.
  open var restorationIdentifier: String?
  /// Has the interface turned as the controllers want it; nothing turns here.
  open class func attemptRotationToDeviceOrientation() {}

  /// The window of a root controller, else its presenter, else its view's superview (RSP-02).
  open override var next: UIResponder? {
    rootWindow ?? ownPresenting ?? rootView?.superview
  }

  // MARK: View

  /// The root of the controller's views; made when it is asked for (API-A05).
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return rootView
    }
    set { take(newValue) }
  }

  /// The view if it has been made; asking does not make it.
  open var viewIfLoaded: UIView? { rootView }
  /// Whether the view has been made.
  open var isViewLoaded: Bool { rootView != nil }
  /// Makes the view if there is none (API-A05).
  open func loadViewIfNeeded() { loadRootView() }

  /// Makes the view and assigns it. An override makes its own and does not call super.
  open func loadView() { loadInterface() }
  /// The view has been made.
  open func viewDidLoad() {}

  /// Brings the constraints of the view up to date; an override ends with `super`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Room at the edges that the view's content is to keep free, besides that of bars.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaChanged() } }
  }
  /// Set by containers whose bars cover the view.
  package var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.safeAreaChanged() } }
  }
  /// The view's safe area is another one.
  open func viewSafeAreaInsetsDidChange() {}
  /// The size that a container should give it. The controller that contains or presents it receives a change.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { announcePreferredSize() } }
  }
  /// The view is about to get another size, with the window or by its container.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let room = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: room, with: coordinator)
    }
  }
  /// The traits are about to be others.
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
  /// The size that a child is going to have.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The view's margins are others.
  open func viewLayoutMarginsDidChange() {}
  /// The view will lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  // MARK: Appearance

  /// The view will come into a visible window.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its window and has its size, and was not drawn yet.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is in a visible window.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view will leave the window, or be covered.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has left the window, or is covered.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children receive appearing and disappearing together with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Announces that a child is about to appear or disappear, for a controller that forwards itself.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    holdAppearance(isAppearing, animated: animated)
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began: the view did appear or disappear.
  open func endAppearanceTransition() { releaseAppearance() }

  // MARK: Children

  /// The controller that this one is a child of (API-A06).
  open internal(set) weak var parent: UIViewController?
  /// Whether the controller is about to be a child, or no longer one; for its appearance callbacks to
  /// ask.
  open internal(set) var isMovingToParent = false
  /// Whether it is about to leave its parent.
  open internal(set) var isMovingFromParent = false
  /// The controllers that are part of this one (API-A06).
  open var children: [UIViewController] { childControllers }

  /// Takes a controller under this one. Adding its view, and `didMove(toParent:)`, are left to the
  /// caller (API-A06).
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the parent. Removing the view, and `willMove(toParent: nil)`, are left to the caller.
  open func removeFromParent() { leaveParent() }
  /// It will become a child of the controller, or of none.
  open func willMove(toParent parent: UIViewController?) { isMovingFromParent = parent == nil }
  /// It is a child of the controller now, or of none.
  open func didMove(toParent parent: UIViewController?) { endMoving() }
  /// Changes from one child's view to another's, animated if there is something to animate.
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

  /// How it is presented; `.automatic` unless set.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// What this controller or one it is in presents.
  open var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }
  /// The controller that presented this one, or one that it is in.
  open var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }

  /// Whether the controller comes or goes by presentation; for its appearance callbacks to ask.
  open internal(set) var isBeingPresented = false
  /// Whether it is about to be dismissed.
  open internal(set) var isBeingDismissed = false
  /// Chooses animations and presentation; not kept alive.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentationState.transitioningDelegate }
    set { presentationState.transitioningDelegate = newValue }
  }
  /// How the controller comes; `coverVertical` unless set.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentationState.transitionStyle }
    set { presentationState.transitionStyle = newValue }
  }
  /// Whether fingers cannot take it away.
  open var isModalInPresentation: Bool {
    get { presentationState.isModal }
    set { presentationState.isModal = newValue }
  }
  /// How the controller, or one that it is in, is presented.
  open var presentationController: UIPresentationController? { currentPresentation }
  /// The transition under way that the controller takes part in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransition
  }

  // MARK: Navigation

  /// The nearest navigation controller around this one.
  open var navigationController: UINavigationController? { nearestNavigationController }
  /// What the bar shows while this controller is on top; made when it is asked for.
  open var navigationItem: UINavigationItem { madeNavigationItem }
  /// The nearest tab bar controller around this one.
  open var tabBarController: UITabBarController? { nearestTabBarController }
  /// What the tab of this controller shows; made with the controller's title when it is asked for.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set {
      ownTabBarItem = newValue
      tabBarController?.showItems()
    }
  }
  /// Whether there is no tab bar while this controller is on top of a navigation controller, and while those above it
  /// are.
  open var hidesBottomBarWhenPushed = false
  /// What the toolbar of a navigation controller shows while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { ownToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  private var ownToolbarItems: [UIBarButtonItem]?
  /// Changes what the toolbar shows.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    ownToolbarItems = toolbarItems
    navigationController?.toolbarItemsChanged(of: self)
  }
  /// Pushes onto the navigation controller around, or else presents.
  open func show(_ vc: UIViewController, sender: Any?) { pushOrPresent(vc) }
  /// Presents: nothing here is divided into a list and its details.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { replaceDetail(vc) }
  /// The edges at which the view reaches below the bars of a navigation controller.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether it does so below bars that nothing can be seen through, too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether scroll views in the view that do not say otherwise keep clear of bars.
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: Editing

  /// Whether its content is being edited.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isBeingEdited = false
  /// An override calls `super` and shows what changes.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    ownEditItem?.showEditing(editing)
  }

  /// A bar button that turns editing on and off, and reads “Edit” or “Done”.
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

  /// Shows a controller over the window, and calls `completion` when it is there.
  ///
  /// Sheets, custom presentations and those with a `transitioningDelegate` are animated.
  /// - Note: Differs from UIKit: all others are there at once, `animated` is only passed on; and
  ///   `.automatic` covers the window unless the client asked for the
  ///   `sheetPresentationController`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents, with all that is presented from there; if it presents
  /// nothing, takes away this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    takeAway(animated: flag, completion: completion)
  }

  // MARK: Keys

  private var addedKeyCommands: [UIKeyCommand] = []

  /// The commands that were added.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  /// Adds a command.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Removes a command.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Surroundings

  /// What its surroundings are like, such as light or dark.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UITraitCollection(userInterfaceStyle: .light)
  }
  /// Its surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The style of everything in its view, unless a view says otherwise.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.controllerStyleChanged(from: oldValue) }
  }
  /// Memory is short (`UIWindowScene.sendMemoryWarning()`).
  open func didReceiveMemoryWarning() {}

  // There is no status bar and the screen does not turn: the app's wishes can be asked for.
  /// Whether it wants no status bar; the scene's `statusBarManager` has what counts.
  open var prefersStatusBarHidden: Bool { false }
  /// How it wants the status bar to look.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar shall come and go.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether it wants the home indicator to go.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether it turns with the device.
  open var shouldAutorotate: Bool { true }
  /// The ways in which it may be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The way in which it is best presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The child that is asked instead of this controller; so the next two.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that is asked about the status bar instead.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that is asked about the home indicator instead.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Says that the ways in which it may be turned have changed; nothing here asks them anew.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Says that the answers about the status bar have changed; they are asked for when they are needed.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Says that the answer about the home indicator has changed; nothing here asks it anew.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  // MARK: Segues

  /// Called before a segue shows its destination, which has not loaded its view yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a control or recognizer may set off the segue.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Does a segue of the controller's storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performStoryboardSegue(identifier, sender: sender)
  }

  // MARK: Screen edges

  /// Edges where the app's gestures come before the system's (API-A07, EDG-08).
  /// - Note: Differs from UIKit: there are no system gestures here, so nothing is deferred.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that is asked instead of this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Says that the answer about system gestures has changed; there are none here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
}

extension UIViewController: InterfaceDecodable {}
