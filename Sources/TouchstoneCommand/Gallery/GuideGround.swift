#if PLAYGROUND
  import EventHandlingGuide
  import Foundation
  import Touchstone

  /// What makes a listing of the guide visible, which is about touches alone: a picture that does what
  /// the gestures say, words on its parts, and a line that says what happened last. None of it takes
  /// touches.
  struct GuideGround {
    private static let paper = UIColor(red: 0.96, green: 0.95, blue: 0.92, alpha: 1)
    private static let ink = UIColor(red: 0.3, green: 0.31, blue: 0.34, alpha: 1)
    /// What a part that would be an empty rectangle is there for.
    private static let captions = [
      "custom": "not here", "track": "handles its touches itself", "button": "Button",
    ]

    private let name: String
    private let view: UIView
    private let window: UIWindow

    init(named name: String, shows view: UIView, in window: UIWindow) {
      (self.name, self.view, self.window) = (name, view, window)
    }

    func appear() {
      if view.backgroundColor == nil { view.backgroundColor = Self.paper }
      var picture: UIView?
      for part in view.subviews where !(part is UIImageView) {
        if part.accessibilityIdentifier == "picture" { picture = part }
        dress(part)
      }
      follow(picture ?? addPicture())
      addLine()
    }

    // MARK: - What is seen

    private func dress(_ part: UIView) {
      if let button = part as? UIButton {
        guard button.currentTitle == nil else { return }
        button.setTitle(caption(of: part), for: .normal)
        button.setTitleColor(UIColor(red: 0.17, green: 0.43, blue: 0.64, alpha: 1), for: .normal)
        button.backgroundColor = UIColor(red: 0.9, green: 0.89, blue: 0.86, alpha: 1)
      } else if part.accessibilityIdentifier == "picture" {
        part.addSubview(landscape(part.bounds))
      } else if !(part is UIControl) {
        part.backgroundColor = UIColor(red: 0.8, green: 0.85, blue: 0.88, alpha: 1)
        let label = text(caption(of: part) ?? "", in: part.bounds)
        label.numberOfLines = 0
        part.addSubview(label)
      }
    }

    private func caption(of part: UIView) -> String? {
      part.accessibilityIdentifier.flatMap { Self.captions[$0] }
    }

    /// Below everything, where a listing has nothing of its own.
    private func addPicture() -> UIView {
      let side = window.bounds.width * 0.62
      let card = landscape(
        CGRect(
          x: window.bounds.midX - side / 2, y: window.bounds.midY - side * 0.375,
          width: side, height: side * 0.75))
      // A listing that shows a picture of each gesture has that before a pale one.
      if view.subviews.contains(where: { $0 is UIImageView }) { card.alpha = 0.35 }
      view.insertSubview(card, at: 0)
      return card
    }

    private func landscape(_ frame: CGRect) -> UIImageView {
      let image = UIImageView(image: UIImage(name: "guide \(name)", size: frame.size))
      image.frame = frame
      return image
    }

    private func text(_ text: String, in frame: CGRect) -> UILabel {
      let label = UILabel(frame: frame)
      label.text = text
      label.textAlignment = .center
      label.textColor = Self.ink
      return label
    }

    // MARK: - What gestures do

    /// A line that says what happened last: most listings show nothing of it.
    private func addLine() {
      let line = text(
        "Nothing yet",
        in: CGRect(x: 0, y: window.bounds.maxY - 46, width: window.bounds.width, height: 30))
      line.accessibilityIdentifier = "line"
      window.addSubview(line)
      for recognizer in Self.recognizers(below: view) {
        recognizer.addAction { [weak line] recognizer in
          line?.text = "\(recognizer.name ?? "A recognizer"): \(recognizer.state)"
        }
      }
    }

    /// Lets the picture do what the listing's gestures say, where the listing itself does nothing.
    private func follow(_ picture: UIView) {
      guard picture is UIImageView else { return }
      for recognizer in view.gestureRecognizers ?? [] {
        recognizer.addAction { [weak picture] recognizer in
          guard let picture else { return }
          Self.show(recognizer, by: picture)
        }
      }
    }

    private static func show(_ recognizer: UIGestureRecognizer, by picture: UIView) {
      if recognizer.state == .began || recognizer.state == .changed {
        picture.transform = transform(of: recognizer)
        return
      }
      // What comes at once is shown, and then goes back.
      if recognizer.state == .ended, let shift = shift(of: recognizer) { picture.transform = shift }
      UIView.animate(withDuration: 0.35) { picture.transform = .identity }
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

    /// Where a gesture of one moment sends the picture; `nil` for those that have moved it all along.
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

    private static func recognizers(below view: UIView) -> [UIGestureRecognizer] {
      (view.gestureRecognizers ?? []) + view.subviews.flatMap { recognizers(below: $0) }
    }
  }
#endif
