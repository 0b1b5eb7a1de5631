/// What a controller keeps of presentations and transitions.
struct PresentationState {
  /// How it is presented, once that was asked for or chosen.
  var presentation: UIPresentationController?
  /// The transition under way that it began.
  var transition: ControllerTransition?
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var isModal = false
  var definesContext = false
  var providesContextStyle = false
  var capturesStatusBar = false
  var transitionStyle = UIModalTransitionStyle.coverVertical
}

/// How a controller comes if no delegate chooses an animation.
/// - Note: Differs from UIKit: all styles cover vertically.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// It comes from below.
  case coverVertical = 0
  /// The view turns about its upright axis; here as `coverVertical`.
  case flipHorizontal = 1
  /// One fades into the other; here as `coverVertical`.
  case crossDissolve = 2
  /// A corner is lifted; here as `coverVertical`.
  case partialCurl = 3
}

extension UIViewController {
  /// - Note: Differs from UIKit: whatever is presented covers the window, so this and the next two
  ///   change nothing; they are kept for presentations of one's own to read.
  public var definesPresentationContext: Bool {
    get { presentationState.definesContext }
    set { presentationState.definesContext = newValue }
  }
  /// Kept for presentations of one's own to read; see ``definesPresentationContext``.
  public var providesPresentationContextTransitionStyle: Bool {
    get { presentationState.providesContextStyle }
    set { presentationState.providesContextStyle = newValue }
  }
  /// Kept for presentations of one's own to read; see ``definesPresentationContext``.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { presentationState.capturesStatusBar }
    set { presentationState.capturesStatusBar = newValue }
  }

  var currentPresentation: UIPresentationController? {
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
  var currentTransition: (any UIViewControllerTransitionCoordinator)? {
    if let own = presentationState.transition ?? ownPresented?.presentationState.transition {
      return own
    }
    return parent?.transitionCoordinator
  }

  /// The presentation of the controller over `presenter`; `nil` if it just covers the window, at once.
  func choosePresentation(over presenter: UIViewController) -> UIPresentationController? {
    if let known = presentationState.presentation { return known }
    switch modalPresentationStyle {
    case .custom:
      return transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: presenter)
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    case .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    default:
      guard transitioningDelegate != nil else { return nil }
      return UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }
}
