/// How a target is to be ported.
public struct PortSettings: Sendable {
  /// Whether selectors are made by a table of all `@objc` methods of the target, so that they find a
  /// method of their name on any object.
  public var hasTable: Bool

  /// Whether there is Auto Layout for the constraints of nibs and storyboards.
  public var hasConstraints: Bool

  public init(hasTable: Bool = false, hasConstraints: Bool = false) {
    self.hasTable = hasTable
    self.hasConstraints = hasConstraints
  }

  var selectorMaker: String { hasTable ? "_port.selector" : "Selector" }
}
