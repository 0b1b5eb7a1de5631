import Foundation

/// The fingers lift; it is over when the last of them has. None may come meanwhile.
public struct Up: PatternElementComponent {
  public var asked = AskedElement(.up)

  /// - Parameter seconds: how long after the end of the element before, at most.
  public init(within seconds: TimeInterval? = nil) {
    if let seconds { self = self.within(seconds) }
  }
}
