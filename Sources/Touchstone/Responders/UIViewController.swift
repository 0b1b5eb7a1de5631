import Foundation

/// Looks after a tree of views: makes it when it is wanted, and hears when it comes and goes.
///
/// ```
///             view wanted                     begins             ends
///  no view ──────────────▶ absent ──appearing──▶ appearing ──────────▶ present
///                            ▲                       │ ▲                  │
///                            │ ends                  ▼ │ begins           │ begins
///                            └─────────────── disappearing ◀──────────────┘
/// ```
/// A controller appears when its view comes into a visible window, by whatever way.
@MainActor open class UIViewController: UIResponder {
  open var title: String? { didSet { ownNavigationItem?.title = title } }
  public let nibName: String?
  public let nibBundle: Bundle?

  var rootView: UIView?
  /// What a storyboard says of it.
  var interface: InterfaceScene?
  var isLoadingView = false
  var appearance = Appearance()
  var childControllers: [UIViewController] = []
  /// The window whose root this is.
  weak var rootWindow: UIWindow?
  var ownPresented: UIViewController?
  weak var ownPresenting: UIViewController?
  var presentationState = PresentationState()
  /// Made when somebody asks for it.
  var ownNavigationItem: UINavigationItem?

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

  /// The window of a root controller, else who presented it, else what its view lies in (RSP-02).
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

  open var viewIfLoaded: UIView? { rootView }
  open var isViewLoaded: Bool { rootView != nil }
  open func loadViewIfNeeded() { loadRootView() }

  /// Makes the view and assigns it. An override makes its own and does not call super.
  open func loadView() { loadInterface() }
  open func viewDidLoad() {}

  /// Brings the constraints of the view up to date; an override ends with `super`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Room at the edges that the view's content is to keep free, besides that of bars.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaChanged() } }
  }
  /// Set by containers whose bars cover the view.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.safeAreaChanged() } }
  }
  open func viewSafeAreaInsetsDidChange() {}
  /// The size that a container should give it; kept for containers to read.
  open var preferredContentSize = CGSize.zero
  /// The view is about to get another size, with the window or by its container.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  open func viewLayoutMarginsDidChange() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its window and has its size, but nobody has seen it yet.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children hear of appearing and disappearing together with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Announces that a child is about to appear or disappear, for a controller that forwards itself.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    holdAppearance(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { releaseAppearance() }

  // MARK: Children

  public internal(set) weak var parent: UIViewController?
  open var children: [UIViewController] { childControllers }

  /// Takes a controller under this one. Adding its view, and `didMove(toParent:)`, are left to the
  /// caller (API-A06).
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the parent. Removing the view, and `willMove(toParent: nil)`, are left to the caller.
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// What this controller or one it is in presents.
  open var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }
  /// Who presented this controller or one it is in.
  open var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }

  /// Whether the controller comes or goes by presentation; for its appearance callbacks to ask.
  public internal(set) var isBeingPresented = false
  public internal(set) var isBeingDismissed = false

  /// Shows a controller over the window, and calls `completion` when it is there.
  ///
  /// Sheets, custom presentations and those with a `transitioningDelegate` are animated.
  /// - Note: Differs from UIKit: all others are there at once, `animated` is only passed on; and
  ///   `.automatic` covers the window unless somebody asked for the `sheetPresentationController`.
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

  // MARK: Surroundings

  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UITraitCollection(userInterfaceStyle: .light)
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Memory is short (`UIWindowScene.sendMemoryWarning()`).
  open func didReceiveMemoryWarning() {}

  // There is no status bar, and nobody turns the screen: what is wanted of them can be asked for.
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open func setNeedsStatusBarAppearanceUpdate() {}
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
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
}
