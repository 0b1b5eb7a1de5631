import Foundation

/// The status bar preferences of the visible controllers, for a host that shows a status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  package init(of scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The style that the deciding controller prefers.
  open var statusBarStyle: UIStatusBarStyle {
    decider { controller in
      if let child = controller.childForStatusBarStyle { return child }
      // A visible navigation bar determines the style.
      guard let navigation = controller as? UINavigationController else { return nil }
      return navigation.isNavigationBarHidden ? navigation.topViewController : nil
    }?.preferredStatusBarStyle ?? .default
  }
  /// Whether the deciding controller prefers a hidden status bar.
  open var isStatusBarHidden: Bool {
    decider { controller in
      controller.childForStatusBarHidden
        ?? (controller as? UINavigationController)?.topViewController
    }?.prefersStatusBarHidden ?? false
  }
  /// Always empty.
  ///
  /// - Note: Differs from UIKit: nothing here shows a status bar, so it has no size.
  open var statusBarFrame: CGRect { .zero }

  /// The front controller that covers the screen, or the child that decides for it.
  private func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    let window = scene?.windowsFrontToBack.first { !$0.isHidden && $0.rootViewController != nil }
    guard let root = window?.rootViewController else { return nil }
    var chosen = root.presentedChain.last { $0.decidesOnStatusBar } ?? root
    while let next = child(chosen) { chosen = next }
    return chosen
  }
  nonisolated deinit {}
}

extension UIViewController {
  /// A controller that covers the screen decides, and another one only if it captures the status
  /// bar.
  fileprivate var decidesOnStatusBar: Bool {
    switch modalPresentationStyle {
    case .fullScreen: true
    case .automatic: presentationState.presentation == nil
    default: modalPresentationCapturesStatusBarAppearance
    }
  }
}

extension UIWindowScene {
  /// The manager of the status bar preferences.
  public var statusBarManager: UIStatusBarManager? {
    if let known = statusBarSlot as? UIStatusBarManager { return known }
    let made = UIStatusBarManager(of: self)
    statusBarSlot = made
    return made
  }
}
