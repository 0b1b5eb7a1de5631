import JSONText

/// A diagnostic at a position in an app's source, in the format of compilers.
public struct PortNote: Sendable, Equatable, Codable, CustomStringConvertible {
  public enum Severity: String, Sendable, Codable {
    case warning
    /// The source cannot be built here without changes.
    case error
  }

  public let path: String
  public let line: Int
  public let column: Int
  public let severity: Severity
  public let message: String

  /// One line with control characters escaped, so that names cannot forge a compiler's diagnostic.
  public var description: String {
    "\(path):\(line):\(column): \(severity): \(message)".harmlessLine
  }
}

extension PortNote {
  /// An `#error` directive with the message.
  var directive: String {
    let quoted = message.map { ["\\", "\""].contains($0) ? "\\\($0)" : String($0) }.joined()
    return "#error(\"\(quoted)\")"
  }

  /// An `#error` directive reported at the note's line; code after it gets the line number `next`.
  ///
  /// - Parameter source: the line's text, which the compiler displays.
  func directive(showing source: String? = nil, followedBy next: Int? = nil) -> String {
    let file = "#sourceLocation(file: \"\(path)\", line: "
    let shown = source.map { "  // " + $0 } ?? ""
    return "\n\(file)\(line))\n\(directive)\(shown)\n" + (next.map { "\(file)\($0))\n" } ?? "")
  }
}
