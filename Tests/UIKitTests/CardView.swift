import UIKit

/// A card that fingers drag, turn and enlarge; it is its recognizers' target and delegate.
final class CardView: UIView, UIGestureRecognizerDelegate {
  private(set) var log: [String] = []
  private(set) var flung: CGVector = .zero
  private var start: CGPoint = .zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isMultipleTouchEnabled = true
    let recognizers = [
      UIPanGestureRecognizer(target: self, action: CardView.pan),
      UIPinchGestureRecognizer(target: self, action: CardView.pinch),
      UIRotationGestureRecognizer(target: self, action: CardView.rotate),
    ]
    for recognizer in recognizers {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
    let tap = UITapGestureRecognizer(target: self, action: Selector(CardView.tap))
    tap.numberOfTapsRequired = 2
    addGestureRecognizer(tap)
  }

  func pan(_ recognizer: UIPanGestureRecognizer) {
    let way = recognizer.translation(in: superview)
    switch recognizer.state {
    case .began:
      start = center
      fallthrough
    case .changed:
      center = CGPoint(x: start.x + way.x, y: start.y + way.y)
    case .ended:
      let velocity = recognizer.velocity(in: superview)
      flung = CGVector(dx: velocity.x, dy: velocity.y)
    default: break
    }
  }

  func pinch(_ recognizer: UIPinchGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed else { return }
    transform = transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
    recognizer.scale = 1
  }

  func rotate(_ recognizer: UIRotationGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed else { return }
    transform = transform.rotated(by: recognizer.rotation)
    recognizer.rotation = 0
  }

  func tap() {
    transform = .identity
    log.append("tap")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("began \(touches.count) of \(event?.touches(for: self)?.count ?? 0)")
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === otherGestureRecognizer.view
      && !(otherGestureRecognizer is UITapGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    bounds.contains(touch.location(in: self))
  }
}
