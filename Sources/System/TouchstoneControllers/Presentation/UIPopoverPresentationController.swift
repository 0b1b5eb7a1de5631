import Foundation

/// The directions of a popover's arrow.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// The arrow points in any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction is not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The delegate of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Configures the presentation of a popover.
///
/// - Note: Differs from UIKit: on every screen a popover is presented over the whole screen, as on an iPhone.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the arrow points to.
  open var sourceView: UIView?
  /// The rectangle that the arrow points to, in the coordinates of the source view.
  open var sourceRect = CGRect.null
  /// The bar button item that the arrow points to.
  open var barButtonItem: UIBarButtonItem?
  /// The permitted directions of the arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow; always `.unknown` here.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The background colour.
  open var backgroundColor: UIColor?
  /// The views outside the popover that still receive touches.
  open var passthroughViews: [UIView]?
  /// Whether the popover can overlap the source rectangle.
  open var canOverlapSourceViewRect = false
  /// The margins around the popover, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  nonisolated deinit {}
}

extension UIViewController {
  private static let popover: StaticString = "popover"

  /// The popover configuration; `nil` unless the modal presentation style is `.popover`.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if let known = keptValue(Self.popover) {
      return known as? UIPopoverPresentationController
    }
    let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    keepValue(made, Self.popover)
    return made
  }
}
