import TouchRecordings
import TouchStories
import Touchstone

/// A recording as Swift code for a `Stage`.
enum TestCode {
  static func code(of recording: Recording) -> String {
    StageCode(recording).text
  }
}
