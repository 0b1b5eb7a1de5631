import Foundation

/// No finger is down, and none comes for a time.
public struct Still: PatternElementComponent {
  public var asked: AskedElement

  /// Makes an element of fingers that rest.
  public init(_ seconds: TimeInterval) { asked = AskedElement(.still(seconds)) }
}
