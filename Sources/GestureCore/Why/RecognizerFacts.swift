/// What is known of a recognizer beside the trace, as it stands now.
public struct RecognizerFacts: Sendable, Hashable {
  /// The view that it is on; `nil` if it is on none.
  public var view: String?
  /// Why no touch can come to its view at all, and which view above or below is to blame.
  public var obstacle: Obstacle?
  /// How far it got, against the bound that it has not reached.
  public var progress: Reason?

  public enum Obstacle: Sendable, Hashable {
    case noView
    case noWindow(view: String)
    case disabled
    case miss(view: String, HitMiss)
  }

  public init(view: String? = nil, obstacle: Obstacle? = nil, progress: Reason? = nil) {
    self.view = view
    self.obstacle = obstacle
    self.progress = progress
  }
}
