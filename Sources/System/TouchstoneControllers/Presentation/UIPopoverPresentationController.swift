import Foundation

/// The sides to which a popover's arrow may point.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// To any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Receives messages about a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Nothing happens.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Says where a popover comes from.
///
/// - Note: Differs from UIKit: on every screen a popover is presented as a sheet over the whole screen, as an
///   iPhone does it.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the arrow points to.
  open var sourceView: UIView?
  /// The part of the view that the arrow points to.
  open var sourceRect = CGRect.null
  /// The bar button that the arrow points to.
  open var barButtonItem: UIBarButtonItem?
  /// The sides that are allowed.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The side that was chosen.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// Views beside the popover that still get touches.
  open var passthroughViews: [UIView]?
  /// Whether the arrow may lie over the source.
  open var canOverlapSourceViewRect = false
  /// Room around the popover.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
}

extension UIViewController {
  private static let popover: StaticString = "popover"

  /// What says where the popover comes from, if the controller is to be presented as one.
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
