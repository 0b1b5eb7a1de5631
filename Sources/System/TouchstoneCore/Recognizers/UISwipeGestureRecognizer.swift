import Foundation
import GestureCore

/// Recognizes fingers that move fast and straight in a direction.
///
/// ```
/// possible ─every finger moved far enough along, and not too far across─▶ ended   during a move
/// possible ─a finger moved against the direction, or too far across─▶ failed
/// possible ─too slow, lifted too early, one finger too many or too few─▶ failed
/// possible ─touches cancelled─▶ failed
/// ```
/// Numbers: `GestureTuning.swipe…`; both limits of movement decrease with time (SWP-04, SWP-05).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe, in the coordinates of the window; a set allows each of its directions
  /// (API-E11, SWP-06).
  nonisolated public struct Direction: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Towards larger x.
    public static let right = Direction(rawValue: 1)
    /// Towards smaller x.
    public static let left = Direction(rawValue: 2)
    /// Towards smaller y.
    public static let up = Direction(rawValue: 4)
    /// Towards larger y.
    public static let down = Direction(rawValue: 8)
  }

  // MARK: Configuration

  /// The number of fingers, each of which must swipe; 1 unless set (SWP-08).
  open var numberOfTouchesRequired: Int {
    get { required.touches }
    set { required.touches = newValue }
  }
  /// The allowed directions. If the set contains both axes, only the horizontal ones count (SWP-08).
  open var direction: Direction {
    get { required.direction }
    set { required.direction = newValue }
  }

  /// Private storage, so that reading it needs no exclusivity check.
  private struct Required {
    var touches = 1
    var direction = Direction.right
  }

  private var required = Required()

  // MARK: Result

  /// The centroid of the fingers' start locations (SWP-02).
  open override func location(in view: UIView?) -> CGPoint {
    guard !progress.fingers.isEmpty else { return super.location(in: view) }
    return convertFromScene(TouchCluster(progress.fingers.map(\.start)).centroid, to: view)
  }

  open override var numberOfTouches: Int { hasFailed ? 0 : progress.fingers.count }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      progress.fingers.indices.contains(touchIndex),
      "touch index \(touchIndex) is beyond the \(progress.fingers.count) touches of the swipe")
    return convertFromScene(progress.fingers[touchIndex].start, to: view)
  }

  // MARK: Progress

  private struct Progress {
    var fingers: [Finger] = []
    var start = Timestamp.zero
    /// The longest duration, in seconds.
    var limit: TimeInterval = 0

    /// Resets all values and keeps the list's memory for the next swipe.
    mutating func reset() {
      var list = fingers.take()
      list.empty()
      self = Progress()
      fingers = list
    }
  }

  private struct Finger {
    var touch: UITouch
    var start: CGPoint
  }

  private var progress = Progress()

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    if progress.fingers.isEmpty {
      let duration = tuning.swipeDuration
      change { progress in
        progress.start = now
        progress.limit = duration
      }
      requestDeadline(after: duration, inclusive: true)
    }
    change { progress in
      for touch in attempt.downTouches where touches.has(touch) {
        progress.fingers.append(Finger(touch: touch, start: touch.sceneLocation))
      }
    }
    if progress.fingers.count > fingersRequired {
      fail(.tooManyFingers(progress.fingers.count, allowed: fingersRequired))
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { checkMovement() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // A lift may include the last movement.
    if state == .possible { checkMovement() }
    guard state == .possible else { return }
    if progress.fingers.count < fingersRequired {
      return fail(.tooFewFingers(progress.fingers.count, required: fingersRequired))
    }
    let (moved, needed) = (leastMovement, limits.along)
    fail(
      moved < needed
        ? .under(
          "lifted after moving", moved, unit: "pt", limit: "swipePrimaryMovement", needed)
        : .because("its fingers went different ways"))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelOrFail()
  }

  // MARK: Deadline

  override func deadlinePassed() {
    fail(.over("took", progress.limit, unit: "s", limit: "swipeDuration", progress.limit))
  }

  // MARK: Reset

  open override func reset() {
    super.reset()
    change { $0.reset() }
  }

  // MARK: Private

  /// Changes a copy whose list is not shared, and stores it. So the list is not copied, and reading
  /// `progress` needs no exclusivity check.
  @inline(__always)
  private func change(_ body: (inout Progress) -> Void) {
    var next = progress
    progress = Progress()
    body(&next)
    progress = next
  }

  private var fingersRequired: Int { max(1, numberOfTouchesRequired) }

  private static func isHorizontal(_ direction: Direction) -> Bool {
    !direction.isDisjoint(with: [.left, .right])
  }

  /// The present limits of movement along, across (SWP-04) and backwards; `share` is that of the movement
  /// along by which a finger may move across at any time.
  private var limits: (along: CGFloat, across: CGFloat, share: CGFloat, backwards: CGFloat) {
    let tuning = tuning
    let time = now.seconds(since: progress.start)
    return (
      tuning.swipePrimaryMovement * (1 - tuning.swipePrimaryDecay * time),
      tuning.swipeSecondaryMovement * (1 - tuning.swipeSecondaryDecay * time),
      tuning.swipeSecondaryShare, tuning.swipeBackwardMovement
    )
  }

  private func movement(
    of finger: Finger, isHorizontal: Bool
  ) -> (along: CGFloat, across: CGFloat) {
    let moved = finger.touch.sceneLocation - finger.start
    return isHorizontal ? (moved.x, abs(moved.y)) : (moved.y, abs(moved.x))
  }

  /// The least movement of all fingers along the axis.
  private var leastMovement: CGFloat {
    let isHorizontal = Self.isHorizontal(direction)
    var least: CGFloat?
    for finger in progress.fingers {
      let moved = abs(movement(of: finger, isHorizontal: isHorizontal).along)
      least = min(least ?? moved, moved)
    }
    return least ?? 0
  }

  override var progressSoFar: Reason? {
    guard progress.fingers.count >= fingersRequired else {
      return .tooFewFingers(progress.fingers.count, required: fingersRequired)
    }
    return .under(
      "moved", leastMovement, unit: "pt so far", limit: "swipePrimaryMovement", limits.along)
  }

  /// Every finger must satisfy the limits, and all in one direction (SWP-08).
  private func checkMovement() {
    let limits = limits
    let direction = direction
    guard !direction.isEmpty else { return fail(.because("it has no direction to go in")) }
    let isHorizontal = Self.isHorizontal(direction)
    let forwards = isHorizontal ? direction.contains(.right) : direction.contains(.down)
    let backwards = isHorizontal ? direction.contains(.left) : direction.contains(.up)
    var ahead = 0
    var behind = 0
    for finger in progress.fingers {
      let moved = movement(of: finger, isHorizontal: isHorizontal)
      // A finger rolls a little when it lands, so a small movement backwards is allowed.
      let against = max(backwards ? 0 : -moved.along, forwards ? 0 : moved.along)
      if against > limits.backwards {
        return fail(
          .over(
            "moved", against, unit: "pt against its direction", limit: "swipeBackwardMovement",
            limits.backwards))
      }
      let across = max(limits.across, abs(moved.along) * limits.share)
      if moved.across > across {
        return fail(
          .over("went", moved.across, unit: "pt astray", limit: "swipeSecondaryMovement", across))
      }
      if moved.along >= limits.along { ahead += 1 }
      if -moved.along >= limits.along { behind += 1 }
    }
    guard progress.fingers.count == fingersRequired, max(ahead, behind) == fingersRequired else {
      return
    }
    setState(
      .ended,
      because: .recognized("moved at least \(Reason.spell(limits.along)) pt along its direction"))
  }

  private func fail(_ reason: @autoclosure () -> Reason) {
    setState(.failed, because: reason())
  }
  nonisolated deinit {}
}
