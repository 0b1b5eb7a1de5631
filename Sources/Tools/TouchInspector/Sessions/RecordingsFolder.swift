import Foundation
import LibinputRecordings
import PackedRecordings
import TouchRecordings

/// The only folder on disk that pages can reach, and only by the names in its list.
package nonisolated struct RecordingsFolder: Sendable {
  private static let most = 1000
  /// Bytes; a larger file would not fit on the page's time line either.
  static let largest = 64 << 20

  private let folder: URL

  /// `nil` if the path is not a folder.
  package init?(at path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    folder = URL(fileURLWithPath: path, isDirectory: true)
  }

  /// The name shown to pages; they must not see the path.
  var name: String { folder.lastPathComponent }

  /// Its path, which must be hidden from pages.
  var path: String { folder.path }

  /// The regular files in the folder, sorted by name. Links are left out, because they may lead outside.
  var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // Checking a file's type is a system call, so only as many files are checked as are listed.
    return Array(all.sorted().lazy.filter(isOrdinary).prefix(Self.most))
  }

  /// Whether the list may contain a file of that name.
  func has(_ name: String) -> Bool {
    !name.contains("/") && !name.contains("\0") && isOrdinary(name)
  }

  /// Reads a recording of any known format.
  /// - Parameters:
  ///   - name: of a file in the folder; the caller has checked `has(_:)`.
  ///   - room: memory limit in bytes.
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
    let reader = try RecordingReader(file, options: options)
    return try .reading(reader, named: name, of: file.bytes, room: room)
  }

  private func path(of name: String) -> String { folder.appendingPathComponent(name).path }

  /// Contents of a regular file. The file could be replaced between a check of its type and opening, so it is opened first,
  /// without following links or blocking on a pipe.
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
