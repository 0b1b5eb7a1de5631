/// A part of a pattern, put together by its builder.
public struct PatternPart: PatternComponent, Hashable {
  package let node: PatternNode

  package init(_ node: PatternNode) { self.node = node }

  public var part: PatternPart { self }
}
