/// Keeps components apart, for a choice or for fingers that act beside each other.
@resultBuilder public enum PatternListBuilder {
  public static func buildExpression(_ component: some PatternComponent) -> [PatternPart] {
    [component.part]
  }

  public static func buildBlock(_ parts: [PatternPart]...) -> [PatternPart] {
    parts.flatMap { $0 }
  }

  public static func buildOptional(_ parts: [PatternPart]?) -> [PatternPart] { parts ?? [] }
  public static func buildEither(first parts: [PatternPart]) -> [PatternPart] { parts }
  public static func buildEither(second parts: [PatternPart]) -> [PatternPart] { parts }
  public static func buildArray(_ parts: [[PatternPart]]) -> [PatternPart] { parts.flatMap { $0 } }
}
