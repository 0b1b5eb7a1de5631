/// An assumption about a panel, and how to replace it by a setting.
public struct PanelAssumption: Sendable, Hashable {
  public var message: String
  public var remedy: String

  public init(message: String, remedy: String) {
    self.message = message
    self.remedy = remedy
  }
}
