import Foundation
import Touchstone

/// A page with a knob that a pan moves sideways.
final class KnobPage: UIViewController {
  private let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Gallery.tint(number + 3, lightness: 0.86)
    view.accessibilityIdentifier = "page \(number)"
    let label = UILabel(frame: CGRect(x: 0, y: 12, width: view.bounds.width, height: 30))
    label.autoresizingMask = .flexibleWidth
    label.textAlignment = .center
    label.text = "Page \(number)"
    view.addSubview(label)
    let knob = UIView(
      frame: CGRect(x: view.bounds.midX - 50, y: view.bounds.midY - 50, width: 100, height: 100))
    knob.backgroundColor = Gallery.tint(number)
    knob.layer.cornerRadius = 50
    knob.accessibilityIdentifier = "knob \(number)"
    let pan = UIPanGestureRecognizer()
    pan.name = "knob pan"
    pan.addAction { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer, let knob = pan.view else { return }
      knob.center.x += pan.translation(in: nil).x
      pan.setTranslation(.zero, in: nil)
    }
    knob.addGestureRecognizer(pan)
    view.addSubview(knob)
  }
}
