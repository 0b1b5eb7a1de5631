import Foundation
import GestureCore
import Touchstone

/// Several fingers that land, move, spread, rotate and lift together.
///
/// ```swift
/// let hand = stage.add(Hand(.human(seed: 7)), at: CGPoint(x: 200, y: 400))
/// hand.down().pinch(to: 2).up()
/// ```
@MainActor public final class Hand {
  /// Whether the hand moves exactly or like a person's.
  public let style: HandStyle
  /// Its fingers; empty until it is added to a stage.
  public private(set) var fingers: [Finger] = []
  private let count: Int
  private var pose: Pose
  private var stage: Stage?

  /// The arrangement of the fingers: equally spaced on a line through a centre.
  private struct Pose {
    var center: CGPoint
    var spread: CGFloat
    var angle: CGFloat

    /// A finger's location; a single finger is at the centre.
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

  /// Creates a hand with 1 to 1,024 fingers; add it with ``Stage/add(_:at:file:line:)``.
  ///
  /// Its fingers are on a line of length `spread` in points, rotated by `angle` in radians,
  /// clockwise on the screen.
  public init(
    _ style: HandStyle = .steady, fingers count: Int = 2, spread: CGFloat = 100, angle: CGFloat = 0
  ) {
    precondition(
      count <= FrameCheck.mostDown,
      "a hand has at most \(FrameCheck.mostDown) fingers, as many as can be down at one time")
    self.style = style
    self.count = max(1, count)
    pose = Pose(center: .zero, spread: spread, angle: angle)
  }

  /// Adds the hand to a stage; returns `false` if it is on one already.
  func enter(_ stage: Stage, at center: CGPoint) -> Bool {
    guard self.stage == nil else { return false }
    self.stage = stage
    pose.center = center
    fingers = (0..<count).map { stage.finger(at: pose.place($0, of: count), style: style) }
    return true
  }

  // MARK: Single steps

  /// All fingers land in one frame, or in sequence with that many seconds between them.
  @discardableResult
  public func down(
    apart seconds: TimeInterval = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    all(apart: seconds, file, line) { $0.down(file: file, line: line) }
  }

  /// All fingers lift in one frame, or in sequence with that many seconds between them.
  @discardableResult
  public func up(
    apart seconds: TimeInterval = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    all(apart: seconds, file, line) { $0.up(file: file, line: line) }
  }

  /// Cancels all touches, as the system does.
  @discardableResult
  public func cancel(file: StaticString = #fileID, line: UInt = #line) -> Hand {
    all(apart: 0, file, line) { $0.cancel(file: file, line: line) }
  }

  /// All fingers stay at their locations for that many seconds.
  @discardableResult
  public func hold(
    _ seconds: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    if isOnStage(file, line) { stage?.wait(seconds, file: file, line: line) }
    return self
  }

  // MARK: Movements

  /// Moves all fingers by an offset in points; without a duration it takes one frame.
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

  /// Moves the hand's centre to a location.
  @discardableResult
  public func move(
    to target: CGPoint, in seconds: TimeInterval = 0, curve: Curve? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    animate(in: seconds, curve, file, line) { $0.center = target }
  }

  /// Multiplies the fingers' distance.
  @discardableResult
  public func pinch(
    to scale: CGFloat, in seconds: TimeInterval = 0.3, curve: Curve? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    animate(in: seconds, curve, file, line) { $0.spread *= scale }
  }

  /// Rotates the fingers around their centre; the angle is in radians, positive clockwise on the
  /// screen.
  @discardableResult
  public func turn(
    by radians: CGFloat, in seconds: TimeInterval = 0.3, curve: Curve? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Hand {
    animate(in: seconds, curve, file, line) { $0.angle += radians }
  }

  /// Moves, pinches and rotates at the same time.
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

  var tapTime: TimeInterval {
    stage.flatMap { fingers[0].human?.tapTime(at: $0.frameRate) } ?? 0.05
  }
  var tapPause: TimeInterval {
    stage.flatMap { fingers[0].human?.tapPause(at: $0.frameRate) } ?? 0.1
  }
  var isHuman: Bool { !style.isSteady }

  // MARK: - Private

  private func all(
    apart seconds: TimeInterval, _ file: StaticString, _ line: UInt, _ body: (Finger) -> Void
  ) -> Hand {
    guard isOnStage(file, line), let stage,
      stage.allows(seconds: seconds, of: "the fingers of a hand", file, line)
    else { return self }
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
    guard isOnStage(file, line), let stage else { return self }
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

  /// Without a stage, the fault is printed.
  private func isOnStage(_ file: StaticString, _ line: UInt) -> Bool {
    if stage != nil { return true }
    let fault = StageFault(
      message: "the hand is on no stage: call stage.add(hand, at: place) first", file: file,
      line: line)
    fault.print()
    return false
  }
}
