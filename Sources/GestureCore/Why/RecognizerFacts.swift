/// What is known of a recognizer beside the trace, as it stands now.
public struct RecognizerFacts: Sendable, Hashable {
  /// The view that it is on; `nil` if it is on none.
  public var view: String?
  /// Why no touch can come to its view at all, and which view above or below is to blame.
  public var obstacle: Obstacle?
  /// How far it got, against the bound that it has not reached.
  public var progress: Reason?

  /// What keeps it from receiving touches at all.
  public enum Obstacle: Sendable, Hashable {
    /// It is on no view.
    case noView
    /// Its view is in no window.
    case noWindow(view: String)
    /// It is disabled.
    case disabled
    /// Its view cannot be hit.
    case miss(view: String, HitMiss)
  }

  /// Gathers what is known.
  public init(view: String? = nil, obstacle: Obstacle? = nil, progress: Reason? = nil) {
    self.view = view
    self.obstacle = obstacle
    self.progress = progress
  }
}
