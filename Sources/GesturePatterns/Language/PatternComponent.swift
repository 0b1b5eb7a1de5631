/// Whatever may stand in a pattern.
public protocol PatternComponent: Sendable {
  /// The component as part of a pattern; to be asked for by other components alone.
  var part: PatternPart { get }
}
