/// Keeps components apart, for a choice or for fingers that act beside each other.
@resultBuilder public enum PatternListBuilder {
  /// An element stands for itself.
  public static func buildExpression(_ component: some PatternComponent) -> [PatternPart] {
    [component.part]
  }

  /// All elements in the braces, in their order.
  public static func buildBlock(_ parts: [PatternPart]...) -> [PatternPart] {
    parts.flatMap { $0 }
  }

  /// An `if` without `else`.
  public static func buildOptional(_ parts: [PatternPart]?) -> [PatternPart] { parts ?? [] }
  /// The first branch of an `if`.
  public static func buildEither(first parts: [PatternPart]) -> [PatternPart] { parts }
  /// The other branch of an `if`.
  public static func buildEither(second parts: [PatternPart]) -> [PatternPart] { parts }
  /// The elements of a loop.
  public static func buildArray(_ parts: [[PatternPart]]) -> [PatternPart] { parts.flatMap { $0 } }
}
