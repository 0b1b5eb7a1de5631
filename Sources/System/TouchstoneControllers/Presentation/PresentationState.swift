/// The presentation and transition state of a view controller.
struct PresentationState {
  /// The presentation controller, once it was read or chosen.
  var presentation: UIPresentationController?
  /// The transition in progress that the controller has begun.
  var transition: ControllerTransition?
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var isModal = false
  var definesContext = false
  var providesContextStyle = false
  var capturesStatusBar = false
  var transitionStyle = UIModalTransitionStyle.coverVertical
}

/// The animation of a presentation without an animator of a delegate.
/// - Note: Differs from UIKit: all styles cover vertically.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from below.
  case coverVertical = 0
  /// A flip about the vertical axis; here as `coverVertical`.
  case flipHorizontal = 1
  /// A cross-dissolve; here as `coverVertical`.
  case crossDissolve = 2
  /// A page curl; here as `coverVertical`.
  case partialCurl = 3
}

extension UIViewController {
  /// Whether the controller defines the presentation context.
  ///
  /// - Note: Differs from UIKit: every presented view covers the window, so this and the next two properties have no effect.
  ///   They are stored for custom presentations.
  public var definesPresentationContext: Bool {
    get { presentationState.definesContext }
    set { presentationState.definesContext = newValue }
  }
  /// Whether the controller provides the transition style of its context. It is stored for custom presentations; see
  /// ``definesPresentationContext``.
  public var providesPresentationContextTransitionStyle: Bool {
    get { presentationState.providesContextStyle }
    set { presentationState.providesContextStyle = newValue }
  }
  /// Whether the presented controller determines the status bar. It is stored for custom presentations; see
  /// ``definesPresentationContext``.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { presentationState.capturesStatusBar }
    set { presentationState.capturesStatusBar = newValue }
  }

  var currentPresentation: UIPresentationController? {
    presentationState.presentation ?? parent?.presentationController
  }
  /// The sheet that presents the controller, or will present it; reading it makes `.automatic` mean a sheet.
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

  /// The presentation controller for a presentation over `presenter`; `nil` if the view covers the window immediately.
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
