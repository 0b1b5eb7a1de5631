import Foundation
import SourcePort

/// The folder that ported sources are written into, with what is remembered of the last time.
struct PortedFolder {
  private static let memoryName = ".touchstone-port"
  /// What is remembered of 4,000 files of usual length; more is not read.
  private static let memoryLimit = 256 << 20

  private let url: URL

  /// - Parameter sources: what is ported; none of it may lie there, where it would be written over.
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

  /// Whether it lies in another, where what is written would be taken for sources the next time.
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

  /// Another build of the tool may port otherwise.
  private static let tool: String = {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return UUID().uuidString }
    let time = status.st_mtim
    return "\(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
  }()

  /// Writes what differs, takes away what is not there any more, and remembers. Builds look at what has
  /// changed: a file that says the same stays as it is.
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

  /// Writes beside, so that what stands there is whole at any moment.
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

  /// Only what the tool has written itself: it says so at its head.
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
