import Touchstone

/// A long press that prevents only taps, and can be prevented.
final class YieldingLongPressGestureRecognizer: UILongPressGestureRecognizer, HooksKnown {
  static let hooks: OverriddenHooks = .prevents

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer is UITapGestureRecognizer
      && super.canPrevent(preventedGestureRecognizer)
  }
}
