import UIKit

/// A view with touch handling of its own that, where it is touched, lets no pan begin: the guide's
/// other way of keeping a gesture off, for which it has words but no listing.
///
/// Unlike a refused touch, the recognizer sees everything and fails when it is about to begin; and
/// this method asks the view itself, which needs to be nobody's delegate.
public final class TrackView: UIView {
  /// Where along the track its finger is, from 0 to 1.
  public private(set) var value: CGFloat = 0

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches)
  }

  public override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !(gestureRecognizer is UIPanGestureRecognizer)
  }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, bounds.width > 0 else { return }
    value = max(0, min(touch.location(in: self).x / bounds.width, 1))
  }
}

/// A view that pans everywhere except on its track.
public final class TouchHandlingSubviewViewController: UIViewController {
  public let trackView = TrackView(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
  public let panRecognizer = UIPanGestureRecognizer()

  public override func viewDidLoad() {
    super.viewDidLoad()
    trackView.accessibilityIdentifier = "track"
    view.addSubview(trackView)
    panRecognizer.name = "pan"
    view.addGestureRecognizer(panRecognizer)
  }
}
