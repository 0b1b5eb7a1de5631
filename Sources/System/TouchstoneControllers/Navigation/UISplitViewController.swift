import Foundation

/// Shows a primary controller and the secondary controller that is chosen in it.
///
/// - Note: Differs from UIKit: it is always collapsed, as on a phone: the primary controller fills it, and
/// `showDetailViewController(_:sender:)` pushes the secondary one onto it.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The arrangement of the controllers.
  nonisolated public enum DisplayMode: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Only the secondary controller.
    case secondaryOnly = 1
    /// The primary controller next to the secondary one.
    case oneBesideSecondary = 2
    /// The primary controller above the secondary one.
    case oneOverSecondary = 3

    /// The former name of `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The former name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The former name of `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The primary controller, and the secondary one if there is one.
  open var viewControllers: [UIViewController] = [] {
    didSet { if isViewLoaded { showPrimary(insteadOf: oldValue.first) } }
  }
  /// The delegate, which decides whether the secondary controller is discarded.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred arrangement. It is stored and has no effect.
  open var preferredDisplayMode = DisplayMode.automatic
  /// The current arrangement.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// Whether only one controller is shown; always `true` here.
  open var isCollapsed: Bool { true }
  /// Whether a swipe shows the primary controller. It is stored and has no effect.
  open var presentsWithGesture = true
  /// The width of the primary controller as a fraction. It is stored and has no effect.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
  /// The maximum width of the primary controller, in points. It is stored and has no effect.
  open var maximumPrimaryColumnWidth: CGFloat = 320
  /// The minimum width of the primary controller, in points. It is stored and has no effect.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// A button that changes the arrangement; it does nothing while only one controller is shown.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  private let modeButton = UIBarButtonItem()

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPrimary(insteadOf: nil)
  }

  private func showPrimary(insteadOf old: UIViewController?) {
    guard let primary = viewControllers.first, primary !== old else { return }
    if let old {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    addChild(primary)
    primary.view.frame = view.bounds
    primary.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(primary.view)
    primary.didMove(toParent: self)
    guard viewControllers.count > 1,
      delegate?.splitViewController(
        self, collapseSecondary: viewControllers[1], onto: primary) == false
    else { return }
    showDetailViewController(viewControllers[1], sender: self)
  }

  /// Replaces the secondary controller.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let primary = viewControllers.first as? UINavigationController else {
      return present(vc, animated: true)
    }
    // A navigation controller cannot be pushed, so its controllers are.
    let pushed = (vc as? UINavigationController)?.viewControllers ?? [vc]
    primary.setViewControllers(primary.viewControllers + pushed, animated: true)
  }
  nonisolated deinit {}
}

/// The delegate of a split view controller.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the secondary controller may be discarded.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}

extension UIViewController {
  /// The nearest split view controller among the ancestors.
  public var splitViewController: UISplitViewController? {
    var next = parent
    while let current = next {
      if let split = current as? UISplitViewController { return split }
      next = current.parent
    }
    return nil
  }
}
