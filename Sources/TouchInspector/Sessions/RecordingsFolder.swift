import Foundation
import LibinputRecordings
import TouchRecordings

/// The one folder on disk that pages can reach, by names of its list alone.
package struct RecordingsFolder {
  private static let most = 1000
  /// Bytes; a larger file would not fit on the page's time line either.
  private static let largest = 64 << 20

  private let folder: URL

  /// `nil` for what is no folder.
  package init?(at path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    folder = URL(fileURLWithPath: path, isDirectory: true)
  }

  /// What people call it; where it is on disk is nobody's business.
  var name: String { folder.lastPathComponent }

  /// Where it is, so that nobody is told.
  var path: String { folder.path }

  /// The ordinary files in it, in order of their names. Links are left out: they lead elsewhere.
  var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Array(all.filter(isOrdinary).sorted().prefix(Self.most))
  }

  /// Reads a recording of any known format.
  /// - Parameter name: one of `names`; whoever asks has looked it up there.
  func recording(named name: String) throws(RecordingError) -> NamedRecording {
    try .reading(path(of: name), named: name)
  }

  private func path(of name: String) -> String { folder.appendingPathComponent(name).path }

  private func isOrdinary(_ name: String) -> Bool {
    guard !name.hasPrefix("."),
      let facts = try? FileManager.default.attributesOfItem(atPath: path(of: name)),
      facts[.type] as? FileAttributeType == .typeRegular, let size = facts[.size] as? Int
    else { return false }
    return size <= Self.largest
  }
}
