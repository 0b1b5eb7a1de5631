import Foundation

/// Gathers text for standard output or standard error, so that a long story is not written line by line.
final class TextOutput {
  private static let enough = 1 << 15

  private let descriptor: Int32
  private let isImmediate: Bool
  private var waiting: [UInt8] = []
  /// Why nothing more can be written; the rest is thrown away.
  private(set) var problem: Int32?

  /// Text goes out at once if `isImmediate`, or if it goes to a terminal.
  init(_ file: FileHandle, isImmediate: Bool = false) {
    descriptor = file.fileDescriptor
    self.isImmediate = isImmediate || isatty(file.fileDescriptor) == 1
  }

  /// Takes text; an empty one lets all out that waits, before something else is waited for.
  func write(_ text: String) {
    waiting += text.utf8
    if isImmediate || text.isEmpty || waiting.count >= Self.enough { flush() }
  }

  func flush() {
    if problem == nil { problem = Bytes.write(waiting, to: descriptor) }
    waiting.removeAll(keepingCapacity: true)
  }

  /// What went wrong, in words. A reader that has gone away needs no more text and no complaint.
  var failure: String? {
    problem.flatMap { $0 == EPIPE ? nil : String(cString: strerror($0)) }
  }
}

/// Bytes on their way to a descriptor.
enum Bytes {
  /// Writes all of them; returns the error's number if that is not possible.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(descriptor, part.baseAddress, part.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&room, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
