/// Something, or nothing.
public struct Maybe: PatternComponent {
  public let part: PatternPart

  /// Makes an element of what may be left out.
  public init(@PatternBuilder _ content: () -> PatternPart) {
    part = PatternPart(.repetition(content().node, least: 0, most: 1))
  }
}
