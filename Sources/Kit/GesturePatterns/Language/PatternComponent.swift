/// Whatever may stand in a pattern.
public protocol PatternComponent: Sendable {
  /// The component as part of a pattern; to be asked for by other components alone.
  var part: PatternPart { get }
}

/// A part of a pattern, put together by its builder.
public struct PatternPart: PatternComponent, Hashable {
  package let node: PatternNode

  package init(_ node: PatternNode) { self.node = node }

  public var part: PatternPart { self }
}

/// A pattern as it is written: elements, and how they follow each other.
package indirect enum PatternNode: Sendable, Hashable {
  case element(PatternElement)
  case sequence([PatternNode])
  case choice([PatternNode])
  case repetition(PatternNode, least: Int, most: Int?)
}

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
