import Foundation

/// The fingers move until they have reached something; none comes and none lifts.
public struct Move: PatternElementComponent {
  public var asked: AskedElement

  private init(_ measure: Travel.Measure, fingers: ClosedRange<Int>?, speed: CGFloat = 0) {
    asked = AskedElement(
      .move(Travel(measure: measure, fingers: fingers ?? 1...Int.max, minimumSpeed: speed)))
  }

  /// The fingers' centre goes further than a distance.
  ///
  /// - Parameters:
  ///   - direction: the way it must then have gone; otherwise it fails.
  ///   - angle: how far from that way, in radians.
  ///   - fingers: with how many fingers it counts.
  ///   - speed: points a second on the way there, at least.
  public init(
    _ direction: PatternDirection? = nil, moreThan distance: CGFloat, angle: CGFloat = .pi / 4,
    fingers: ClosedRange<Int>? = nil, minimumSpeed speed: CGFloat = 0
  ) {
    self.init(
      .distance(distance, towards: direction, angle: angle), fingers: fingers, speed: speed)
  }

  /// Each finger goes so far along one way from where it landed; the lift may carry the last of it.
  public static func each(
    _ direction: PatternDirection, _ length: Fading, fingers: ClosedRange<Int>? = nil
  ) -> Move {
    Move(.each(direction, length), fingers: fingers)
  }

  /// The fingers' centre comes into a region.
  public static func into(_ region: PatternRegion, fingers: ClosedRange<Int>? = nil) -> Move {
    Move(.into(region), fingers: fingers)
  }

  /// Two fingers come together or go apart by more than a distance.
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

  /// Two fingers turn by more than an angle in radians, and one travels so far around the other.
  public static func turn(moreThan angle: CGFloat, travel: CGFloat = 0) -> Move {
    Move(.turn(angle, travel: travel), fingers: 2...2)
  }
}

/// The fingers stay down for a time; none comes and none lifts.
public struct Hold: PatternElementComponent {
  public var asked: AskedElement

  /// - Parameter distance: how far their centre may move meanwhile.
  public init(_ seconds: TimeInterval, movingAtMost distance: CGFloat? = nil) {
    asked = AskedElement(.hold(seconds))
    asked.element.drift = distance.map(Drift.centre)
  }
}

/// No finger is down, and none comes for a time.
public struct Still: PatternElementComponent {
  public var asked: AskedElement

  /// Makes an element of fingers that rest.
  public init(_ seconds: TimeInterval) { asked = AskedElement(.still(seconds)) }
}
