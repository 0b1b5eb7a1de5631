import Foundation
import LibinputRecordings
import PackedRecordings
import TouchRecordings

/// The one folder on disk that pages can reach, by names of its list alone.
package nonisolated struct RecordingsFolder: Sendable {
  private static let most = 1000
  /// Bytes; a larger file would not fit on the page's time line either.
  static let largest = 64 << 20

  private let folder: URL

  /// `nil` for what is no folder.
  package init?(at path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    folder = URL(fileURLWithPath: path, isDirectory: true)
  }

  /// What people call it; where it is on disk, no page may see.
  var name: String { folder.lastPathComponent }

  /// Where it is, to keep it from pages.
  var path: String { folder.path }

  /// The ordinary files in it, in order of their names. Links are left out: they lead elsewhere.
  var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // Each look at a file's kind is a call of the system: no more are looked at than are listed.
    return Array(all.sorted().lazy.filter(isOrdinary).prefix(Self.most))
  }

  /// Whether it is the name of a file that the list may have.
  func has(_ name: String) -> Bool {
    !name.contains("/") && !name.contains("\0") && isOrdinary(name)
  }

  /// Reads a recording of any known format.
  /// - Parameters:
  ///   - name: of a file of the folder; the caller has asked `has(_:)`.
  ///   - room: bytes that it may take in memory.
  func recording(named name: String, room: Int) throws(RecordingError) -> NamedRecording {
    guard let bytes = contents(of: name) else {
      throw RecordingError(
        Complaint(file: name, message: "cannot be read", remedy: "choose another recording"))
    }
    var options = RecordingOptions().readingLibinput.readingPacked
    options.neighbour = .nothing
    if let found = RecordingReader.description(of: name, among: names),
      let description = contents(of: found)
    {
      options.neighbour = .found(found, description)
    }
    let file = try WholeFile(bytes: bytes, named: name, options: options, atMost: Self.largest)
    let reader = try RecordingReader(bytes: file.bytes, named: name, options: options)
    return try .reading(reader, named: name, of: Data(file.bytes), room: room)
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
