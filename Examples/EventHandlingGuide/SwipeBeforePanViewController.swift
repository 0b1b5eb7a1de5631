import UIKit

/// A pan that waits until it is certain that the finger does not swipe (listing 1-6).
public final class SwipeBeforePanViewController: UIViewController {
  public let swipeRecognizer = UISwipeGestureRecognizer()
  public let panRecognizer = UIPanGestureRecognizer()

  public override func viewDidLoad() {
    super.viewDidLoad()
    swipeRecognizer.name = "swipe"
    panRecognizer.name = "pan"
    view.addGestureRecognizer(swipeRecognizer)
    view.addGestureRecognizer(panRecognizer)
    panRecognizer.require(toFail: swipeRecognizer)
  }
}
