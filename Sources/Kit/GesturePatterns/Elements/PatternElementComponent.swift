import Foundation

/// An element of a pattern: what fingers do until an event ends the element.
public protocol PatternElementComponent: PatternComponent {
  /// The element's requirements; use the modifiers to change them.
  var asked: AskedElement { get set }
}

extension PatternElementComponent {
  public var part: PatternPart { PatternPart(.element(asked.element)) }

  /// The element must end within a number of seconds since a clock's start.
  public func within(_ seconds: TimeInterval, since clock: PatternClock = .previous) -> Self {
    with { $0.limits.append(TimeLimit(seconds: seconds, clock: clock)) }
  }

  /// Captures a value when the element ends.
  public func capture<Value>(_ capture: PatternCapture<Value>) -> Self {
    with { $0.captures.append(capture.name) }
  }

  /// Changes the recognizer's state when the element ends.
  public func marked(_ mark: PatternMark) -> Self { with { $0.mark = mark } }

  /// The element's name in failures.
  public func named(_ name: String) -> Self { with { $0.name = name } }

  /// No finger may be farther than `distance` from its landing.
  public func drifting(atMost distance: CGFloat) -> Self { with { $0.drift = .each(distance) } }

  /// The fingers' centre may not be farther than `distance` from its location at the element's
  /// beginning.
  public func centreDrifting(atMost distance: CGFloat) -> Self {
    with { $0.drift = .centre(distance) }
  }

  /// No finger may leave a corridor in a direction from its landing.
  ///
  /// - Parameters:
  ///   - aside: the maximum deviation to the side.
  ///   - share: an additional deviation that is always allowed, as a share of the distance along
  ///     the direction.
  ///   - backwards: the maximum distance against the direction; `nil` if both directions are
  ///     allowed.
  public func straight(
    _ direction: PatternDirection, aside: Fading, share: CGFloat = 0, backwards: CGFloat? = 0
  ) -> Self {
    with {
      $0.drift = .corridor(
        Corridor(direction: direction, aside: aside, asideShare: share, backwards: backwards))
    }
  }

  package func with(_ change: (inout PatternElement) -> Void) -> Self {
    var changed = self
    change(&changed.asked.element)
    return changed
  }
}

/// An element's requirements.
public struct AskedElement: Sendable, Hashable {
  package var element: PatternElement

  package init(_ action: PatternElement.Action) { element = PatternElement(action) }
}
