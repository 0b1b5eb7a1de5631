import TouchRecordings
import Touchstone

/// A recording as Swift code for a `Stage`.
enum TestCode {
  static func code(of recording: Recording) -> String {
    ""
  }
}
