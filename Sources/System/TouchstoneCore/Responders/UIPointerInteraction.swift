import Foundation

/// A region of a view in which the pointer has a look of its own.
///
/// - Note: Differs from UIKit: the pointer is not drawn, so that its delegate is not asked.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// What knows regions and styles.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// Whether it is in use.
  open var isEnabled = true

  /// Makes an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    if view != nil {
      OneTimeNotice.print("UIPointerInteraction changes no pointer, since none is drawn")
    }
    self.view = view
  }
  /// Has the regions asked for anew.
  open func invalidate() {}
}

/// Answers how the pointer looks.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region at a place.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The style in a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// The region that is the view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// No style of its own.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Where the pointer is when a region is asked for.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place, in the view's coordinates.
  open var location: CGPoint { .zero }
  /// The keys that are held.
  open var modifiers: UIKeyModifierFlags { [] }
}

/// A part of a view.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The part, in the view's coordinates.
  public let rect: CGRect
  /// Identifies it among others.
  public let identifier: AnyHashable?

  /// Makes a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// How the pointer changes what lies under it.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// As the system likes it.
  case automatic(UITargetedPreview)
  /// The pointer fades into the view.
  case highlight(UITargetedPreview)
  /// The view rises.
  case lift(UITargetedPreview)
  /// The pointer stays.
  case hover(UITargetedPreview)
}

/// How the pointer looks.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// What happens to the view.
  public let effect: UIPointerEffect?

  /// Makes a style.
  public init(effect: UIPointerEffect) { self.effect = effect }
}

/// A view as it is shown elsewhere.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView

  /// Makes a preview.
  public init(view: UIView) { self.view = view }
}
