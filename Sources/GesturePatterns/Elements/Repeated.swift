/// Something again and again; it may be left out if the range begins at 0.
public struct Repeated: PatternComponent {
  public let part: PatternPart

  /// Repeats so many times.
  public init(_ counts: ClosedRange<Int>, @PatternBuilder _ content: () -> PatternPart) {
    part = PatternPart(
      .repetition(content().node, least: counts.lowerBound, most: counts.upperBound))
  }

  /// Repeats at least and at most so many times.
  public init(_ counts: PartialRangeFrom<Int>, @PatternBuilder _ content: () -> PatternPart) {
    part = PatternPart(.repetition(content().node, least: counts.lowerBound, most: nil))
  }

  /// Repeats at least so many times.
  public init(_ count: Int, @PatternBuilder _ content: () -> PatternPart) {
    part = PatternPart(.repetition(content().node, least: count, most: count))
  }
}
