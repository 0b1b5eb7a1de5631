/// Puts components one after the other.
@resultBuilder public enum PatternBuilder {
  public static func buildExpression(_ component: some PatternComponent) -> PatternPart {
    component.part
  }

  public static func buildBlock(_ parts: PatternPart...) -> PatternPart {
    PatternPart(parts.count == 1 ? parts[0].node : .sequence(parts.map(\.node)))
  }

  public static func buildOptional(_ part: PatternPart?) -> PatternPart {
    part ?? PatternPart(.sequence([]))
  }

  public static func buildEither(first part: PatternPart) -> PatternPart { part }
  public static func buildEither(second part: PatternPart) -> PatternPart { part }

  public static func buildArray(_ parts: [PatternPart]) -> PatternPart {
    PatternPart(.sequence(parts.map(\.node)))
  }
}
