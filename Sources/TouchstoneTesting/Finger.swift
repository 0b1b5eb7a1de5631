import Foundation
import Touchstone

/// A finger that does as it is told: `down`, `move`, `hold`, `up`.
///
/// Places are in the window's coordinates. A finger that is told the impossible, such as to move
/// without having come down, stops the test at that call.
@MainActor public final class Finger {
  public let stage: Stage
  public private(set) var location: CGPoint

  let id: Int
  private let kind: Contact.Kind

  init(stage: Stage, id: Int, kind: Contact.Kind, location: CGPoint) {
    self.stage = stage
    self.id = id
    self.kind = kind
    self.location = location
  }

  public var isDown: Bool { stage.timeline.fingersDown.contains(id) }

  // MARK: Single steps

  @discardableResult
  public func down() -> Finger {
    precondition(!isDown, "finger \(id) is already down")
    report(.began)
    return self
  }

  @discardableResult
  public func up() -> Finger {
    precondition(isDown, "finger \(id) cannot lift: it is not down")
    report(.ended)
    return self
  }

  /// The system takes this finger away.
  @discardableResult
  public func cancel() -> Finger {
    precondition(isDown, "finger \(id) cannot be cancelled: it is not down")
    report(.cancelled)
    return self
  }

  /// Stays where it is.
  @discardableResult
  public func hold(_ seconds: TimeInterval) -> Finger {
    stage.perform { stage.timeline.pass(seconds, of: id) }
    return self
  }

  /// Goes straight to a place, at an even speed. Without a duration it gets there in one frame.
  @discardableResult
  public func move(to target: CGPoint, in seconds: TimeInterval = 0) -> Finger {
    precondition(isDown, "finger \(id) cannot move: it is not down")
    let start = location
    let steps = max(1, Int((seconds * stage.frameRate).rounded()))
    let interval = seconds > 0 ? seconds / Double(steps) : 1 / stage.frameRate
    stage.perform {
      for step in 1...steps {
        let part = CGFloat(step) / CGFloat(steps)
        location = CGPoint(
          x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
        stage.timeline.pass(interval, of: id)
        note(.moved)
      }
    }
    return self
  }

  @discardableResult
  public func move(by offset: CGVector, in seconds: TimeInterval = 0) -> Finger {
    move(to: CGPoint(x: location.x + offset.dx, y: location.y + offset.dy), in: seconds)
  }

  @discardableResult
  public func move(by dx: CGFloat, _ dy: CGFloat, in seconds: TimeInterval = 0) -> Finger {
    move(by: CGVector(dx: dx, dy: dy), in: seconds)
  }

  // MARK: Whole gestures

  @discardableResult
  public func tap(holding seconds: TimeInterval = 0.05) -> Finger {
    down().hold(seconds).up()
  }

  @discardableResult
  public func doubleTap(pause: TimeInterval = 0.1) -> Finger {
    tap().hold(pause).tap()
  }

  @discardableResult
  public func longPress(_ seconds: TimeInterval = 0.6) -> Finger {
    down().hold(seconds).up()
  }

  @discardableResult
  public func drag(by dx: CGFloat, _ dy: CGFloat, in seconds: TimeInterval = 0.5) -> Finger {
    down().move(by: dx, dy, in: seconds).up()
  }

  // MARK: - Private

  private func report(_ phase: Contact.Phase) {
    stage.perform { note(phase) }
  }

  private func note(_ phase: Contact.Phase) {
    let time = stage.timeline.time(of: id)
    stage.timeline.add(Contact(id: id, phase: phase, kind: kind, at: location, time: time))
  }
}
