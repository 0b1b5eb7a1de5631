import Touchstone

/// A long press that keeps nobody but taps out, and may be kept out itself.
final class YieldingLongPressGestureRecognizer: UILongPressGestureRecognizer, HooksKnown {
  static let hooks: OverriddenHooks = .prevents

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer is UITapGestureRecognizer
      && super.canPrevent(preventedGestureRecognizer)
  }
}
