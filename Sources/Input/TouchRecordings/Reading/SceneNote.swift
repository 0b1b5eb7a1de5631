/// The recorded scene, as a one-line comment in a recording's header.
///
/// Touchstone's, evemu's and libinput's text formats ignore a line with this mark.
package enum SceneNote {
  /// The number of bytes of a header that are examined.
  package static let longest = 12_000

  private static let mark: StaticString = "# touchstone scene: "

  /// The line with a scene's JSON text; empty if there is none or it is too long for a header.
  package static func line(_ scene: String?) -> String {
    guard let scene, scene.utf8.count <= longest, !scene.contains(where: \.isNewline) else {
      return ""
    }
    return "\(mark)\(scene)\n"
  }

  /// The JSON text at a recording's beginning.
  static func find(in beginning: ByteSource) throws(RecordingError) -> String? {
    var beginning = beginning
    while var line = try beginning.nextLine() {
      if line.cursor.take(mark) { return line.cursor.rest }
    }
    return nil
  }
}
