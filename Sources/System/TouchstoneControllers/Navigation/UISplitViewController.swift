import Foundation

/// Shows a list beside what is chosen in it.
///
/// - Note: Differs from UIKit: it is always collapsed, as on a phone: the primary controller fills it, and
///   `showDetailViewController(_:sender:)` pushes the other onto it.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How the controllers lie beside each other.
  nonisolated public enum DisplayMode: Int, Sendable {
    /// As there is room.
    case automatic = 0
    /// The secondary controller alone.
    case secondaryOnly = 1
    /// One beside the other.
    case oneBesideSecondary = 2
    /// One over the other.
    case oneOverSecondary = 3

    /// The older name of `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The older name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The older name of `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The primary controller, and the secondary one if there is one.
  open var viewControllers: [UIViewController] = [] {
    didSet { if isViewLoaded { showPrimary(insteadOf: oldValue.first) } }
  }
  /// Receives what happens; asked whether the secondary controller may be left out.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// How the controllers shall lie; kept.
  open var preferredDisplayMode = DisplayMode.automatic
  /// How the controllers lie.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// Whether there is room for one controller alone; always here.
  open var isCollapsed: Bool { true }
  /// Whether a swipe shows the primary controller; kept.
  open var presentsWithGesture = true
  /// The primary controller's share of the width; kept.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
  /// The primary controller's greatest width in points; kept.
  open var maximumPrimaryColumnWidth: CGFloat = 320
  /// The primary controller's least width in points; kept.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// A button that changes how the controllers lie; it does nothing while one is shown alone.
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

  /// Shows a controller in place of the secondary one.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let primary = viewControllers.first as? UINavigationController else {
      return present(vc, animated: true)
    }
    // A navigation controller cannot be pushed; its controllers are.
    let pushed = (vc as? UINavigationController)?.viewControllers ?? [vc]
    primary.setViewControllers(primary.viewControllers + pushed, animated: true)
  }
}

/// Receives what happens to a split view controller.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the secondary controller may be left out.
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
  /// The nearest split view controller around this one.
  public var splitViewController: UISplitViewController? {
    var next = parent
    while let current = next {
      if let split = current as? UISplitViewController { return split }
      next = current.parent
    }
    return nil
  }
}
