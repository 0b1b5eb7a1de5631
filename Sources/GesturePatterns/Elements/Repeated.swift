/// Something again and again; it may be left out if the range begins at 0.
public struct Repeated: PatternComponent {
  public let part: PatternPart

  public init(_ counts: ClosedRange<Int>, @PatternBuilder _ content: () -> PatternPart) {
    part = PatternPart(
      .repetition(content().node, least: counts.lowerBound, most: counts.upperBound))
  }

  public init(_ counts: PartialRangeFrom<Int>, @PatternBuilder _ content: () -> PatternPart) {
    part = PatternPart(.repetition(content().node, least: counts.lowerBound, most: nil))
  }

  public init(_ count: Int, @PatternBuilder _ content: () -> PatternPart) {
    part = PatternPart(.repetition(content().node, least: count, most: count))
  }
}
