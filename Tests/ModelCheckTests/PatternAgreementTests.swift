import Effort
import Foundation
import GestureCore
import Testing

@testable import ModelCheck
@testable import TouchstoneGestures

/// The patterns of the built-in recognizers against the classes, on the fingers of the model check's
/// scripts, and on fingers that tap, rest and move as some recognizer may want it: when each fails, and when
/// it begins or is recognized.
@MainActor @Suite("Patterns of built-in recognizers") struct PatternAgreementTests {
  @Test("tap, double tap and taps with two fingers", arguments: [(1, 1), (2, 1), (1, 2), (2, 2)])
  func taps(taps: Int, fingers: Int) {
    check("tap", squeeze: 10) {
      let tap = UITapGestureRecognizer()
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, fingers)
      return tap
    }
  }

  @Test(
    "long press, after taps, with two fingers and at once",
    arguments: [(0, 1, 0.5), (1, 1, 0.2), (2, 1, 0.1), (0, 2, 0.3), (1, 2, 0.1), (0, 1, 0)])
  func presses(taps: Int, fingers: Int, seconds: Double) {
    check("press", squeeze: 10) {
      let press = UILongPressGestureRecognizer()
      (press.numberOfTapsRequired, press.numberOfTouchesRequired) = (taps, fingers)
      press.minimumPressDuration = seconds
      return press
    }
  }

  @Test(
    "pan with any fingers, with two, and with two at least", arguments: [1...Int.max, 2...2, 2...3])
  func pans(fingers: ClosedRange<Int>) {
    check("pan") {
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = fingers.lowerBound
      pan.maximumNumberOfTouches = fingers.upperBound
      return pan
    }
  }

  @Test(
    "swipes one way and two ways",
    arguments: [
      SwipeKind(.right), SwipeKind([.left, .right]), SwipeKind(.up), SwipeKind(.down, fingers: 2),
      SwipeKind([.up, .down]), SwipeKind([.left, .up]),
    ])
  func swipes(kind: SwipeKind) {
    check("swipe", reach: 4) {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = kind.direction
      swipe.numberOfTouchesRequired = kind.fingers
      return swipe
    }
  }

  @Test("pinch") func pinch() { check("pinch") { UIPinchGestureRecognizer() } }

  @Test("rotation") func rotation() {
    check("rotation") { UIRotationGestureRecognizer() }
    check("rotation", reach: 6) { UIRotationGestureRecognizer() }
  }

  @Test("pans from edges", arguments: [UIRectEdge.left, [.left, .right], .all])
  func edges(edges: UIRectEdge) {
    check("edge", squeeze: 8) {
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = edges
      return edge
    }
  }

  @Test("composed drags, near and far, at once, and after taps")
  func drags() {
    for distance: CGFloat in [0, 10, 30] {
      check("drag", squeeze: 10, fails: distance > 0) {
        let drag = DragRecognizer()
        drag.minimumDistance = distance
        return drag
      }
    }
    for taps in 1...2 {
      check("tap and drag", squeeze: 10) {
        let drag = TapDragRecognizer()
        drag.numberOfTapsRequired = taps
        return drag
      }
    }
  }

  // MARK: - Private

  /// - Parameters:
  ///   - reach: how many times as far fingers move as in the scripts.
  ///   - squeeze: how much nearer to the upper left corner, and to each other, they come down.
  ///   - fails: whether there are fingers at which it fails.
  private func check(
    _ name: String, reach: Int = 1, squeeze: Int = 1, fails: Bool = true,
    make: () -> UIGestureRecognizer,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var (recognized, failed) = (0, 0)
    for seed in Effort.sample(1...450 as ClosedRange<UInt64>) {
      let fingers =
        seed > 300
        ? ScriptedFingers(deliberate: seed)
        : ScriptedFingers(seed: seed, reach: reach, squeeze: squeeze)
      let one = Attempt(make())
      let pattern = one.recognizer.gesturePattern
      #expect(pattern != nil)
      guard let pattern else { return }
      let other = Attempt(PatternGestureRecognizer(pattern, coordinateSpace: .global))
      one.play(fingers)
      other.play(fingers)
      recognized += one.log.last?.hasSuffix("recognized") == true ? 1 : 0
      failed += one.log.contains { $0.hasSuffix("failed") } ? 1 : 0
      #expect(
        one.log == other.log, "\(name), seed \(seed): \(fingers)",
        sourceLocation: sourceLocation)
      if one.log != other.log { return }
    }
    #expect(recognized + failed > 0, "\(name)", sourceLocation: sourceLocation)
    // A tenth of the fingers holds few of the rarer gestures, or none.
    guard Effort.isFull else { return }
    #expect(recognized > 1, "\(name): \(recognized) recognized", sourceLocation: sourceLocation)
    #expect(failed > 5 || !fails, "\(name): \(failed) failed", sourceLocation: sourceLocation)
  }
}

/// A swipe by its settings.
nonisolated struct SwipeKind: Sendable {
  var direction: UISwipeGestureRecognizer.Direction
  var fingers: Int

  init(_ direction: UISwipeGestureRecognizer.Direction, fingers: Int = 1) {
    (self.direction, self.fingers) = (direction, fingers)
  }
}

/// One recognizer on a scene of its own, up to where it is recognized.
@MainActor private final class Attempt {
  let recognizer: UIGestureRecognizer
  private(set) var log: [String] = []
  private let scene = UIWindowScene(
    screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 400, height: 800)))
  private let window: UIWindow

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
    window = UIWindow(windowScene: scene)
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.addGestureRecognizer(recognizer)
    recognizer.followStates { [weak self] in self?.note($0) }
  }

  func play(_ fingers: ScriptedFingers) {
    for frame in fingers.frames where log.last?.hasSuffix("recognized") != true {
      scene.touchSystem.receive(frame)
    }
  }

  private func note(_ state: UIGestureRecognizer.State) {
    guard log.last?.hasSuffix("recognized") != true else { return }
    let time = scene.touchSystem.now.nanoseconds
    switch state {
    case .failed: log.append("\(time) failed")
    case .began, .ended: log.append("\(time) recognized")
    default: break
    }
  }
}
