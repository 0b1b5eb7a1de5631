import UIKit

/// Two fingers turn a picture, which goes back to level as it fades when they let go, or when they are
/// taken away (listing 1-5).
public final class RotationViewController: GestureImageViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    let recognizer = UIRotationGestureRecognizer(
      target: self, action: RotationViewController.showGestureForRotationRecognizer)
    recognizer.name = "rotation"
    view.addGestureRecognizer(recognizer)
  }

  func showGestureForRotationRecognizer(_ recognizer: UIRotationGestureRecognizer) {
    imageView.transform = CGAffineTransform(rotationAngle: recognizer.rotation)
    drawImage(for: recognizer, at: recognizer.location(in: view))
    guard recognizer.state == .ended || recognizer.state == .cancelled else { return }
    UIView.animate(withDuration: 0.5) {
      self.imageView.alpha = 0
      self.imageView.transform = .identity
    }
  }
}
