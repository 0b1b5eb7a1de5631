import Dispatch
import Foundation

/// A file that is not yet where it belongs. It has no name until it is whole, so that nothing is left of it
/// however the command ends; where a file system knows no such files, it stands beside its place under a
/// name of its own that ends in `.part`, and it is gone when the command is ended by a signal that can be caught.
final class Draft {
  let descriptor: Int32

  private let path: String
  /// The final path, after following links.
  private let target: String
  /// Its temporary name.
  private let draft: String
  private let isNamed: Bool
  /// The permissions of the file that is replaced; `nil` if there is none.
  private let mode: mode_t?
  private let sources: [any DispatchSourceSignal]

  init(of path: String) throws(WriteProblem) {
    self.path = path
    let target = try Self.target(of: path)
    self.target = target
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "./"
    draft = "\(folder).touchstone-\(UUID().uuidString).part"
    var status = stat()
    mode = stat(target, &status) == 0 ? status.st_mode & 0o777 : nil
    if let nameless = Self.nameless(in: folder, mode ?? 0o666) {
      descriptor = nameless
      isNamed = false
      sources = []
      return
    }
    isNamed = true
    // Installed before the file exists, so that it is always removed.
    sources = Self.removing(draft)
    descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
    guard descriptor >= 0 else { throw WriteProblem(path, errno) }
  }

  private static func nameless(in folder: String, _ mode: mode_t) -> Int32? {
    // `O_TMPFILE`, which is spelled in a way that Swift does not import.
    let descriptor = open(folder, O_WRONLY | O_DIRECTORY | 0o20_000_000 | O_CLOEXEC, mode)
    guard descriptor >= 0 else { return nil }
    // The file is later linked from this path of `/proc`.
    guard access(link(to: descriptor), F_OK) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  private static func link(to descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  private static func removing(_ draft: String) -> [any DispatchSourceSignal] {
    let queue = DispatchQueue(label: "touchstone.draft")
    // Runs off the main actor, which may still write; the file then has no name any more.
    return EndingSignals.sources(on: queue) { number in
      unlink(draft)
      signal(number, SIG_DFL)
      // Threads of a dispatch queue block signals.
      var awaited = sigset_t()
      sigemptyset(&awaited)
      sigaddset(&awaited, number)
      pthread_sigmask(SIG_UNBLOCK, &awaited, nil)
      raise(number)
    }
  }

  isolated deinit {
    for source in sources { source.cancel() }
    for number in EndingSignals.numbers where !sources.isEmpty { signal(number, SIG_DFL) }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Moves the file to its path after it was written to disk.
  func put() throws(WriteProblem) {
    try keepMode()
    // Some file systems report only here that they are full.
    if fsync(descriptor) != 0, errno != EINVAL, errno != EROFS {
      throw WriteProblem(path, errno)
    }
    if !isNamed,
      linkat(AT_FDCWD, Self.link(to: descriptor), AT_FDCWD, draft, AT_SYMLINK_FOLLOW) != 0
    {
      throw WriteProblem(path, errno)
    }
    guard rename(draft, target) == 0 else {
      let number = errno
      unlink(draft)
      throw WriteProblem(path, number)
    }
  }

  /// Gives the draft the permissions of the file that it replaces; the umask may have removed some.
  private func keepMode() throws(WriteProblem) {
    var status = stat()
    guard let mode, fstat(descriptor, &status) != 0 || status.st_mode & 0o777 != mode else {
      return
    }
    guard fchmod(descriptor, mode) == 0 else { throw WriteProblem(path, errno) }
  }

  func remove() {
    if isNamed { unlink(draft) }
  }

  /// The path at the end of a chain of links, whether it exists or not.
  private static func target(of path: String) throws(WriteProblem) -> String {
    var target = path
    for _ in 0..<40 {
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = buffer.withUnsafeMutableBytes { bytes in
        readlink(target, bytes.bindMemory(to: CChar.self).baseAddress!, bytes.count)
      }
      guard count > 0 else { return target }
      let next = String(decoding: buffer.prefix(count), as: UTF8.self)
      let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
      target = next.hasPrefix("/") ? next : folder + next
    }
    throw WriteProblem(path, ELOOP)
  }
}
