import Foundation

extension UIView {
  /// Whether a view's tint is shown in full.
  nonisolated public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic = 0
    /// In full.
    case normal = 1
    /// In grey.
    case dimmed = 2
  }

  private static let tintMode: StaticString = "tint mode"

  /// The dimming mode of the tint colour. It is stored; `tintColor` does not change.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { keptValue(Self.tintMode) as? TintAdjustmentMode ?? .automatic }
    set {
      guard newValue != tintAdjustmentMode else { return }
      keepValue(newValue, Self.tintMode)
      tintColorDidChange()
    }
  }
}
