/// Components one after the other, where there is room for one.
public struct InOrder: PatternComponent {
  public let part: PatternPart

  /// Makes one element of several, one after another.
  public init(@PatternBuilder _ content: () -> PatternPart) { part = content() }
}

/// One of several ways to go on. Whichever is complete first counts; of two at the same moment, the one
/// that is written first.
public struct OneOf: PatternComponent {
  public let part: PatternPart

  /// Makes an element of several, of which one is to match.
  public init(@PatternListBuilder _ content: () -> [PatternPart]) {
    part = PatternPart(.choice(content().map(\.node)))
  }
}

/// Something, or nothing.
public struct Maybe: PatternComponent {
  public let part: PatternPart

  /// Makes an element of what may be left out.
  public init(@PatternBuilder _ content: () -> PatternPart) {
    part = PatternPart(.repetition(content().node, least: 0, most: 1))
  }
}

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

/// Several patterns beside each other, each with fingers of its own: a finger that comes down belongs to
/// the first of them that waits for one. It is over when all of them are.
public struct Together: PatternElementComponent {
  public var asked: AskedElement

  /// Makes one element of several that fingers do at the same time.
  public init(@PatternListBuilder _ content: () -> [PatternPart]) {
    asked = AskedElement(.together(content().map(\.node)))
  }
}
