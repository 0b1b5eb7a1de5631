/// How a target is to be ported.
public struct PortSettings: Sendable {
  /// Whether selectors are made by a table of all `@objc` methods of the target, so that they find a
  /// method of their name on any object.
  public var hasTable: Bool

  public init(hasTable: Bool = false) { self.hasTable = hasTable }

  var selectorMaker: String { hasTable ? "_port.selector" : "Selector" }
}
