import Touchstone

/// Whose gesture is under way when the mischief happens.
package enum Victim: String, CaseIterable {
  case tap, doubleTap, press, pan, pinch, rotation, swipe, edgePan, scroll, discrete

  func make() -> UIGestureRecognizer {
    switch self {
    case .tap: return UITapGestureRecognizer()
    case .doubleTap:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    case .press: return UILongPressGestureRecognizer()
    case .pan: return UIPanGestureRecognizer()
    case .pinch: return UIPinchGestureRecognizer()
    case .rotation: return UIRotationGestureRecognizer()
    case .swipe: return UISwipeGestureRecognizer()
    case .edgePan:
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      return pan
    case .scroll: return UIPanGestureRecognizer()
    case .discrete: return QuickRecognizer()
    }
  }

  /// Whether the delegate lets all go on at once; the others have to fight it out.
  var goesTogether: Bool {
    switch self {
    case .tap, .press, .pinch, .rotation, .scroll: true
    case .doubleTap, .pan, .swipe, .edgePan, .discrete: false
    }
  }

  var delaysTouches: Bool { self == .doubleTap || self == .rotation || self == .pan }
}

/// Recognizes with the second move.
final class QuickRecognizer: UIGestureRecognizer {
  private var moves = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    moves += 1
    if moves == 2 { state = .ended }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  override func reset() { moves = 0 }
}
