/// Components one after the other, where there is room for one.
public struct InOrder: PatternComponent {
  public let part: PatternPart

  /// Makes one element of several, one after another.
  public init(@PatternBuilder _ content: () -> PatternPart) { part = content() }
}
