import Foundation

/// An element of a pattern: what fingers do until something happens.
public protocol PatternElementComponent: PatternComponent {
  /// What the element asks for; to be changed by the modifiers alone.
  var asked: AskedElement { get set }
}

extension PatternElementComponent {
  public var part: PatternPart { PatternPart(.element(asked.element)) }

  /// It must be over that many seconds after something, at the latest.
  public func within(_ seconds: TimeInterval, since clock: PatternClock = .previous) -> Self {
    with { $0.limits.append(TimeLimit(seconds: seconds, clock: clock)) }
  }

  /// What it hands out at its end.
  public func capture<Value>(_ capture: PatternCapture<Value>) -> Self {
    with { $0.captures.append(capture.name) }
  }

  /// The state of the recognizer changes at its end.
  public func marked(_ mark: PatternMark) -> Self { with { $0.mark = mark } }

  /// How failures call it.
  public func named(_ name: String) -> Self { with { $0.name = name } }

  /// No finger may be further than that from where it landed.
  public func drifting(atMost distance: CGFloat) -> Self { with { $0.drift = .each(distance) } }

  /// The fingers' centre may not be further than that from where it was at the beginning.
  public func centreDrifting(atMost distance: CGFloat) -> Self {
    with { $0.drift = .centre(distance) }
  }

  /// No finger may leave a corridor along a way from where it landed.
  ///
  /// - Parameters:
  ///   - aside: how far it may go aside.
  ///   - share: how far in any case, as a share of how far it went along.
  ///   - backwards: how far it may go against the direction; `nil` where both ways count.
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

/// What an element asks for.
public struct AskedElement: Sendable, Hashable {
  package var element: PatternElement

  package init(_ action: PatternElement.Action) { element = PatternElement(action) }
}
