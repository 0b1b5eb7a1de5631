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
  /// - Parameters:
  ///   - name: one of `names`; the caller has looked it up there.
  ///   - room: bytes that it may take in memory.
  func recording(named name: String, room: Int) throws(RecordingError) -> NamedRecording {
    guard let bytes = contents(of: name) else {
      throw RecordingError(
        Complaint(file: name, message: "cannot be read", remedy: "choose another recording"))
    }
    var options = RecordingOptions().readingLibinput
    options.neighbour = .nothing
    if let found = RecordingReader.description(of: name, among: names),
      let description = contents(of: found)
    {
      options.neighbour = .found(found, description)
    }
    let reader = try RecordingReader(bytes: bytes, named: name, options: options)
    return try .reading(reader, named: name, of: Data(bytes), room: room)
  }

  private func path(of name: String) -> String { folder.appendingPathComponent(name).path }

  /// What an ordinary file holds. Between a look at its kind and its opening it could become another
  /// one: so it is opened first, without following a link or waiting for a pipe's other end.
  private func contents(of name: String) -> [UInt8]? {
    let descriptor = open(path(of: name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= Self.largest
    else { return nil }
    return (try? file.read(upToCount: Self.largest)).map { Array($0) }
  }

  private func isOrdinary(_ name: String) -> Bool {
    guard !name.hasPrefix("."),
      let facts = try? FileManager.default.attributesOfItem(atPath: path(of: name)),
      facts[.type] as? FileAttributeType == .typeRegular, let size = facts[.size] as? Int
    else { return false }
    return size <= Self.largest
  }
}
