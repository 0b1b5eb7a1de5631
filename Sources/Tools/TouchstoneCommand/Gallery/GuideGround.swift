#if PLAYGROUND
  import EventHandlingGuide
  import Foundation
  import TouchInspector
  import Touchstone

  /// Makes a listing of the guide visible, because listings contain only touch handling: adds a picture, captions of its parts,
  /// and a line with the last event. The additions receive no touches.
  struct GuideGround {
    /// Captions of parts that would be empty rectangles.
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
      if view.backgroundColor == nil { view.backgroundColor = Poster.paper }
      let parts = view.subviews.filter { !($0 is UIImageView) }
      for part in parts { dress(part) }
      // If the listing has its own picture, that one shows the effects of gestures.
      if !parts.contains(where: isPicture) { addPicture() }
      addLine()
    }

    // MARK: - What is seen

    private func dress(_ part: UIView) {
      if let button = part as? UIButton {
        guard button.currentTitle == nil else { return }
        button.setTitle(caption(of: part), for: .normal)
        button.setTitleColor(UIColor(red: 0.17, green: 0.43, blue: 0.64, alpha: 1), for: .normal)
        button.backgroundColor = UIColor(red: 0.9, green: 0.89, blue: 0.86, alpha: 1)
      } else if isPicture(part) {
        part.addSubview(ListingPicture(name, frame: part.bounds))
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

    private func isPicture(_ part: UIView) -> Bool { part.accessibilityIdentifier == "picture" }

    /// Adds a picture below everything else, for listings without one.
    private func addPicture() {
      let side = window.bounds.width * 0.62
      let picture = ListingPicture(
        name,
        frame: CGRect(
          x: window.bounds.midX - side / 2, y: window.bounds.midY - side * 0.375,
          width: side, height: side * 0.75))
      // A listing that shows an image for each gesture gets a faded picture behind it.
      if view.subviews.contains(where: { $0 is UIImageView }) { picture.alpha = 0.35 }
      view.insertSubview(picture, at: 0)
      for recognizer in view.gestureRecognizers ?? [] { picture.follow(recognizer) }
    }

    private func text(_ text: String, in frame: CGRect) -> UILabel {
      let label = UILabel(frame: frame)
      label.text = text
      label.textAlignment = .center
      label.textColor = Poster.ink
      return label
    }

    /// Adds a line with the last event, because most listings show nothing.
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

    private static func recognizers(below view: UIView) -> [UIGestureRecognizer] {
      (view.gestureRecognizers ?? []) + view.subviews.flatMap { recognizers(below: $0) }
    }
  }
#endif
