/// Puts components one after the other.
@resultBuilder public enum PatternBuilder {
  /// An element stands for itself.
  public static func buildExpression(_ component: some PatternComponent) -> PatternPart {
    component.part
  }

  /// Elements that follow each other in the braces follow each other in time.
  public static func buildBlock(_ parts: PatternPart...) -> PatternPart {
    PatternPart(parts.count == 1 ? parts[0].node : .sequence(parts.map(\.node)))
  }

  /// An `if` without `else`: without its elements nothing is asked of the fingers.
  public static func buildOptional(_ part: PatternPart?) -> PatternPart {
    part ?? PatternPart(.sequence([]))
  }

  /// The first branch of an `if`.
  public static func buildEither(first part: PatternPart) -> PatternPart { part }
  /// The other branch of an `if`.
  public static func buildEither(second part: PatternPart) -> PatternPart { part }

  /// The elements of a loop, one after another.
  public static func buildArray(_ parts: [PatternPart]) -> PatternPart {
    PatternPart(.sequence(parts.map(\.node)))
  }
}
