/// Several patterns beside each other, each with fingers of its own: a finger that comes down belongs to
/// the first of them that waits for one. It is over when all of them are.
public struct Together: PatternElementComponent {
  public var asked: AskedElement

  /// Makes one element of several that fingers do at the same time.
  public init(@PatternListBuilder _ content: () -> [PatternPart]) {
    asked = AskedElement(.together(content().map(\.node)))
  }
}
