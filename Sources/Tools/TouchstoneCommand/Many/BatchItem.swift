/// One recording of many: its path or its content.
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
}
