import Foundation
import GestureCore
import Touchstone

/// A recognizer's progress, in the unit of its threshold.
struct GestureProgress {
  var done: Double
  var whole: Double
  var unit: String

  /// 1 at the threshold.
  var share: Double { done / whole }

  /// "34 of 50 pt done"
  var words: String { "\(StoryText.spell(done)) of \(StoryText.spell(whole)) \(unit) done" }
}

/// A recognizer in a story: its requirements, and how near it came.
struct Contender {
  let recognizer: UIGestureRecognizer
  let name: String
  let kind: ToldGesture.Kind
  /// The numbers of fingers that it accepts.
  let fingers: ClosedRange<Int>
  /// Whether it recognizes taps of one finger.
  let isSingleTap: Bool
  /// Whether the story has entries for it; auxiliary recognizers have none.
  var isTold: Bool { lossReason == nil }
  /// For an auxiliary recognizer: why others fail when it is recognized; `nil` otherwise.
  let lossReason: String?
  /// Whether it only handles touches that another one of its kind cannot receive; it is reported if it receives one.
  let isSpare: Bool

  /// The scene's constants, which do not change during playing.
  let tuning: GestureTuning

  init(_ recognizer: UIGestureRecognizer, _ tuning: GestureTuning, name: String? = nil) {
    self.recognizer = recognizer
    self.tuning = tuning
    self.name = name ?? recognizer.name ?? "\(type(of: recognizer))"
    lossReason =
      switch recognizer {
      case let linger as LingerGestureRecognizer: "no lift within \(linger.minimumDuration) s"
      case is RestGestureRecognizer: "the fingers came to rest where they landed"
      default: nil
      }
    isSpare = (recognizer as? TurnTapGestureRecognizer)?.isSpare ?? false
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      kind = tap.numberOfTapsRequired == 2 ? .doubleTap : .tap
      fingers = Self.exactly(tap.numberOfTouchesRequired)
    case let press as UILongPressGestureRecognizer:
      kind = .longPress
      fingers = Self.exactly(press.numberOfTouchesRequired)
    case let swipe as UISwipeGestureRecognizer:
      kind = .swipe
      fingers = Self.exactly(swipe.numberOfTouchesRequired)
    case is UIScreenEdgePanGestureRecognizer:
      kind = .edgePan
      fingers = 1...1
    case let pan as UIPanGestureRecognizer:
      kind = .pan
      let least = max(1, pan.minimumNumberOfTouches)
      fingers = least...max(least, pan.maximumNumberOfTouches)
    case is UIPinchGestureRecognizer:
      kind = .pinch
      fingers = 2...Int.max
    case is UIRotationGestureRecognizer:
      kind = .rotation
      fingers = 2...Int.max
    case is UIHoverGestureRecognizer:
      kind = .hover
      fingers = 1...Int.max
    default:
      kind = .other
      fingers = 1...Int.max
    }
    isSingleTap = (kind == .tap || kind == .doubleTap) && fingers == 1...1
  }

  private static func exactly(_ count: Int) -> ClosedRange<Int> { max(1, count)...max(1, count) }

  /// Whether it is a pan, a pinch or a rotation.
  var isTransform: Bool { kind == .pan || kind == .pinch || kind == .rotation }

  /// The text for a recognizer that waits for this one.
  var awaitedName: String {
    switch recognizer {
    case is RestGestureRecognizer: "the fingers to move"
    case is LingerGestureRecognizer: "the lift"
    case is UISwipeGestureRecognizer: "swipes"
    default: name
    }
  }

  var isDiscrete: Bool { kind == .tap || kind == .doubleTap || kind == .swipe }

  /// Whether it failed because of movement, for a kind that requires resting.
  func hasMovedAway(_ reason: Reason) -> Bool {
    if kind == .longPress, case .over = reason { true } else { false }
  }

  // MARK: - Results

  /// The values of a gesture that was recognized at `place`; `tracks` are its fingers.
  func values(
    _ tracks: [FingerTrack], of attempt: ContenderAttempt, recognizedAt place: CGPoint
  ) -> ToldGesture.Values {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired > 2 ? .taps(tap.numberOfTapsRequired) : .none
    case let swipe as UISwipeGestureRecognizer:
      values(
        of: swipe, end: Self.meanMovement(tracks),
        ready: attempt.hasProposed ? attempt.asked.movement : nil)
    // The press's own location jumps when one of its fingers lifts.
    case is UILongPressGestureRecognizer: .press(movement: Self.center(tracks) - attempt.center)
    case is UIHoverGestureRecognizer: .hover(movement: recognizer.location(in: nil) - place)
    case let pan as UIPanGestureRecognizer:
      .pan(translation: pan.unassignedTranslation, velocity: pan.velocity(in: nil))
    case let pinch as UIPinchGestureRecognizer:
      .pinch(scale: pinch.unassignedScale, velocity: pinch.velocity)
    case let rotation as UIRotationGestureRecognizer:
      .rotation(rotation.unassignedRotation, velocity: rotation.velocity)
    default: .none
    }
  }

  /// A swipe that waits for the lift may turn after it was ready. If its whole movement is nearer to another direction, the
  /// angle is that of the movement until it was ready.
  private func values(
    of swipe: UISwipeGestureRecognizer, end: CGPoint, ready: CGPoint?
  ) -> ToldGesture.Values {
    let ready = ready ?? end
    let direction = direction(of: swipe, ready)
    let along = along(direction, end)
    let isNearest = along > 0 && along >= hypot(end.x, end.y) * Self.halfDiagonal
    return .direction(
      Self.name(of: direction), degrees: Self.degrees(of: isNearest ? end : ready))
  }

  /// Slightly less than the cosine of 45 degrees.
  private static let halfDiagonal = 0.707

  /// The swipe's only direction; of several, the one in which the fingers moved. With both axes in the mask, horizontal
  /// directions have priority (SWP-08).
  private func direction(
    of swipe: UISwipeGestureRecognizer, _ movement: CGPoint
  ) -> UISwipeGestureRecognizer.Direction {
    let isHorizontal = !swipe.direction.isDisjoint(with: [.left, .right])
    let (back, forth): (UISwipeGestureRecognizer.Direction, UISwipeGestureRecognizer.Direction) =
      isHorizontal ? (.left, .right) : (.up, .down)
    let goesBack: Bool =
      if swipe.direction.contains(back), swipe.direction.contains(forth) {
        (isHorizontal ? movement.x : movement.y) < 0
      } else {
        swipe.direction.contains(back)
      }
    return goesBack ? back : forth
  }

  private static func name(of direction: UISwipeGestureRecognizer.Direction) -> String {
    switch direction {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    default: "down"
    }
  }

  /// 0 is right and 90 down.
  private static func degrees(of movement: CGPoint) -> Double {
    atan2(movement.y, movement.x) * 180 / .pi
  }

  /// The present number of fingers, and the extent of a continuing gesture relative to its threshold. `span` is the distance of
  /// its fingers in points when it began, and `before` its extent then.
  func size(span: CGFloat, after before: Double) -> (fingers: Int, extent: Double?) {
    // A hovering pointer has a location but is not a finger.
    (kind == .hover ? 0 : recognizer.numberOfTouches, extent(span: span, after: before))
  }

  /// The extent of a pinch or rotation when it asked to begin; its values are measured from there.
  func extent(at reason: Reason, span: CGFloat) -> Double {
    guard case .over(_, let value, _, _, let limit) = reason, limit > 0 else { return 1 }
    return switch kind {
    case .pinch: max(1, value / limit)
    case .rotation: max(1, turns(value, span))
    default: 1
    }
  }

  private func extent(span: CGFloat, after before: Double) -> Double? {
    switch kind {
    case .pan, .edgePan:
      guard let pan = recognizer as? UIPanGestureRecognizer else { return nil }
      let way = pan.unassignedTranslation
      return 1 + hypot(way.x, way.y) / max(tuning.panHysteresis, 1)
    case .pinch:
      guard let pinch = recognizer as? UIPinchGestureRecognizer else { return nil }
      return before + abs(pinch.unassignedScale - 1) * span / max(tuning.pinchHysteresis, 1)
    case .rotation:
      guard let rotation = recognizer as? UIRotationGestureRecognizer else { return nil }
      return before + turns(abs(rotation.unassignedRotation), span)
    default: return nil
    }
  }

  private func turns(_ angle: CGFloat, _ span: CGFloat) -> Double {
    min(
      angle / max(tuning.rotationHysteresis, 0.001),
      angle * span / max(tuning.rotationTravel, 0.001))
  }

  // MARK: - How near it came

  /// A contender's progress since all of its fingers were down, in the unit of its threshold.
  ///
  /// `nil` for kinds without such a measure: a tap with its fingers down only needs their lift.
  func progress(
    since complete: Timestamp, _ tracks: [FingerTrack], now: Timestamp
  ) -> GestureProgress? {
    let seconds = now.seconds(since: complete)
    switch kind {
    case .tap, .doubleTap, .hover, .other: return nil
    case .longPress:
      guard let press = recognizer as? UILongPressGestureRecognizer else { return nil }
      return GestureProgress(
        done: seconds, whole: max(press.minimumPressDuration, .leastNonzeroMagnitude), unit: "s")
    case .swipe:
      guard let swipe = recognizer as? UISwipeGestureRecognizer else { return nil }
      // The required movement decreases with the swipe's duration (SWP-04).
      let needed = tuning.swipePrimaryMovement * (1 - tuning.swipePrimaryDecay * seconds)
      return GestureProgress(
        done: along(swipe.direction, Self.meanMovement(tracks)), whole: max(needed, 1), unit: "pt")
    case .pan, .edgePan:
      let movement = Self.meanMovement(tracks)
      return GestureProgress(
        done: hypot(movement.x, movement.y), whole: max(tuning.panHysteresis, 1), unit: "pt")
    case .pinch:
      return GestureProgress(
        done: abs(Self.span(tracks) - Self.span(tracks, \.start)),
        whole: max(tuning.pinchHysteresis, 1), unit: "pt")
    case .rotation:
      let span = max(Self.span(tracks), .leastNonzeroMagnitude)
      return GestureProgress(
        done: abs(Self.turn(tracks)),
        whole: max(tuning.rotationHysteresis, 0.001, max(tuning.rotationTravel, 0.001) / span),
        unit: "rad")
    }
  }

  /// The component of a movement along the best of the directions.
  private func along(
    _ directions: UISwipeGestureRecognizer.Direction, _ movement: CGPoint
  ) -> Double {
    var best = 0.0
    if directions.contains(.left) { best = max(best, -movement.x) }
    if directions.contains(.right) { best = max(best, movement.x) }
    if directions.contains(.up) { best = max(best, -movement.y) }
    if directions.contains(.down) { best = max(best, movement.y) }
    return best
  }

  /// The centre of the last locations.
  static func center(_ tracks: [FingerTrack]) -> CGPoint {
    TouchCluster(tracks.map(\.location)).centroid
  }

  static func meanMovement(_ tracks: [FingerTrack]) -> CGPoint {
    let count = CGFloat(max(1, tracks.count))
    var mean = CGPoint.zero
    for track in tracks {
      mean.x += track.movement.x / count
      mean.y += track.movement.y / count
    }
    return mean
  }

  /// The distance of the first two fingers.
  static func span(
    _ tracks: [FingerTrack], _ place: KeyPath<FingerTrack, CGPoint> = \.location
  ) -> CGFloat {
    guard tracks.count >= 2 else { return 0 }
    let (one, other) = (tracks[0][keyPath: place], tracks[1][keyPath: place])
    return hypot(other.x - one.x, other.y - one.y)
  }

  static func turn(_ tracks: [FingerTrack]) -> Double {
    guard tracks.count >= 2 else { return 0 }
    func angle(_ place: KeyPath<FingerTrack, CGPoint>) -> Double {
      let (one, other) = (tracks[0][keyPath: place], tracks[1][keyPath: place])
      return atan2(other.y - one.y, other.x - one.x)
    }
    return remainder(angle(\.location) - angle(\.start), 2 * .pi)
  }
}
