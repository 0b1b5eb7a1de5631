import UIKit

/// A swipe to the left or right shows a picture that slides off that way as it fades (listing 1-4).
public final class SwipeViewController: GestureImageViewController {
  /// How far the picture slides, in points.
  public static let distance: CGFloat = 220

  public override func viewDidLoad() {
    super.viewDidLoad()
    addSwipe(.left, named: "swipe left")
    addSwipe(.right, named: "swipe right")
  }

  private func addSwipe(_ direction: UISwipeGestureRecognizer.Direction, named name: String) {
    let recognizer = UISwipeGestureRecognizer(
      target: self, action: SwipeViewController.showGestureForSwipeRecognizer)
    recognizer.name = name
    recognizer.direction = direction
    view.addGestureRecognizer(recognizer)
  }

  func showGestureForSwipeRecognizer(_ recognizer: UISwipeGestureRecognizer) {
    var location = recognizer.location(in: view)
    drawImage(for: recognizer, at: location)
    location.x += recognizer.direction == .left ? -Self.distance : Self.distance
    UIView.animate(withDuration: 0.5) {
      self.imageView.alpha = 0
      self.imageView.center = location
    }
  }
}
