/// The scene that a recording was made with, as a comment of one line in its head.
///
/// Formats of Touchstone's, evemu's and libinput's text all pass over a line with this mark.
package enum SceneNote {
  /// Heads are looked at so far, whatever else is in them.
  package static let longest = 12_000

  private static let mark: StaticString = "# touchstone scene: "

  /// The line with a scene's JSON text; empty without one, and for one that is too long for a head.
  package static func line(_ scene: String?) -> String {
    guard let scene, scene.utf8.count <= longest, !scene.contains(where: \.isNewline) else {
      return ""
    }
    return "\(mark)\(scene)\n"
  }

  /// The JSON text in a recording's beginning.
  static func find(in beginning: ByteSource) throws(RecordingError) -> String? {
    var beginning = beginning
    while var line = try beginning.nextLine() {
      if line.cursor.take(mark) { return line.cursor.rest }
    }
    return nil
  }
}
