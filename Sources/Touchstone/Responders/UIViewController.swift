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
  open var title: String?
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

  /// Shows a controller over the whole window, at once, and then calls `completion`.
  /// - Note: Differs from UIKit: nothing is animated; `animated` is only passed on.
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
