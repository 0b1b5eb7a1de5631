import JSONText

/// What a developer has to know of a place in an app's source, in the form in which compilers say
/// it.
public struct PortNote: Sendable, Equatable, Codable, CustomStringConvertible {
  public enum Severity: String, Sendable, Codable {
    case warning
    /// The source cannot be built here as it is.
    case error
  }

  public let path: String
  public let line: Int
  public let column: Int
  public let severity: Severity
  public let message: String

  /// In one line, whatever names are in it: a compiler's diagnostic cannot be forged.
  public var description: String {
    "\(path):\(line):\(column): \(severity): \(message)".harmlessLine
  }
}
