/// Present facts about a recognizer that the trace does not contain.
public struct RecognizerFacts: Sendable, Hashable {
  /// The name of its view; `nil` if it has none.
  public var view: String?
  /// The names of the views that its view is in, from the inside out.
  public var superviews: [String] = []
  /// The cause that makes it impossible for its view to be hit.
  public var obstacle: Obstacle?
  /// The numbers of the recognizers that it requires to fail by `require(toFail:)`.
  public var requirements: Set<Int> = []
  /// A measured value, and the limit that it has not reached.
  public var progress: Reason?

  /// A cause that prevents all touches.
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

  /// Makes facts.
  public init(
    view: String? = nil, superviews: [String] = [], obstacle: Obstacle? = nil,
    requirements: Set<Int> = [], progress: Reason? = nil
  ) {
    self.view = view
    self.superviews = superviews
    self.obstacle = obstacle
    self.requirements = requirements
    self.progress = progress
  }
}
