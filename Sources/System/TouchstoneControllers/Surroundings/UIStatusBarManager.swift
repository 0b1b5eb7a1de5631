import Foundation

/// Says what the controllers in sight want of the status bar, for a host that shows one.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  package init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// How the controller that decides wants the status bar to look.
  open var statusBarStyle: UIStatusBarStyle {
    decider { controller in
      if let child = controller.childForStatusBarStyle { return child }
      // A bar that is shown has a style of its own.
      guard let navigation = controller as? UINavigationController else { return nil }
      return navigation.isNavigationBarHidden ? navigation.topViewController : nil
    }?.preferredStatusBarStyle ?? .default
  }
  /// Whether the controller that decides wants none.
  open var isStatusBarHidden: Bool {
    decider { controller in
      controller.childForStatusBarHidden
        ?? (controller as? UINavigationController)?.topViewController
    }?.prefersStatusBarHidden ?? false
  }
  /// - Note: Differs from UIKit: nothing here shows a status bar, so it takes no room.
  open var statusBarFrame: CGRect { .zero }

  /// The controller in front that covers the screen, or the child to which it leaves the decision.
  private func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    let window = scene?.windowsFrontToBack.first { !$0.isHidden && $0.rootViewController != nil }
    guard let root = window?.rootViewController else { return nil }
    var chosen = root.presentedChain.last { $0.decidesOnStatusBar } ?? root
    while let next = child(chosen) { chosen = next }
    return chosen
  }
}

extension UIViewController {
  /// What covers the screen decides, and any other only if it says so.
  fileprivate var decidesOnStatusBar: Bool {
    switch modalPresentationStyle {
    case .fullScreen: true
    case .automatic: presentationState.presentation == nil
    default: modalPresentationCapturesStatusBarAppearance
    }
  }
}

extension UIWindowScene {
  /// What the controllers in sight want of the status bar.
  public var statusBarManager: UIStatusBarManager? {
    if let known = statusBarSlot as? UIStatusBarManager { return known }
    let made = UIStatusBarManager(of: self)
    statusBarSlot = made
    return made
  }
}
