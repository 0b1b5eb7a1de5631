/// What the trace speaks of: a recognizer, by a number that stays the same and a name to read.
public struct Subject: Sendable, Hashable, CustomStringConvertible {
  /// Stays the same as long as the recognizer lives.
  public var id: Int
  /// The recognizer's name, or its kind with a number.
  public var name: String

  /// Makes a subject.
  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  public var description: String { name }
}
