import Foundation

/// The fingers move until they reach a goal; none lands or lifts meanwhile.
public struct Move: PatternElementComponent {
  public var asked: AskedElement

  private init(_ measure: Travel.Measure, fingers: ClosedRange<Int>?, speed: CGFloat = 0) {
    asked = AskedElement(
      .move(Travel(measure: measure, fingers: fingers ?? 1...Int.max, minimumSpeed: speed)))
  }

  /// The fingers' centre moves farther than a distance.
  ///
  /// - Parameters:
  ///   - direction: the required direction of the movement; otherwise the element fails.
  ///   - angle: the maximum deviation from the direction, in radians.
  ///   - fingers: the numbers of fingers with which the movement counts.
  ///   - speed: the minimum speed in points per second.
  public init(
    _ direction: PatternDirection? = nil, moreThan distance: CGFloat, angle: CGFloat = .pi / 4,
    fingers: ClosedRange<Int>? = nil, minimumSpeed speed: CGFloat = 0
  ) {
    self.init(
      .distance(distance, towards: direction, angle: angle), fingers: fingers, speed: speed)
  }

  /// Each finger moves a distance in one direction from its landing; the lift may complete it.
  public static func each(
    _ direction: PatternDirection, _ length: Fading, fingers: ClosedRange<Int>? = nil
  ) -> Move {
    Move(.each(direction, length), fingers: fingers)
  }

  /// The fingers' centre moves into a region.
  public static func into(_ region: PatternRegion, fingers: ClosedRange<Int>? = nil) -> Move {
    Move(.into(region), fingers: fingers)
  }

  /// The distance of two fingers changes by more than a distance.
  public static func pinch(moreThan distance: CGFloat) -> Move {
    Move(.span(distance, .any), fingers: 2...2)
  }

  /// Two fingers go apart by more than a distance.
  public static func apart(moreThan distance: CGFloat) -> Move {
    Move(.span(distance, .apart), fingers: 2...2)
  }

  /// Two fingers come together by more than a distance.
  public static func together(moreThan distance: CGFloat) -> Move {
    Move(.span(distance, .together), fingers: 2...2)
  }

  /// Two fingers rotate by more than an angle in radians, with a minimum travel of one around the
  /// other.
  public static func turn(moreThan angle: CGFloat, travel: CGFloat = 0) -> Move {
    Move(.turn(angle, travel: travel), fingers: 2...2)
  }
}

/// The fingers stay down for a time; none lands or lifts.
public struct Hold: PatternElementComponent {
  public var asked: AskedElement

  /// - Parameter distance: the maximum movement of their centre meanwhile.
  public init(_ seconds: TimeInterval, movingAtMost distance: CGFloat? = nil) {
    asked = AskedElement(.hold(seconds))
    asked.element.drift = distance.map(Drift.centre)
  }
}

/// No finger is down or lands for a time.
public struct Still: PatternElementComponent {
  public var asked: AskedElement

  /// - Parameter seconds: the duration.
  public init(_ seconds: TimeInterval) { asked = AskedElement(.still(seconds)) }
}
