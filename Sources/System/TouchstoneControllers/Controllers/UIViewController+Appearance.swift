import Foundation

extension UIViewController {
  /// Begins an appearance transition that lasts until `releaseAppearance()`, whatever happens to
  /// the view meanwhile.
  func holdAppearance(_ appears: Bool, animated: Bool) {
    begin(appears, animated: animated)
    for subview in view.subviews { subview.beginAppearance(appears, animated: animated) }
    ownAppearance.isHeld = true
  }

  func releaseAppearance() {
    ownAppearance.isHeld = false
    view.finishAppearance()
  }

  /// Reverses an appearance transition that a container controls.
  func turnAppearance(to appears: Bool) {
    let isAnimated = ownAppearance.isAnimated
    begin(appears, animated: isAnimated)
    for subview in view.subviews { subview.beginAppearance(appears, animated: isAnimated) }
    ownAppearance.isHeld = true
  }

  /// Begins to appear or disappear; a transition in progress can be reversed.
  package func begin(_ appears: Bool, animated: Bool) {
    switch (ownAppearance.stage, appears) {
    case (.absent, true), (.disappearing, true):
      ownAppearance = Appearance(stage: .appearing, isAnimated: animated)
      viewWillAppear(animated)
    case (.present, false), (.appearing, false):
      ownAppearance = Appearance(stage: .disappearing, isAnimated: animated)
      viewWillDisappear(animated)
    default: break
    }
  }

  package func end() {
    switch ownAppearance.stage {
    case .appearing:
      ownAppearance.stage = .present
      viewDidAppear(ownAppearance.isAnimated)
      isMovingToParent = false
    case .disappearing:
      ownAppearance.stage = .absent
      viewDidDisappear(ownAppearance.isAnimated)
    case .absent, .present: break
    }
  }
}

extension UIViewController: ViewOwner {
  package var followsParentAppearance: Bool {
    parent?.shouldAutomaticallyForwardAppearanceMethods != false
  }

  package func passMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.passMemoryWarning() }
    ownPresented?.passMemoryWarning()
  }

  package var sharingSheet: (any SharingSheet)? {
    presentationState.presentation as? UISheetPresentationController
  }
}
