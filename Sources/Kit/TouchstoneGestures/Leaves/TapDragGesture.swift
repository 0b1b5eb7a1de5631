import Foundation
import GestureCore
import Touchstone

/// Taps followed immediately by a drag: zooming with one hand.
///
/// If the finger lifts without a movement, the gesture fails, so that a double tap is still
/// possible.
public struct TapDragGesture: Gesture {
  public typealias Value = DragGesture.Value

  /// The number of taps before the drag.
  public var count: Int
  /// Points that the finger must move before the drag begins.
  public var minimumDistance: CGFloat

  /// Creates a drag after a number of taps.
  public init(count: Int = 1, minimumDistance: CGFloat = 10) {
    self.count = max(1, count)
    self.minimumDistance = max(0, minimumDistance)
  }

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    let drag = TapDragRecognizer()
    drag.numberOfTapsRequired = count
    drag.minimumDistance = minimumDistance
    return assembly.add(drag, takesOver: false) { [unowned drag] state in
      switch state {
      case .began, .changed: report(.changed(drag.value))
      case .ended: report(.ended(drag.value))
      default: report(.cancelled)
      }
    }
  }
}

/// Counts taps with the limits of taps, then follows one finger.
///
/// ```
/// possible ─taps done, a finger down in time and near, went minimumDistance─▶ began
/// possible ─a tap moved or stayed too long, came late or far away; the finger lifted─▶ failed
/// began | changed ─the finger moves─▶ changed
/// began | changed ─the finger lifts─▶ ended
/// began | changed ─the touch is cancelled─▶ cancelled
/// ```
/// Numbers: `GestureTuning` of the taps (TAP-04…09).
final class TapDragRecognizer: UIGestureRecognizer {
  var numberOfTapsRequired = 1
  var minimumDistance: CGFloat = 10

  private struct Progress {
    var tapsDone = 0
    var touch: ObjectIdentifier?
    var firstTap: CGPoint?
    var start = CGPoint.zero
    var location = CGPoint.zero
    var velocity = VelocityEstimator()
    /// The name of the limit that its deadline enforces; `nil` for none.
    var limit: String?
  }

  private var progress = Progress()

  var value: DragGesture.Value {
    let location = convert(progress.location, to: view)
    let start = convert(progress.start, to: view)
    let speed = progress.velocity.velocity
    return DragGesture.Value(
      time: moment, location: location, startLocation: start,
      translation: CGSize(width: location.x - start.x, height: location.y - start.y),
      velocity: CGSize(width: speed.x, height: speed.y))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress.touch == nil, touches.count == 1, let touch = touches.first else {
      if state == .possible {
        setState(.failed, because: .tooManyFingers(numberOfTouches, allowed: 1))
      } else {
        for touch in touches { ignore(touch, for: event) }
      }
      return
    }
    let place = touch.location(in: nil)
    let limits = tuningOfScene
    if let first = progress.firstTap, first.distance(to: place) > limits.tapSeparation {
      return setState(
        .failed,
        because: .over(
          "landed", first.distance(to: place), unit: "pt from the first tap",
          limit: "tapSeparation", limits.tapSeparation))
    }
    progress.firstTap = progress.firstTap ?? place
    progress.touch = ObjectIdentifier(touch)
    progress.start = place
    progress.location = place
    progress.velocity.reset(to: place, at: moment)
    if progress.tapsDone < numberOfTapsRequired {
      failAfter(limits.tapDuration, "held", "tapDuration")
    } else {
      // The taps are complete; the drag has no time limit.
      progress.limit = nil
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard follow(touches) else { return }
    guard state == .possible else {
      state = .changed
      return
    }
    let gone = progress.location.distance(to: progress.start)
    if progress.tapsDone >= numberOfTapsRequired {
      if gone >= minimumDistance, hasTurn {
        setState(.began, because: .recognized("moved \(Reason.spell(gone)) pt after the tap"))
      }
    } else if gone > tuningOfScene.tapMovement {
      setState(
        .failed,
        because: .over("moved", gone, unit: "pt", limit: "tapMovement", tuningOfScene.tapMovement))
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard follow(touches) else { return }
    if state != .possible {
      return setState(.ended, because: .recognized("the finger lifted"))
    }
    guard progress.tapsDone < numberOfTapsRequired else {
      return setState(.failed, because: .because("the finger lifted before it had dragged"))
    }
    progress.tapsDone += 1
    progress.touch = nil
    failAfter(tuningOfScene.tapInterval, "waited", "tapInterval")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    setState(state == .possible ? .failed : .cancelled, because: .touchesCancelled)
  }

  override func reset() { progress = Progress() }

  private var tuningOfScene: GestureTuning {
    view?.window?.windowScene?.touchSystem.tuning ?? GestureTuning()
  }

  private func failAfter(_ limit: TimeInterval, _ what: String, _ name: String) {
    progress.limit = name
    // An event exactly at the limit still counts, as for taps.
    afterSeconds(limit + 1e-9) { [weak self] in
      guard let self, progress.limit == name else { return }
      setState(.failed, because: .over(what, limit, unit: "s", limit: name, limit))
    }
  }

  private func follow(_ touches: Set<UITouch>) -> Bool {
    guard let touch = touches.first(where: { ObjectIdentifier($0) == progress.touch }) else {
      return false
    }
    let location = touch.location(in: nil)
    if location != progress.location {
      progress.location = location
      progress.velocity.add(location, at: moment)
    }
    return true
  }
}
