/// A component of a pattern.
public protocol PatternComponent: Sendable {
  /// The component as a part of a pattern, for use by other components.
  var part: PatternPart { get }
}

/// A part of a pattern, created by a builder.
public struct PatternPart: PatternComponent, Hashable {
  package let node: PatternNode

  package init(_ node: PatternNode) { self.node = node }

  public var part: PatternPart { self }
}

/// The syntax tree of a pattern.
package indirect enum PatternNode: Sendable, Hashable {
  case element(PatternElement)
  case sequence([PatternNode])
  case choice([PatternNode])
  case repetition(PatternNode, least: Int, most: Int?)
}

/// Builds a sequence of components.
@resultBuilder public enum PatternBuilder {
  /// Converts a component.
  public static func buildExpression(_ component: some PatternComponent) -> PatternPart {
    component.part
  }

  /// Components in the braces form a sequence in time.
  public static func buildBlock(_ parts: PatternPart...) -> PatternPart {
    PatternPart(parts.count == 1 ? parts[0].node : .sequence(parts.map(\.node)))
  }

  /// An `if` without `else`: if it is false, it requires nothing of the fingers.
  public static func buildOptional(_ part: PatternPart?) -> PatternPart {
    part ?? PatternPart(.sequence([]))
  }

  /// The first branch of an `if`.
  public static func buildEither(first part: PatternPart) -> PatternPart { part }
  /// The second branch of an `if`.
  public static func buildEither(second part: PatternPart) -> PatternPart { part }

  /// The components of a loop form a sequence.
  public static func buildArray(_ parts: [PatternPart]) -> PatternPart {
    PatternPart(.sequence(parts.map(\.node)))
  }
}

/// Builds a list of components, for alternatives or simultaneous patterns.
@resultBuilder public enum PatternListBuilder {
  /// Converts a component.
  public static func buildExpression(_ component: some PatternComponent) -> [PatternPart] {
    [component.part]
  }

  /// The components in the braces, in order.
  public static func buildBlock(_ parts: [PatternPart]...) -> [PatternPart] {
    parts.flatMap { $0 }
  }

  /// An `if` without `else`.
  public static func buildOptional(_ parts: [PatternPart]?) -> [PatternPart] { parts ?? [] }
  /// The first branch of an `if`.
  public static func buildEither(first parts: [PatternPart]) -> [PatternPart] { parts }
  /// The second branch of an `if`.
  public static func buildEither(second parts: [PatternPart]) -> [PatternPart] { parts }
  /// The components of a loop.
  public static func buildArray(_ parts: [[PatternPart]]) -> [PatternPart] { parts.flatMap { $0 } }
}
