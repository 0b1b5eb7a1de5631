#if PLAYGROUND
  import Foundation
  import Touchstone

  /// A picture that shows gestures: it follows continuous ones, and animates discrete ones.
  final class ListingPicture: UIImageView {
    init(_ name: String, frame: CGRect) {
      super.init(image: UIImage(name: "guide \(name)", size: frame.size))
      self.frame = frame
    }

    required init?(coder: NSCoder) { nil }

    /// Starts to show a recognizer's gestures.
    func follow(_ recognizer: UIGestureRecognizer) {
      recognizer.addAction { [weak self] in self?.show($0) }
    }

    private func show(_ recognizer: UIGestureRecognizer) {
      if recognizer.state == .began || recognizer.state == .changed {
        transform = Self.transform(of: recognizer)
        return
      }
      if recognizer.state == .ended, let shift = Self.shift(of: recognizer) { transform = shift }
      UIView.animate(withDuration: 0.35) { self.transform = .identity }
    }

    private static func transform(of recognizer: UIGestureRecognizer) -> CGAffineTransform {
      switch recognizer {
      case let pan as UIPanGestureRecognizer:
        let way = pan.translation(in: pan.view)
        return CGAffineTransform(translationX: way.x, y: way.y)
      case let pinch as UIPinchGestureRecognizer:
        return CGAffineTransform(scaleX: pinch.scale, y: pinch.scale)
      case let rotation as UIRotationGestureRecognizer:
        return CGAffineTransform(rotationAngle: rotation.rotation)
      default: return .identity
      }
    }

    /// The animation's offset for a discrete gesture; `nil` for continuous ones, which have moved the picture already.
    private static func shift(of recognizer: UIGestureRecognizer) -> CGAffineTransform? {
      switch recognizer {
      case is UIPanGestureRecognizer, is UIPinchGestureRecognizer, is UIRotationGestureRecognizer:
        return nil
      case let swipe as UISwipeGestureRecognizer:
        let way = swipe.direction
        return CGAffineTransform(
          translationX: way == .left ? -60 : way == .right ? 60 : 0,
          y: way == .up ? -60 : way == .down ? 60 : 0)
      default: return CGAffineTransform(scaleX: 1.12, y: 1.12)
      }
    }
  }
#endif
