import Foundation
import TouchRecordings
import TouchStories

extension SceneFile {
  /// The scene that a recording meets: the one that was asked for, else the one that it was made with,
  /// else the usual one, for texts with titles.
  static func meeting(
    _ header: RecordingHeader, asked: SceneFile?, titled: Bool, _ errors: (String) -> Void
  ) -> SceneFile {
    let usual = titled ? usualWithTitles : usual
    guard asked == nil, let text = header.scene else { return asked ?? usual }
    do throws(SceneError) {
      return try SceneFile(json: Data(text.utf8))
    } catch {
      errors("the recording's own scene cannot be used, and the usual one is: \(error)\n")
      return usual
    }
  }
}
