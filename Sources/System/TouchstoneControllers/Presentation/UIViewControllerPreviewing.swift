import Foundation

/// A view that a deep press previews a controller of.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// A recognizer that others may be made to wait for; it never begins.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The object that says what is previewed.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp, in its coordinates.
  var sourceRect: CGRect { get set }
}

/// Says what a deep press previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller for a point of the source view.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// The previewed controller is to be shown.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Lets a deep press on a view preview a controller.
  ///
  /// - Note: Differs from UIKit: nothing is previewed, as on a device without force touch.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    OneTimeNotice.print(
      "registerForPreviewing(with:sourceView:) previews nothing, as on a device without force touch"
    )
    return PreviewingContext(delegate, sourceView)
  }

  /// Ends what `registerForPreviewing(with:sourceView:)` has begun.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  // Weak, since the delegate is often the controller that keeps the context.
  private weak var registered: (any UIViewControllerPreviewingDelegate)?
  var delegate: any UIViewControllerPreviewingDelegate { registered ?? NoPreviews() }
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    registered = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
  }
}

/// Stands in for a delegate that has been deallocated.
private final class NoPreviews: NSObject, UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {}
}

/// Something that can be done with a previewed controller.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// What it is called.
  var title: String { get }
}

/// Something that can be done with a previewed controller; nothing previews one.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How it looks.
  nonisolated public enum Style: Int, Sendable {
    /// As the others.
    case `default` = 0
    /// With a mark.
    case selected = 1
    /// In red.
    case destructive = 2
  }

  /// What it is called.
  public let title: String
  /// What it does.
  open var handler: (any UIPreviewActionItem, UIViewController) -> Void { work }
  private let work: (any UIPreviewActionItem, UIViewController) -> Void

  /// Makes an action with a title and a handler.
  public init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    work = { action, controller in
      if let action = action as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
  nonisolated deinit {}
}
