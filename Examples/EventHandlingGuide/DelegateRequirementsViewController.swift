import UIKit

/// The same order as by `require(toFail:)`, but asked of a delegate for each attempt: a swipe goes
/// before a pan, and a double tap before a tap.
public final class DelegateRequirementsViewController: UIViewController,
  UIGestureRecognizerDelegate
{
  public let swipeGesture = UISwipeGestureRecognizer()
  public let panGesture = UIPanGestureRecognizer()
  public let tapGesture = UITapGestureRecognizer()
  public let doubleTapGesture = UITapGestureRecognizer()

  public override func viewDidLoad() {
    super.viewDidLoad()
    doubleTapGesture.numberOfTapsRequired = 2
    add(swipeGesture, named: "swipe")
    add(panGesture, named: "pan")
    add(tapGesture, named: "tap")
    add(doubleTapGesture, named: "double tap")
  }

  private func add(_ recognizer: UIGestureRecognizer, named name: String) {
    recognizer.name = name
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
  }

  /// The pan does not begin until the swipe has failed.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === swipeGesture && otherGestureRecognizer === panGesture
  }

  /// A single tap does not count until the double tap has failed.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === tapGesture && otherGestureRecognizer === doubleTapGesture
  }
}
