import Foundation

/// Reports taps on the side of a pencil; no input of here has them, and it says so on standard error.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// What a tap is set to do.
  nonisolated public enum PreferredAction: Int, Sendable {
    /// Nothing.
    case ignore = 0
    /// Changes between the tool and the eraser.
    case switchEraser = 1
    /// Changes to the tool before.
    case switchPrevious = 2
    /// Shows the colours.
    case showColorPalette = 3
    /// Shows the tools.
    case showInkAttributes = 4
  }

  /// What a tap is set to do.
  open class var preferredTapAction: PreferredAction { .ignore }
  /// Whether a pencil draws and fingers do not: never here.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Receives the taps.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether it is in use.
  open var isEnabled = true
  /// The view that it was added to.
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
}

/// Receives the taps of a pencil.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// The pencil was tapped twice.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
