import Foundation

/// An interaction for the appearance of the pointer above a view.
///
/// - Note: Differs from UIKit: the pointer is not drawn, so the delegate is not called.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate, which provides regions and styles.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Whether the interaction is enabled.
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
  /// Requests new regions.
  open func invalidate() {}
  nonisolated deinit {}
}

/// The delegate of a pointer interaction.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region at a location.
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
  /// Returns the whole view as the region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns no style.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// A request for the region at the pointer's location.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The location, in the view's coordinates.
  open var location: CGPoint { .zero }
  /// The modifier keys that are held.
  open var modifiers: UIKeyModifierFlags { [] }
  nonisolated deinit {}
}

/// A region of a view.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle of the region, in the view's coordinates.
  public let rect: CGRect
  /// Identifies the region.
  public let identifier: AnyHashable?

  /// Makes a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
  nonisolated deinit {}
}

/// The effect of the pointer on the view below it.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// The system's choice.
  case automatic(UITargetedPreview)
  /// The pointer fades into the view.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The pointer keeps its shape.
  case hover(UITargetedPreview)
}

/// The style of the pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// The effect on the view.
  public let effect: UIPointerEffect?

  /// Makes a style.
  public init(effect: UIPointerEffect) { self.effect = effect }
  nonisolated deinit {}
}

/// A view for a preview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView

  /// Makes a preview.
  public init(view: UIView) { self.view = view }
  nonisolated deinit {}
}
