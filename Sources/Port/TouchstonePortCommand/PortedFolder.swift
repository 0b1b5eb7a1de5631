import Foundation
import SourcePort

/// The output folder, with the memory of the last port.
struct PortedFolder {
  private static let memoryName = ".touchstone-port"
  /// The memory of 4,000 files of usual length; larger files are not read.
  private static let memoryLimit = 256 << 20

  private let url: URL

  /// - Parameter sources: the sources; none may be in the folder, because it could be overwritten.
  init(_ url: URL, holdingNoneOf sources: [URL]) throws(PortFault) {
    self.url = url
    let folder = Self.resolved(url)
    if let source = sources.first(where: { Self.resolved($0.deletingLastPathComponent()) == folder }
    ) {
      throw PortFault(
        url.path, "is to be written into, and \(source.path) lies there",
        "name a folder beside the sources")
    }
  }

  /// Whether `url` is in `other`, where the output would be read as sources the next time.
  static func isInside(_ url: URL, of other: URL) -> Bool {
    (resolved(url) + "/").hasPrefix(resolved(other) + "/")
  }

  private static func resolved(_ url: URL) -> String {
    url.standardizedFileURL.resolvingSymlinksInPath().path
  }

  var memory: PortMemory? {
    let place = url.appendingPathComponent(Self.memoryName)
    guard FileKind(place.path, followsLinks: false) == .regular,
      let handle = try? FileHandle(forReadingFrom: place),
      let data = try? handle.read(upToCount: Self.memoryLimit)
    else { return nil }
    return PortMemory(data, madeBy: Self.tool)
  }

  /// Identifies this build of the tool, because another build may port differently.
  private static let tool: String = {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return UUID().uuidString }
    let time = status.st_mtim
    return "\(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
  }()

  /// Writes changed files, removes obsolete ones, and stores the memory. Unchanged files keep their modification dates, which
  /// builds check.
  func write(_ target: PortedTarget, after memory: PortMemory?) throws(PortFault) {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw PortFault(url.path, "the folder cannot be made", error, "name another")
    }
    for file in target.files { try write(Data(file.text.utf8), to: file.name) }
    for name in Set(memory?.files ?? []).subtracting(target.files.map(\.name)) { remove(name) }
    guard let data = try? target.memory.data(madeBy: Self.tool) else { return }
    try write(data, to: Self.memoryName)
  }

  private func write(_ data: Data, to name: String) throws(PortFault) {
    let place = url.appendingPathComponent(name)
    switch FileKind(place.path, followsLinks: false) {
    case .missing: break
    case .regular: if (try? Data(contentsOf: place)) == data { return }
    case .folder, .link, .other:
      throw PortFault(
        place.path, "stands in the way and is no regular file", "remove it, or name another folder")
    }
    try replace(place.path, with: data)
  }

  /// Writes a temporary file and renames it, so that the file is always complete.
  private func replace(_ path: String, with data: Data) throws(PortFault) {
    let what = "cannot be written"
    let remedy = "is the folder yours, and the disk not full?"
    let draft = url.appendingPathComponent("\(Self.memoryName).\(UUID().uuidString).part").path
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw PortFault(path, "\(what): \(String(cString: strerror(errno)))", remedy)
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: data)
    } catch {
      unlink(draft)
      throw PortFault(path, what, error, remedy)
    }
    guard rename(draft, path) == 0 else {
      let number = errno
      unlink(draft)
      throw PortFault(path, "\(what): \(String(cString: strerror(number)))", remedy)
    }
  }

  /// Removes a file if its header shows that the tool has written it.
  private func remove(_ name: String) {
    let place = url.appendingPathComponent(name)
    guard !name.contains("/"), FileKind(place.path, followsLinks: false) == .regular,
      let head = try? FileHandle(forReadingFrom: place).read(upToCount: 4_096)
    else { return }
    let lines = String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline)
    if lines.isEmpty || lines.prefix(2).contains(where: { $0.hasPrefix("#sourceLocation(file:") })
      || name.hasPrefix("_Port")
    {
      try? FileManager.default.removeItem(at: place)
    }
  }
}
