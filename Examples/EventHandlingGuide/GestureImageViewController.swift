import UIKit

/// Shows a picture of the gesture that was made, where it was made; the ground of listings 1-3 to 1-5.
open class GestureImageViewController: UIViewController {
  public let imageView = UIImageView()

  private let pictures = [
    "tap": UIImage(name: "tap", size: CGSize(width: 100, height: 100)),
    "swipe": UIImage(name: "swipe", size: CGSize(width: 120, height: 60)),
    "rotation": UIImage(name: "rotation", size: CGSize(width: 120, height: 120)),
  ]

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
    imageView.accessibilityIdentifier = "picture"
    imageView.alpha = 0
    view.addSubview(imageView)
  }

  /// Puts the picture that belongs to a kind of gesture at a point of the view, fully opaque.
  public func drawImage(for recognizer: UIGestureRecognizer, at point: CGPoint) {
    imageView.image = pictures[pictureName(for: recognizer)]
    imageView.bounds.size = imageView.image?.size ?? .zero
    imageView.center = point
    imageView.alpha = 1
  }

  private func pictureName(for recognizer: UIGestureRecognizer) -> String {
    switch recognizer {
    case is UIRotationGestureRecognizer: "rotation"
    case is UISwipeGestureRecognizer: "swipe"
    default: "tap"
    }
  }
}
