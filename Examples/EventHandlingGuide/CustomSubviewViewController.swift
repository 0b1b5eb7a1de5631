import UIKit

/// A tap that touches of one subview are kept away from (listing 1-7).
public final class CustomSubviewViewController: UIViewController, UIGestureRecognizerDelegate {
  public let customSubview = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  public let tapGestureRecognizer = UITapGestureRecognizer()

  public override func viewDidLoad() {
    super.viewDidLoad()
    customSubview.accessibilityIdentifier = "custom"
    view.addSubview(customSubview)
    tapGestureRecognizer.name = "tap"
    tapGestureRecognizer.delegate = self
    view.addGestureRecognizer(tapGestureRecognizer)
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.view !== customSubview
  }
}
