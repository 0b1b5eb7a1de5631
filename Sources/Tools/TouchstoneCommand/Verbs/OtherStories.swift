import Foundation
import TouchRecordings
import TouchStories
import Touchstone

/// The stories of other recordings in a folder that a changed scene would alter.
struct OtherStories {
  private static let named = 5

  /// The number of recordings that were read.
  private(set) var count = 0
  /// For each changed scene, the recordings whose stories differ; `nil` for a change without a
  /// scene.
  private(set) var changed: [[String]?]

  /// Reads all recordings in the folder and its subfolders except `path`; other files are skipped.
  init(
    in folder: String, besides path: String, _ options: RecordingOptions, _ scene: SceneFile,
    _ scenes: [SceneFile?], progress: (_ done: Int, _ count: Int) -> Void = { _, _ in }
  ) throws(RecordingError) {
    changed = scenes.map { $0 == nil ? nil : [] }
    guard let names = FileManager.default.subpaths(atPath: folder) else {
      throw RecordingError(
        Complaint(
          file: folder, message: "is not a folder that can be read",
          remedy: "name a folder of recordings"))
    }
    let own = URL(filePath: path).resolvingSymlinksInPath().path
    for (done, name) in names.sorted().enumerated() {
      progress(done, names.count)
      let other = folder + "/" + name
      guard FileManager.default.isRegularFile(other),
        URL(filePath: other).resolvingSymlinksInPath().path != own,
        let recording = try? Recording(reading: other, options: options)
      else { continue }
      count += 1
      let size = recording.header.sceneSize
      let plain = Self.gist(Wish.gestures(of: recording.frames, in: scene, size: size))
      for (index, candidate) in scenes.enumerated() {
        guard let candidate else { continue }
        let told = Wish.gestures(of: recording.frames, in: candidate, size: size)
        if Self.gist(told) != plain { changed[index]?.append(name) }
      }
    }
  }

  /// `changes 2 of 500 others: a.touches, b.touches`; `nil` for a change of the fingers.
  func words(_ index: Int) -> String? {
    guard let names = changed[index] else { return nil }
    let more = names.count > Self.named ? " and \(names.count - Self.named) more" : ""
    let list = names.prefix(Self.named).joined(separator: ", ")
    return "changes \(names.count) of \(count) others" + (names.isEmpty ? "" : ": \(list)\(more)")
  }

  /// The gestures in order, without locations and speeds.
  private static func gist(_ gestures: [ToldGesture]) -> [String] {
    gestures.map { "\($0.recognizer) \($0.fingers) \($0.isCancelled)" }
  }
}

extension FileManager {
  /// Whether it is a regular file; reading a pipe may never end.
  fileprivate func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
