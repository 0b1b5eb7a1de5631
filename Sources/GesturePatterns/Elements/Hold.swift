import Foundation

/// The fingers stay down for a time; none comes and none lifts.
public struct Hold: PatternElementComponent {
  public var asked: AskedElement

  /// - Parameter distance: how far their centre may move meanwhile.
  public init(_ seconds: TimeInterval, movingAtMost distance: CGFloat? = nil) {
    asked = AskedElement(.hold(seconds))
    asked.element.drift = distance.map(Drift.centre)
  }
}
