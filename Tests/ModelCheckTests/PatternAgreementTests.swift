import Foundation
import GestureCore
import Testing
import TouchstoneGestures

@testable import ModelCheck

/// The patterns of the built-in recognizers against the classes, on the fingers of the model check's
/// scripts: when each fails, and when it begins or is recognized.
@MainActor @Suite("Patterns of built-in recognizers") struct PatternAgreementTests {
  @Test("tap, double tap and taps with two fingers", arguments: [(1, 1), (2, 1), (1, 2), (2, 2)])
  func taps(taps: Int, fingers: Int) {
    check("tap", squeeze: 10, isRecognized: taps == 1 || fingers == 1) {
      let tap = UITapGestureRecognizer()
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, fingers)
      return tap
    }
  }

  @Test(
    "long press, after taps, with two fingers and at once",
    arguments: [(0, 1, 0.5), (1, 1, 0.2), (2, 1, 0.1), (0, 2, 0.3), (1, 2, 0.1), (0, 1, 0)])
  func presses(taps: Int, fingers: Int, seconds: Double) {
    // Taps before a press, and fingers beside it, are too much for random fingers.
    check("press", squeeze: 10, isRecognized: taps == 0 && fingers == 1) {
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
    check("swipe", reach: 4, isRecognized: kind.fingers == 1) {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = kind.direction
      swipe.numberOfTouchesRequired = kind.fingers
      return swipe
    }
  }

  // The classes measure anew when a third finger comes, although it has no part; the pattern does not.

  @Test("pinch") func pinch() { check("pinch", most: 2) { UIPinchGestureRecognizer() } }

  @Test("rotation") func rotation() {
    check("rotation", most: 2) { UIRotationGestureRecognizer() }
    check("rotation", reach: 6, most: 2) { UIRotationGestureRecognizer() }
  }

  @Test("pans from edges", arguments: [UIRectEdge.left, [.left, .right], .all])
  func edges(edges: UIRectEdge) {
    check("edge", squeeze: 8) {
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = edges
      return edge
    }
  }

  // MARK: - Private

  /// - Parameters:
  ///   - reach: how many times as far fingers move as in the scripts.
  ///   - most: how many fingers are down at once at most.
  ///   - isRecognized: whether it is recognized in some of the scripts.
  ///   - squeeze: how much nearer to the upper left corner, and to each other, they come down.
  private func check(
    _ name: String, reach: Int = 1, squeeze: Int = 1, most: Int = .max, isRecognized: Bool = true,
    make: () -> UIGestureRecognizer,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var (recognized, failed) = (0, 0)
    for seed: UInt64 in 1...300 {
      let fingers = ScriptedFingers(seed: seed, reach: reach, squeeze: squeeze, most: most)
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
    #expect(
      recognized > 0 || !isRecognized, "\(recognized) recognized", sourceLocation: sourceLocation)
    #expect(failed > 5, "\(failed) failed", sourceLocation: sourceLocation)
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

/// The fingers of one of the model check's scripts.
@MainActor private struct ScriptedFingers: @MainActor CustomStringConvertible {
  private(set) var frames: [InputFrame] = []

  var description: String {
    frames.map { frame in
      let contacts = frame.contacts.map { "\($0.id) \($0.phase) \($0.sample.location)" }
      return "\(frame.time.seconds): \(contacts.joined(separator: "; "))"
    }.joined(separator: "\n")
  }

  init(seed: UInt64, reach: Int, squeeze: Int, most: Int) {
    var down: Set<Int> = []
    var time = 0
    var landings: [Int: CGPoint] = [:]
    var places: [Int: CGPoint] = [:]
    for step in ScriptGenerator.script(seed: seed).steps {
      var changes: [Script.Change] = []
      switch step {
      case .frame(let delay, let some): (time, changes) = (time + delay, some)
      case .wait(let delay): time += delay
      default: continue
      }
      // Fingers that come are heard of before those that lift at the same moment.
      for case .down(let finger, _, _) in changes where down.count < most { down.insert(finger) }
      changes = changes.filter { down.contains($0.finger) }
      for change in changes {
        switch change {
        case .up(let finger), .cancel(let finger): down.remove(finger)
        case .down, .move: break
        }
      }
      let now = Timestamp(nanoseconds: Int64(time) * 1_000_000)
      var frame = InputFrame(time: now)
      frame.contacts = changes.map { change in
        let phase: Contact.Phase
        switch change {
        case .down(let finger, let x, let y):
          phase = .began
          places[finger] = CGPoint(x: x / squeeze, y: y / squeeze)
          landings[finger] = CGPoint(x: x, y: y)
        case .move(let finger, let x, let y):
          phase = .moved
          let start = landings[finger] ?? .zero
          places[finger] = CGPoint(
            x: start.x / CGFloat(squeeze) + (CGFloat(x) - start.x) * CGFloat(reach),
            y: start.y / CGFloat(squeeze) + (CGFloat(y) - start.y) * CGFloat(reach))
        case .up: phase = .ended
        case .cancel: phase = .cancelled
        }
        return Contact(
          id: change.finger, phase: phase, kind: .direct, at: places[change.finger] ?? .zero,
          time: now)
      }
      frames.append(frame)
    }
    frames.append(InputFrame(time: Timestamp(nanoseconds: Int64(time + 10_000) * 1_000_000)))
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
