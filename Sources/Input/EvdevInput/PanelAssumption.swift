/// What had to be assumed about a panel because nothing said it, and what to do about it.
public struct PanelAssumption: Sendable, Hashable {
  public var message: String
  public var remedy: String

  public init(message: String, remedy: String) {
    self.message = message
    self.remedy = remedy
  }
}
