/// What a controller keeps of presentations and transitions.
struct PresentationState {
  /// How it is presented, once somebody asked or chose.
  var presentation: UIPresentationController?
  /// The transition under way that it began.
  var transition: ControllerTransition?
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var isModal = false
  var transitionStyle = UIModalTransitionStyle.coverVertical
}

/// How a controller comes if nobody chooses an animation.
/// - Note: Differs from UIKit: all styles cover vertically.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

extension UIViewController {
  /// Chooses animations and presentation; not kept alive.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentationState.transitioningDelegate }
    set { presentationState.transitioningDelegate = newValue }
  }
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { presentationState.transitionStyle }
    set { presentationState.transitionStyle = newValue }
  }
  /// Whether fingers cannot take it away.
  public var isModalInPresentation: Bool {
    get { presentationState.isModal }
    set { presentationState.isModal = newValue }
  }
  /// How the controller, or one that it is in, is presented.
  public var presentationController: UIPresentationController? {
    presentationState.presentation ?? parent?.presentationController
  }
  /// The sheet that the controller is, or will be, presented as; asking for it makes `.automatic` mean
  /// a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    if let known = presentationController { return known as? UISheetPresentationController }
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
      presentationState.presentation = sheet
      return sheet
    default: return nil
    }
  }
  /// The transition under way that the controller takes part in.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let own = presentationState.transition ?? ownPresented?.presentationState.transition {
      return own
    }
    return parent?.transitionCoordinator
  }

  /// Who says how the controller lies over `presenter`; `nil` if it just covers the window, at once.
  func choosePresentation(
    over presenter: UIViewController, animated: Bool
  ) -> UIPresentationController? {
    if let known = presentationState.presentation { return known }
    switch modalPresentationStyle {
    case .custom:
      return transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: presenter)
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    case .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    default:
      guard animated, transitioningDelegate != nil else { return nil }
      return UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }
}
