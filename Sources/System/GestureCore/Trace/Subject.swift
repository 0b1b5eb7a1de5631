/// A recognizer in the trace, by a number and a name.
public struct Subject: Sendable, Hashable, CustomStringConvertible {
  /// Constant for the lifetime of the recognizer.
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
