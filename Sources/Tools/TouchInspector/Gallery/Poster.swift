import Foundation
import Touchstone

/// The card in the middle of a gallery scene, with a line of text below it that shows what
/// happened.
package final class Poster {
  /// The background colour of scenes.
  package static let paper = UIColor(red: 0.96, green: 0.95, blue: 0.92, alpha: 1)
  /// The colour of the line that shows what happened.
  package static let ink = UIColor(red: 0.3, green: 0.31, blue: 0.34, alpha: 1)

  let view = UIView(frame: .zero)
  let card: UIImageView
  let line: UILabel
  private var counts: [String: Int] = [:]

  /// Fills a window.
  /// - Parameter picture: the name of a picture that the page draws.
  init(in window: UIWindow, picture: String, says text: String) {
    let bounds = window.bounds
    view.frame = bounds
    view.backgroundColor = Self.paper
    view.accessibilityIdentifier = "table"
    view.isMultipleTouchEnabled = true
    let side = min(bounds.width * 0.62, bounds.height * 0.5, 320)
    card = UIImageView(
      image: UIImage(name: picture, size: CGSize(width: side, height: side * 0.75)))
    card.center = CGPoint(x: bounds.midX, y: bounds.midY - 24)
    card.isUserInteractionEnabled = true
    card.isMultipleTouchEnabled = true
    card.accessibilityIdentifier = "card"
    line = UILabel(frame: CGRect(x: 0, y: bounds.maxY - 64, width: bounds.width, height: 30))
    line.textAlignment = .center
    line.textColor = Self.ink
    line.accessibilityIdentifier = "line"
    line.text = text
    view.addSubview(card)
    view.addSubview(line)
    window.addSubview(view)
  }

  func say(_ text: String) { line.text = text }

  /// Counts an event and shows its total.
  func count(_ what: String) {
    let count = counts[what, default: 0] + 1
    counts[what] = count
    say(count == 1 ? "\(what), once" : "\(what), \(count) times")
  }

  /// Adds a recognizer to the card, or to another view.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, named name: String, to other: UIView? = nil,
    action: @escaping @MainActor (Recognizer, Poster) -> Void
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addAction { [weak self] recognizer in
      guard let self, let recognizer = recognizer as? Recognizer else { return }
      action(recognizer, self)
    }
    (other ?? card).addGestureRecognizer(recognizer)
    return recognizer
  }

  // MARK: - What gestures do

  func drag(by pan: UIPanGestureRecognizer) {
    let step = pan.translation(in: view)
    card.center = CGPoint(x: card.center.x + step.x, y: card.center.y + step.y)
    pan.setTranslation(.zero, in: view)
  }

  func scale(by pinch: UIPinchGestureRecognizer) {
    card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
  }

  func turn(by rotation: UIRotationGestureRecognizer) {
    card.transform = card.transform.rotated(by: rotation.rotation)
    rotation.rotation = 0
  }
}
