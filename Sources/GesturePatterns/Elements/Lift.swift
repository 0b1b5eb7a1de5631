import Foundation

/// A finger lifts, and at least one stays.
public struct Lift: PatternElementComponent {
  public var asked = AskedElement(.lift)

  /// - Parameter seconds: how long after the end of the element before, at most.
  public init(within seconds: TimeInterval? = nil) {
    if let seconds { self = self.within(seconds) }
  }
}
