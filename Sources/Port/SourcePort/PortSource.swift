/// A file of an iOS target as it was found: Swift, or one of Interface Builder's.
public struct PortSource: Sendable {
  /// Where it lies; what diagnostics and debuggers are to name.
  public let path: String
  public let text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The last part of the path, which alone decides what a ported file is called.
  var name: String { path.split(separator: "/").last.map(String.init) ?? "" }
}
