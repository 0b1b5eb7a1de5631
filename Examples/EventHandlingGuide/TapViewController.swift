import UIKit

/// A tap shows a picture under the finger, which then fades (listings 1-2 and 1-3).
public final class TapViewController: GestureImageViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    let tapRecognizer = UITapGestureRecognizer(
      target: self, action: TapViewController.showGestureForTapRecognizer)
    tapRecognizer.name = "tap"
    tapRecognizer.numberOfTapsRequired = 1
    view.addGestureRecognizer(tapRecognizer)
  }

  func showGestureForTapRecognizer(_ recognizer: UITapGestureRecognizer) {
    drawImage(for: recognizer, at: recognizer.location(in: view))
    UIView.animate(withDuration: 0.5) { self.imageView.alpha = 0 }
  }
}
