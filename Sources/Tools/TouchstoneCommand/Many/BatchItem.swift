import Foundation

/// One recording of many: where it is, or what it holds.
struct BatchItem {
  enum Place {
    /// A file, or standard input for `-`.
    case path
    case bytes([UInt8])
    /// Refused, with the reason.
    case refused(String, remedy: String)
  }

  /// Its name in all output; for a file, the path.
  var name: String
  var place: Place

  /// Whether it is a file on disk: a pipe is empty after the first reading.
  var canBeReadAgain: Bool {
    guard case .path = place, name != "-" else { return false }
    var status = stat()
    return stat(name, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
