/// A sequence of components, where only one component is allowed.
public struct InOrder: PatternComponent {
  public let part: PatternPart

  /// Groups components to a sequence.
  public init(@PatternBuilder _ content: () -> PatternPart) { part = content() }
}

/// Alternatives. The one that is complete first counts; if two are complete at the same time, the first in source order counts.
public struct OneOf: PatternComponent {
  public let part: PatternPart

  /// Makes an element that matches if one of its alternatives does.
  public init(@PatternListBuilder _ content: () -> [PatternPart]) {
    part = PatternPart(.choice(content().map(\.node)))
  }
}

/// An optional component.
public struct Maybe: PatternComponent {
  public let part: PatternPart

  /// Makes a component optional.
  public init(@PatternBuilder _ content: () -> PatternPart) {
    part = PatternPart(.repetition(content().node, least: 0, most: 1))
  }
}

/// Repetition; optional if the range begins at 0.
public struct Repeated: PatternComponent {
  public let part: PatternPart

  /// Repeats a number of times within a range.
  public init(_ counts: ClosedRange<Int>, @PatternBuilder _ content: () -> PatternPart) {
    part = PatternPart(
      .repetition(content().node, least: counts.lowerBound, most: counts.upperBound))
  }

  /// Repeats at least a number of times.
  public init(_ counts: PartialRangeFrom<Int>, @PatternBuilder _ content: () -> PatternPart) {
    part = PatternPart(.repetition(content().node, least: counts.lowerBound, most: nil))
  }

  /// Repeats an exact number of times.
  public init(_ count: Int, @PatternBuilder _ content: () -> PatternPart) {
    part = PatternPart(.repetition(content().node, least: count, most: count))
  }
}

/// Patterns that are performed at the same time with separate fingers: a finger that lands belongs to the first pattern that
/// waits for one. The element ends when all patterns are complete.
public struct Together: PatternElementComponent {
  public var asked: AskedElement

  /// Makes one element of patterns that are performed at the same time.
  public init(@PatternListBuilder _ content: () -> [PatternPart]) {
    asked = AskedElement(.together(content().map(\.node)))
  }
}
