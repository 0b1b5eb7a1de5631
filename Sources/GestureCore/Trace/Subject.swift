/// Somebody the trace speaks of: a recognizer, by a number that stays the same and a name to read.
public struct Subject: Sendable, Hashable, CustomStringConvertible {
  public var id: Int
  public var name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  public var description: String { name }
}
