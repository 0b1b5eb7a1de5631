import UIKit

/// Controls on a view that taps, swipes and pans: each keeps for itself the gesture that is its own
/// default action, and no other. The guide has words for this, and no listing.
public final class ControlsViewController: UIViewController {
  public let button = UIButton(frame: CGRect(x: 40, y: 100, width: 200, height: 44))
  public let slider = UISlider(frame: CGRect(x: 40, y: 200, width: 200, height: 44))
  public let tapRecognizer = UITapGestureRecognizer()
  public let swipeRecognizer = UISwipeGestureRecognizer()
  public private(set) var presses = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    button.accessibilityIdentifier = "button"
    button.addTarget(self, action: ControlsViewController.countPress, for: .touchUpInside)
    view.addSubview(button)
    slider.accessibilityIdentifier = "slider"
    view.addSubview(slider)
    tapRecognizer.name = "tap"
    view.addGestureRecognizer(tapRecognizer)
    swipeRecognizer.name = "swipe"
    view.addGestureRecognizer(swipeRecognizer)
  }

  func countPress() { presses += 1 }

  /// To change what a control does by default, one puts the recognizer on the control itself: there it
  /// comes first.
  public func putTapOnButton() {
    button.addGestureRecognizer(tapRecognizer)
  }
}
