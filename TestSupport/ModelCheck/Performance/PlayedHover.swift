import Touchstone

/// A hover, as in PlayedRecognizers.swift; it hears of no touches.
final class PlayedHover: UIHoverGestureRecognizer {
  weak var performance: Performance?

  override func reset() {
    performance?.wasReset(self)
    super.reset()
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    performance?.allows(self, toPrevent: other) == true && super.canPrevent(other)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    performance?.allows(self, toBePreventedBy: other) == true && super.canBePrevented(by: other)
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    performance?.makes(self, waitFor: other) == true
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    performance?.makes(self, beAwaitedBy: other) == true
  }
}
