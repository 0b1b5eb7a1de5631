import Dispatch
import Foundation

/// A file that is not yet where it belongs: it stands beside its place as `NAME.part`, and it is gone
/// when it is not put there, also when the command is ended by a signal.
final class Draft {
  let descriptor: Int32

  private let path: String
  /// Where it belongs: what a link leads to, for who names a link.
  private let target: String
  private let draft: String
  private let sources: [any DispatchSourceSignal]

  init(of path: String) throws(WriteProblem) {
    self.path = path
    target = try Self.target(of: path)
    draft = target + ".part"
    var status = stat()
    let mode = stat(target, &status) == 0 ? status.st_mode & 0o777 : 0o666
    descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, mode)
    guard descriptor >= 0 else {
      sources = []
      throw WriteProblem(path, errno)
    }
    let queue = DispatchQueue(label: "touchstone.draft")
    sources = [SIGINT, SIGTERM, SIGHUP].map { [draft] number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      // Beside the main actor, which writes meanwhile: what it writes then has no name any more.
      source.setEventHandler { @Sendable in
        unlink(draft)
        signal(number, SIG_DFL)
        // Threads of a queue hold signals back.
        var awaited = sigset_t()
        sigemptyset(&awaited)
        sigaddset(&awaited, number)
        pthread_sigmask(SIG_UNBLOCK, &awaited, nil)
        raise(number)
      }
      source.resume()
      return source
    }
  }

  isolated deinit {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM, SIGHUP] where !sources.isEmpty { signal(number, SIG_DFL) }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Puts it in its place, once it is on disk.
  func put() throws(WriteProblem) {
    // Some file systems say only here that they are full.
    if fsync(descriptor) != 0, errno != EINVAL, errno != EROFS {
      throw WriteProblem(path, errno)
    }
    guard rename(draft, target) == 0 else { throw WriteProblem(path, errno) }
  }

  func remove() { unlink(draft) }

  /// The place that a chain of links ends at, whether anything is there yet or not.
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
