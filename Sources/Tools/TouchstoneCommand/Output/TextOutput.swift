import Foundation

/// Buffers text for standard output or standard error, so that a long story is not written line by line.
final class TextOutput {
  private static let enough = 1 << 15

  private let descriptor: Int32
  private let isImmediate: Bool
  private var waiting: [UInt8] = []
  /// Error number of a failed write; later text is discarded.
  private(set) var problem: Int32?

  /// Text is written immediately if `isImmediate` or if the file is a terminal.
  init(_ file: FileHandle, isImmediate: Bool = false) {
    descriptor = file.fileDescriptor
    self.isImmediate = isImmediate || isatty(file.fileDescriptor) == 1
  }

  /// Appends text; an empty string flushes the buffer, before the caller waits for something.
  func write(_ text: String) {
    waiting += text.utf8
    if isImmediate || text.isEmpty || waiting.count >= Self.enough { flush() }
  }

  func flush() {
    if problem == nil { problem = Bytes.write(waiting, to: descriptor) }
    waiting.removeAll(keepingCapacity: true)
  }

  /// The error message; `nil` if none occurred or if only the reader has closed the pipe.
  var failure: String? {
    problem.flatMap { $0 == EPIPE ? nil : String(cString: strerror($0)) }
  }
}

/// Writes bytes to a descriptor.
enum Bytes {
  /// Writes all bytes; returns the error number if that fails.
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
