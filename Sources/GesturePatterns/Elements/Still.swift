import Foundation

/// No finger is down, and none comes for a time.
public struct Still: PatternElementComponent {
  public var asked: AskedElement

  public init(_ seconds: TimeInterval) { asked = AskedElement(.still(seconds)) }
}
