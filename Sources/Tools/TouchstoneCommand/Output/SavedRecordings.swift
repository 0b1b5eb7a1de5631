#if PLAYGROUND
  import Foundation
  import TouchInspector

  /// A folder in which the playground saves the recordings of pages.
  struct SavedRecordings {
    /// The most recordings with one name; further numbers are not tried.
    private static let most = 10_000

    private let folder: URL

    init?(in path: String) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { return nil }
      folder = URL(fileURLWithPath: path, isDirectory: true)
    }

    /// Writes a recording under its name, or with a number if the name is taken.
    /// - Returns: the path.
    func save(_ recording: NamedRecording) throws -> String {
      let text = try recording.text()
      let path = try freePath(recording.name)
      let draft = try Draft(of: path)
      if let number = Bytes.write(Array(text.utf8), to: draft.descriptor) {
        draft.remove()
        throw WriteProblem(path, number)
      }
      do throws(WriteProblem) {
        try draft.put()
      } catch {
        draft.remove()
        throw error
      }
      return path
    }

    private func freePath(_ name: String) throws(WriteProblem) -> String {
      // The name may come from a page: only safe characters are kept, so that it cannot contain a
      // path.
      let stem = (name as NSString).deletingPathExtension.filter {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
      }
      let name = stem.isEmpty ? "recording" : String(stem.prefix(60))
      for number in 1...Self.most {
        let file = number == 1 ? "\(name).touches" : "\(name)-\(number).touches"
        let path = folder.appendingPathComponent(file).path
        var status = stat()
        if lstat(path, &status) != 0 { return path }
      }
      throw WriteProblem(description: "\(folder.path): there are too many recordings in it")
    }
  }
#endif
