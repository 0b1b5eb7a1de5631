import Foundation

/// Reports taps on the side of a pencil. No input here has such taps, and a notice on standard error says so.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// The preferred action of a tap.
  nonisolated public enum PreferredAction: Int, Sendable {
    /// No action.
    case ignore = 0
    /// Switches between the tool and the eraser.
    case switchEraser = 1
    /// Switches to the previous tool.
    case switchPrevious = 2
    /// Shows the colour palette.
    case showColorPalette = 3
    /// Shows the ink attributes.
    case showInkAttributes = 4
  }

  /// The preferred action of a tap; always `.ignore` here.
  open class var preferredTapAction: PreferredAction { .ignore }
  /// Whether only pencils draw, and fingers do not; always `false` here.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// The delegate, which is notified of the taps.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether the interaction is enabled.
  open var isEnabled = true
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  public override init() { super.init() }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    if view != nil {
      OneTimeNotice.print(
        "UIPencilInteraction reports nothing, since no input has taps of a pencil")
    }
    self.view = view
  }
  nonisolated deinit {}
}

/// The delegate of a pencil interaction.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Called when the pencil was tapped twice.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
