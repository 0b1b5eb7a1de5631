/// One of several ways to go on. Whichever is complete first counts; of two at the same moment, the one
/// that is written first.
public struct OneOf: PatternComponent {
  public let part: PatternPart

  /// Makes an element of several, of which one is to match.
  public init(@PatternListBuilder _ content: () -> [PatternPart]) {
    part = PatternPart(.choice(content().map(\.node)))
  }
}
