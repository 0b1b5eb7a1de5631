import Foundation
import GestureCore
import Touchstone

/// A scene of its own, with fingers that move by formulas.
final class Arena {
  let scene = UIWindowScene(
    screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 400)))
  let window: Window
  private var now = Timestamp.zero
  private let delegate = EverybodyTogether()

  init() {
    window = Window(windowScene: scene)
    window.isMultipleTouchEnabled = true
    window.makeKeyAndVisible()
  }

  /// Touches that have come and not been forgotten.
  var touchesAlive: Int { window.touches.count { $0.touch != nil } }

  func addAllRecognizers(to view: UIView) {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    for recognizer in [
      UITapGestureRecognizer(), double, UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
    ] {
      recognizer.delegate = delegate
      recognizer.cancelsTouchesInView = false
      view.addGestureRecognizer(recognizer)
    }
  }

  /// Two fingers around the middle, from coming down to lifting.
  func circle(frames: Int, every nanoseconds: Int64) {
    for step in 0..<frames { circleStep(step, of: frames, after: nanoseconds) }
  }

  func circleStep(_ step: Int, of count: Int, after nanoseconds: Int64 = 8_000_000) {
    now.nanoseconds += nanoseconds
    let phase: Contact.Phase = step == 0 ? .began : step == count - 1 ? .ended : .moved
    let angle = Double(step) / 300
    let (dx, dy) = (cos(angle) * 100, sin(angle) * 100)
    receive([
      contact(1, phase, CGPoint(x: 200 + dx, y: 200 + dy)),
      contact(2, phase, CGPoint(x: 200 - dx, y: 200 - dy)),
    ])
  }

  /// A tap or a drag.
  func play(_ number: Int) {
    let place = CGPoint(x: 100 + number % 200, y: 200)
    step(.began, place)
    if number.isMultiple(of: 2) {
      for way in 1...4 { step(.moved, CGPoint(x: place.x, y: place.y + 10 * CGFloat(way))) }
    }
    step(.ended, place)
    pass(number.isMultiple(of: 3) ? 1 : 0.1)
  }

  func pass(_ seconds: TimeInterval) {
    now = now.advanced(by: seconds)
    scene.touchSystem.advance(to: now)
  }

  private func step(_ phase: Contact.Phase, _ place: CGPoint) {
    now.nanoseconds += 16_000_000
    receive([contact(1, phase, place)])
  }

  private func contact(_ id: Int, _ phase: Contact.Phase, _ place: CGPoint) -> Contact {
    Contact(id: id, phase: phase, at: place, time: now)
  }

  private func receive(_ contacts: [Contact]) {
    scene.touchSystem.receive(InputFrame(time: now, contacts: contacts))
  }

  /// Remembers some of the touches that it heard of, without keeping them.
  final class Window: UIWindow {
    struct Heard {
      weak var touch: UITouch?
    }

    private(set) var touches: [Heard] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if self.touches.count >= 1000 { self.touches.removeAll { $0.touch == nil } }
      self.touches += touches.map { Heard(touch: $0) }
    }
  }

  private final class EverybodyTogether: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
}
