import Touchstone
import TouchstoneTesting

/// A scripted recognizer whose hooks about other recognizers are closures; unset ones ask super.
final class OpinionatedRecognizer: LoudRecognizer {
  typealias Opinion = (UIGestureRecognizer) -> Bool

  var prevents: Opinion?
  var isPrevented: Opinion?
  var waitsFor: Opinion?
  var isAwaited: Opinion?

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    prevents?(preventedGestureRecognizer) ?? super.canPrevent(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    isPrevented?(preventingGestureRecognizer)
      ?? super.canBePrevented(by: preventingGestureRecognizer)
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    waitsFor?(otherGestureRecognizer) ?? super.shouldRequireFailure(of: otherGestureRecognizer)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isAwaited?(otherGestureRecognizer) ?? super.shouldBeRequiredToFail(by: otherGestureRecognizer)
  }
}
