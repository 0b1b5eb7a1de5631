import Foundation

/// Why a file could not be written, as a message for the user.
struct WriteProblem: Error, CustomStringConvertible {
  var description: String
  /// Whether the reader has closed the pipe, which is not reported as an error.
  var isClosedPipe = false

  init(description: String) { self.description = description }

  /// - Parameter number: the system's error number.
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
