import TouchRecordings
import TouchStories
import Touchstone

/// A recording as Swift code for a `Stage`.
enum TestCode {
  /// What was changed on the page stands above, for the code that builds the scene.
  static func code(of source: NamedRecording) -> String {
    let edits = source.edits.map { "\($0.comment)\n" }.joined()
    return edits + StageCode(source.recording).text
  }
}
