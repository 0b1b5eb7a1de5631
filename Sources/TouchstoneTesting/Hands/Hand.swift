import Foundation
import Touchstone

/// Several fingers that come down, move, spread, turn and lift together.
@MainActor public final class Hand {
  public let fingers: [Finger]
  private let stage: Stage
  private var pose: Pose

  /// Where the fingers are: evenly along a line through a center.
  private struct Pose {
    var center: CGPoint
    var spread: CGFloat
    var angle: CGFloat

    /// One finger is at the center.
    func place(_ index: Int, of count: Int) -> CGPoint {
      let offset = count == 1 ? 0 : spread * (CGFloat(index) / CGFloat(count - 1) - 0.5)
      return CGPoint(x: center.x + offset * cos(angle), y: center.y + offset * sin(angle))
    }

    func toward(_ end: Pose, _ part: CGFloat) -> Pose {
      Pose(
        center: CGPoint(
          x: center.x + (end.center.x - center.x) * part,
          y: center.y + (end.center.y - center.y) * part),
        spread: spread + (end.spread - spread) * part,
        angle: angle + (end.angle - angle) * part)
    }
  }

  init(
    stage: Stage, center: CGPoint, count: Int, spread: CGFloat, angle: CGFloat, style: HandStyle
  ) {
    let pose = Pose(center: center, spread: spread, angle: angle)
    self.stage = stage
    self.pose = pose
    let count = max(1, count)
    fingers = (0..<count).map { stage.finger(at: pose.place($0, of: count), style: style) }
  }

  // MARK: Single steps

  /// All come down in one frame, or that many seconds one after the other.
  @discardableResult
  public func down(
    apart seconds: TimeInterval = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    all(apart: seconds, file, line) { $0.down(file: file, line: line) }
  }

  /// All lift in one frame, or that many seconds one after the other.
  @discardableResult
  public func up(
    apart seconds: TimeInterval = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    all(apart: seconds, file, line) { $0.up(file: file, line: line) }
  }

  @discardableResult
  public func cancel(file: StaticString = #fileID, line: UInt = #line) -> Hand {
    all(apart: 0, file, line) { $0.cancel(file: file, line: line) }
  }

  @discardableResult
  public func hold(
    _ seconds: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    stage.wait(seconds, file: file, line: line)
    return self
  }

  // MARK: Movements

  @discardableResult
  public func move(
    by dx: CGFloat, _ dy: CGFloat, in seconds: TimeInterval = 0, curve: Curve? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    animate(in: seconds, curve, file, line) {
      $0.center.x += dx
      $0.center.y += dy
    }
  }

  /// Brings the hand's middle to a place.
  @discardableResult
  public func move(
    to target: CGPoint, in seconds: TimeInterval = 0, curve: Curve? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    animate(in: seconds, curve, file, line) { $0.center = target }
  }

  /// Multiplies the distance of the fingers.
  @discardableResult
  public func pinch(
    to scale: CGFloat, in seconds: TimeInterval = 0.3, curve: Curve? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    animate(in: seconds, curve, file, line) { $0.spread *= scale }
  }

  /// Turns the fingers around their middle; radians, positive clockwise on the screen.
  @discardableResult
  public func turn(
    by radians: CGFloat, in seconds: TimeInterval = 0.3, curve: Curve? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    animate(in: seconds, curve, file, line) { $0.angle += radians }
  }

  /// Moves, pinches and turns at the same time.
  @discardableResult
  public func transform(
    by offset: CGVector = .zero, scale: CGFloat = 1, rotation: CGFloat = 0,
    in seconds: TimeInterval = 0.3, curve: Curve? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Hand {
    animate(in: seconds, curve, file, line) {
      $0.center.x += offset.dx
      $0.center.y += offset.dy
      $0.spread *= scale
      $0.angle += rotation
    }
  }

  // MARK: - For verbs

  var tapTime: TimeInterval { fingers[0].human?.tapTime(at: stage.frameRate) ?? 0.05 }
  var tapPause: TimeInterval { fingers[0].human?.tapPause(at: stage.frameRate) ?? 0.1 }
  var isHuman: Bool { fingers[0].human != nil }

  // MARK: - Private

  private func all(
    apart seconds: TimeInterval, _ file: StaticString, _ line: UInt, _ body: (Finger) -> Void
  ) -> Hand {
    guard stage.allows(seconds: seconds, of: "the fingers of a hand", file, line) else {
      return self
    }
    let first = fingers[0].human?.first(of: fingers.count)
    stage.together {
      for (index, finger) in fingers.enumerated() {
        finger.human?.isFirst = index == first
        if index > 0, seconds > 0 { finger.hold(seconds * Double(index), file: file, line: line) }
        body(finger)
      }
    }
    return self
  }

  private func animate(
    in seconds: TimeInterval, _ curve: Curve?, _ file: StaticString, _ line: UInt,
    _ change: (inout Pose) -> Void
  ) -> Hand {
    let start = pose
    var end = pose
    change(&end)
    stage.together {
      for (index, finger) in fingers.enumerated() {
        finger.travel(in: seconds, curve: curve, file, line) { part in
          start.toward(end, part).place(index, of: fingers.count)
        }
      }
    }
    pose = end
    return self
  }
}
