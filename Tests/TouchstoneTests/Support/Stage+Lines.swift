import Touchstone
import TouchstoneTesting

extension Stage {
  /// The trace as it is read, blanks in a row made one.
  var lines: [String] {
    trace.map { event in "\(event)".split(separator: " ").joined(separator: " ") }
  }
}
