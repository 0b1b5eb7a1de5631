import Foundation

/// The stage of a controller's appearance or disappearance.
package struct Appearance {
  package enum Stage { case absent, appearing, present, disappearing }
  package var stage = Stage.absent
  package var isAnimated = false
  /// Whether the container reports the end; until then, moving the view has no effect on the stage.
  package var isHeld = false

  package init(stage: Stage = .absent, isAnimated: Bool = false) {
    self.stage = stage
    self.isAnimated = isAnimated
  }
}

/// A view controller, as views, windows and scenes see it.
@MainActor package protocol ViewOwner: UIResponder {
  var viewIfLoaded: UIView? { get }

  // Layout
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  func updateViewConstraints()
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  var barInsets: UIEdgeInsets { get }
  func viewSafeAreaInsetsDidChange()
  var automaticallyAdjustsScrollViewInsets: Bool { get }

  // Surroundings
  var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
  func traitCollectionDidChange(_ previous: UITraitCollection?)
  func announce(_ traits: UITraitCollection)
  func passMemoryWarning()

  // Appearance
  var ownAppearance: Appearance { get }
  /// Whether its parent, if it has one, forwards appearance messages by itself.
  var followsParentAppearance: Bool { get }
  func begin(_ appears: Bool, animated: Bool)
  func viewIsAppearing(_ animated: Bool)
  func end()

  // Windows
  func showRootView(in window: UIWindow)
  func resize(to size: CGSize, _ change: () -> Void)

  /// The sheet that presents the controller, which shares the movement of a finger with a list.
  var sharingSheet: (any SharingSheet)? { get }
}

/// A sheet that follows the finger when a list in it has reached its end.
@MainActor package protocol SharingSheet: AnyObject {
  var isMoved: Bool { get }
  var isDragged: Bool { get }
  func share(of step: CGFloat, from view: UIView) -> CGFloat
  func settle(velocity: CGFloat)
}

extension UIView {
  /// Notifies the controllers of the subtree, from the top down, that their views will appear or disappear.
  package func beginAppearance(_ appears: Bool, animated: Bool) {
    if let controller {
      // A parent that does not forward these messages automatically sends them itself.
      guard controller.followsParentAppearance, !controller.ownAppearance.isHeld else { return }
      controller.begin(appears, animated: animated)
    }
    for subview in subviews { subview.beginAppearance(appears, animated: animated) }
  }

  /// Notifies the controllers of the subtree, from the bottom up, that their views have appeared or disappeared. Views that
  /// appear have been laid out by then.
  package func finishAppearance() {
    let travellers = travellingControllers()
    let arriving = travellers.filter { $0.ownAppearance.stage == .appearing }
    for controller in arriving.reversed() {
      controller.viewIsAppearing(controller.ownAppearance.isAnimated)
    }
    if !arriving.isEmpty { layoutIfNeeded() }
    for controller in travellers { controller.end() }
  }

  private func travellingControllers() -> [any ViewOwner] {
    if controller?.ownAppearance.isHeld == true { return [] }
    let below = subviews.flatMap { $0.travellingControllers() }
    guard let controller, [.appearing, .disappearing].contains(controller.ownAppearance.stage)
    else {
      return below
    }
    return below + [controller]
  }
}
