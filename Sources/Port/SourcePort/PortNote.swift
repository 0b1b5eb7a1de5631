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

extension PortNote {
  /// The error as the compiler is to report it.
  var directive: String {
    let quoted = message.map { ["\\", "\""].contains($0) ? "\\\($0)" : String($0) }.joined()
    return "#error(\"\(quoted)\")"
  }

  /// The error on the line where it belongs; what follows it has the number of another line.
  ///
  /// - Parameter source: the line itself, which the compiler is to show.
  func directive(showing source: String? = nil, followedBy next: Int? = nil) -> String {
    let file = "#sourceLocation(file: \"\(path)\", line: "
    let shown = source.map { "  // " + $0 } ?? ""
    return "\n\(file)\(line))\n\(directive)\(shown)\n" + (next.map { "\(file)\($0))\n" } ?? "")
  }
}
