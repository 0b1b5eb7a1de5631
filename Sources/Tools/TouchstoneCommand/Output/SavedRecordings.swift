#if PLAYGROUND
  import Foundation
  import TouchInspector

  /// A folder in which the playground keeps what pages have recorded.
  struct SavedRecordings {
    /// Recordings of one name; more are not looked for.
    private static let most = 10_000

    private let folder: URL

    init?(in path: String) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { return nil }
      folder = URL(fileURLWithPath: path, isDirectory: true)
    }

    /// Writes a recording under its name, or one like it that is free.
    /// - Returns: where it is.
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
      // It may be a page's: its letters, and nothing that leads elsewhere.
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
