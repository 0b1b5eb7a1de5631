import Foundation

/// Why something could not be written, in words for the user.
struct WriteProblem: Error, CustomStringConvertible {
  var description: String
  /// Whether a reader has gone away, which is nothing to complain of.
  var isClosedPipe = false

  init(description: String) { self.description = description }

  /// - Parameter number: the system's, of what went wrong.
  init(_ path: String, _ number: Int32) {
    let advice =
      switch number {
      case ENOENT: "; is the folder there?"
      case EACCES, EPERM, EROFS: "; is the folder yours?"
      case EISDIR: "; name a file in it"
      default: ""
      }
    let name = path == "-" ? "standard output" : "\(path):"
    description = "\(name) cannot be written: \(String(cString: strerror(number)))\(advice)"
    isClosedPipe = number == EPIPE && path == "-"
  }
}
