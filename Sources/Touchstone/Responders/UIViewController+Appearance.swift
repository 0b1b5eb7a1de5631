import Foundation

extension UIViewController {
  /// Where a controller is on its way into sight and out of it.
  struct Appearance {
    enum Stage { case absent, appearing, present, disappearing }
    var stage = Stage.absent
    var isAnimated = false
    /// The container will say when the way is at its end; until then moving the view says nothing.
    var isHeld = false
  }

  /// Begins a way that ends with `releaseAppearance()`, however the view moves meanwhile.
  func holdAppearance(_ appears: Bool, animated: Bool) {
    begin(appears, animated: animated)
    for subview in view.subviews { subview.beginAppearance(appears, animated: animated) }
    appearance.isHeld = true
  }

  func releaseAppearance() {
    appearance.isHeld = false
    view.finishAppearance()
  }

  /// Turns round on a way that a container holds.
  func turnAppearance(to appears: Bool) {
    let isAnimated = appearance.isAnimated
    begin(appears, animated: isAnimated)
    for subview in view.subviews { subview.beginAppearance(appears, animated: isAnimated) }
    appearance.isHeld = true
  }

  /// Turning round on the way is allowed.
  fileprivate func begin(_ appears: Bool, animated: Bool) {
    switch (appearance.stage, appears) {
    case (.absent, true), (.disappearing, true):
      appearance = Appearance(stage: .appearing, isAnimated: animated)
      viewWillAppear(animated)
    case (.present, false), (.appearing, false):
      appearance = Appearance(stage: .disappearing, isAnimated: animated)
      viewWillDisappear(animated)
    default: break
    }
  }

  fileprivate func end() {
    switch appearance.stage {
    case .appearing:
      appearance.stage = .present
      viewDidAppear(appearance.isAnimated)
      isMovingToParent = false
    case .disappearing:
      appearance.stage = .absent
      viewDidDisappear(appearance.isAnimated)
    case .absent, .present: break
    }
  }
}

extension UIView {
  /// Tells the controllers of the subtree, from the top down, what is about to happen.
  func beginAppearance(_ appears: Bool, animated: Bool) {
    if let controller {
      // A parent that forwards by itself says so when its children come and go.
      guard controller.parent?.shouldAutomaticallyForwardAppearanceMethods != false else { return }
      guard !controller.appearance.isHeld else { return }
      controller.begin(appears, animated: animated)
    }
    for subview in subviews { subview.beginAppearance(appears, animated: animated) }
  }

  /// Tells the controllers of the subtree, from the bottom up, that it has happened. What appears has
  /// been laid out by then.
  func finishAppearance() {
    let travellers = travellingControllers()
    let arriving = travellers.filter { $0.appearance.stage == .appearing }
    for controller in arriving.reversed() {
      controller.viewIsAppearing(controller.appearance.isAnimated)
    }
    if !arriving.isEmpty { layoutIfNeeded() }
    for controller in travellers { controller.end() }
  }

  private func travellingControllers() -> [UIViewController] {
    if controller?.appearance.isHeld == true { return [] }
    let below = subviews.flatMap { $0.travellingControllers() }
    guard let controller, [.appearing, .disappearing].contains(controller.appearance.stage) else {
      return below
    }
    return below + [controller]
  }
}
