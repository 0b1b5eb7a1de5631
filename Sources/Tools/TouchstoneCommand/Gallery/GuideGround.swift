#if PLAYGROUND
  import EventHandlingGuide
  import Foundation
  import TouchInspector
  import Touchstone

  /// What makes a listing of the guide visible, which is about touches alone: a picture, words on its parts,
  /// and a line that says what happened last. None of it takes touches.
  struct GuideGround {
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
      if view.backgroundColor == nil { view.backgroundColor = Poster.paper }
      let parts = view.subviews.filter { !($0 is UIImageView) }
      for part in parts { dress(part) }
      // Where the listing has a picture, that does what its gestures say.
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

    /// Below everything, where a listing has nothing of its own.
    private func addPicture() {
      let side = window.bounds.width * 0.62
      let picture = ListingPicture(
        name,
        frame: CGRect(
          x: window.bounds.midX - side / 2, y: window.bounds.midY - side * 0.375,
          width: side, height: side * 0.75))
      // A listing that shows a picture of each gesture has that before a pale one.
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

    private static func recognizers(below view: UIView) -> [UIGestureRecognizer] {
      (view.gestureRecognizers ?? []) + view.subviews.flatMap { recognizers(below: $0) }
    }
  }
#endif
