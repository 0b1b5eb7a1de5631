/// A file of an iOS target: Swift, or Interface Builder's XML.
public struct PortSource: Sendable {
  /// Its path, as used in diagnostics and debugging information.
  public let path: String
  public let text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The last path component, which determines the ported file's name.
  var name: String { path.split(separator: "/").last.map(String.init) ?? "" }
}
