import Foundation
import SourcePort

/// Finds and reads a target's sources.
enum SourceFiles {
  private static let kinds = ["swift", "xib", "storyboard"]
  /// Longer files are read up to here, which is enough to refuse them.
  private static let limit = 8 << 20

  /// All files to port in a folder, sorted by name.
  static func files(in folder: URL) throws(PortFault) -> [URL] {
    let path = folder.path
    // The enumerator does not follow a link, so it would find nothing.
    if FileKind(path, followsLinks: false) == .link {
      throw PortFault(path, "is a link", "name the folder that it leads to")
    }
    guard FileKind(path) == .folder,
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else {
      throw PortFault(
        path, "is no folder that can be read", "name the folder of the iOS sources")
    }
    let files = all.compactMap { $0 as? URL }.filter {
      (kinds.contains($0.pathExtension) || $0.lastPathComponent == "Info.plist")
        && FileKind($0.path) != .folder
    }
    guard !files.isEmpty else {
      throw PortFault(path, "has no Swift sources in it", "name the folder of the iOS sources")
    }
    return files.sorted { $0.path < $1.path }
  }

  /// All files in a folder, sorted by path.
  static func all(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }

  /// A folder's sources; empty if it cannot be read.
  static func sources(in folder: URL) -> [URL] { (try? files(in: folder)) ?? [] }

  static func sources(_ files: [URL]) throws(PortFault) -> [PortSource] {
    var sources: [PortSource] = []
    for file in files { sources.append(try source(file)) }
    return sources
  }

  static func source(_ file: URL) throws(PortFault) -> PortSource {
    PortSource(path: file.path, text: try text(of: file))
  }

  /// The text of a file; bytes that are not UTF-8, as in old sources, are replaced.
  static func text(of file: URL) throws(PortFault) -> String {
    let remedy = "a source is a file that can be read, or is left out"
    return String(decoding: try bytes(of: file, atMost: limit, remedy), as: UTF8.self)
  }

  /// The content of a file or a link's target, as in Xcode. Other kinds, such as pipes, are not opened, because reading them
  /// may never end.
  static func bytes(
    of file: URL, atMost limit: Int = .max, _ remedy: String
  ) throws(PortFault) -> Data {
    switch FileKind(file.path) {
    case .regular: break
    case .missing: throw PortFault(file.path, "there is no such file", remedy)
    case .folder: throw PortFault(file.path, "is a folder", remedy)
    case .link, .other: throw PortFault(file.path, "is no regular file", remedy)
    }
    do {
      let handle = try FileHandle(forReadingFrom: file)
      return try handle.read(upToCount: limit) ?? Data()
    } catch {
      throw PortFault(file.path, "cannot be read", error, remedy)
    }
  }
}
