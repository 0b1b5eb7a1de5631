import Foundation
import Touchstone

/// Several fingers that come down, move, spread, turn and lift together.
@MainActor public final class Hand {
  public let fingers: [Finger]
  private let stage: Stage
  private var center: CGPoint
  private var spread: CGFloat
  private var angle: CGFloat

  init(stage: Stage, center: CGPoint, count: Int, spread: CGFloat, angle: CGFloat) {
    self.stage = stage
    self.center = center
    self.spread = spread
    self.angle = angle
    fingers = Self.places(count, center, spread, angle).map { stage.finger(at: $0) }
  }

  @discardableResult
  public func down() -> Hand { all { $0.down() } }

  @discardableResult
  public func up() -> Hand { all { $0.up() } }

  @discardableResult
  public func cancel() -> Hand { all { $0.cancel() } }

  @discardableResult
  public func hold(_ seconds: TimeInterval) -> Hand {
    stage.wait(seconds)
    return self
  }

  @discardableResult
  public func tap(holding seconds: TimeInterval = 0.05) -> Hand {
    down().hold(seconds).up()
  }

  @discardableResult
  public func move(by dx: CGFloat, _ dy: CGFloat, in seconds: TimeInterval = 0) -> Hand {
    let start = center
    return animate(in: seconds) { part in
      self.center = CGPoint(x: start.x + dx * part, y: start.y + dy * part)
    }
  }

  /// Multiplies the distance of the fingers.
  @discardableResult
  public func pinch(to scale: CGFloat, in seconds: TimeInterval = 0.3) -> Hand {
    let start = spread
    return animate(in: seconds) { part in
      self.spread = start * (1 + (scale - 1) * part)
    }
  }

  /// Turns the fingers around their middle; radians, positive clockwise on the screen.
  @discardableResult
  public func turn(by radians: CGFloat, in seconds: TimeInterval = 0.3) -> Hand {
    let start = angle
    return animate(in: seconds) { part in self.angle = start + radians * part }
  }

  // MARK: - Private

  private func all(_ body: (Finger) -> Void) -> Hand {
    stage.together { fingers.forEach(body) }
    return self
  }

  private func animate(in seconds: TimeInterval, _ change: (CGFloat) -> Void) -> Hand {
    let steps = max(1, Int((seconds * stage.frameRate).rounded()))
    let interval = seconds > 0 ? seconds / Double(steps) : 1 / stage.frameRate
    for step in 1...steps {
      change(CGFloat(step) / CGFloat(steps))
      let places = Self.places(fingers.count, center, spread, angle)
      stage.together {
        for (finger, place) in zip(fingers, places) { finger.move(to: place, in: interval) }
      }
    }
    return self
  }

  /// Evenly along a line through the center; one finger is at the center.
  private static func places(
    _ count: Int, _ center: CGPoint, _ spread: CGFloat, _ angle: CGFloat
  ) -> [CGPoint] {
    (0..<count).map { index in
      let offset = count == 1 ? 0 : spread * (CGFloat(index) / CGFloat(count - 1) - 0.5)
      return CGPoint(x: center.x + offset * cos(angle), y: center.y + offset * sin(angle))
    }
  }
}
