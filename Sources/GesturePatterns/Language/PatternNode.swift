/// A pattern as it is written: elements, and how they follow each other.
package indirect enum PatternNode: Sendable, Hashable {
  case element(PatternElement)
  case sequence([PatternNode])
  case choice([PatternNode])
  case repetition(PatternNode, least: Int, most: Int?)
}

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
