import Foundation

/// Splits a byte stream as it arrives: standard input, a list, or the output of another process.
struct InputTokens {
  private static let chunk = 1 << 16

  private let descriptor: Int32
  /// Retains the file so that it stays open.
  private let file: FileHandle?
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  /// The error that ended it, if it was not its end.
  private(set) var failure: Int32?

  /// Reads from a descriptor and does not close it.
  init(_ descriptor: Int32) {
    self.init(descriptor, nil)
  }

  private init(_ descriptor: Int32, _ file: FileHandle?) {
    self.descriptor = descriptor
    self.file = file
  }

  /// Reads from a file, or from standard input for `-`; `nil` if it cannot be opened.
  init?(opening path: String) {
    guard path != "-" else {
      self.init(STDIN_FILENO)
      return
    }
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    self.init(file.fileDescriptor, file)
  }

  /// The descriptor to wait on; `nil` at the end of the stream.
  var source: Int32? { isAtEnd ? nil : descriptor }

  /// Whether the buffer contains unread bytes.
  var hasWaiting: Bool { start < buffer.count }

  /// The bytes before the next terminator; at the end of the stream the rest, and then `nil`.
  mutating func next(until end: UInt8, atMost limit: Int) -> [UInt8]? {
    var searched = start
    while true {
      if let found = buffer[searched...].firstIndex(of: end) {
        defer { start = found + 1 }
        return Array(buffer[start..<min(found, start + limit)])
      }
      if buffer.count - start > limit {
        // The rest of an oversized token is discarded up to its terminator.
        let part = Array(buffer[start..<start + limit])
        start = buffer.count
        while !isAtEnd, !buffer[start...].contains(end) {
          start = buffer.count
          fill()
        }
        start = buffer[start...].firstIndex(of: end).map { $0 + 1 } ?? buffer.count
        return part
      }
      guard !isAtEnd else {
        defer { start = buffer.count }
        // What stands before a failure may be cut.
        return failure == nil && start < buffer.count ? Array(buffer[start...]) : nil
      }
      searched = buffer.count
      let moved = start
      fill()
      searched -= moved - start
    }
  }

  /// The next `count` bytes; `nil` if the stream ends before.
  mutating func next(count: Int) -> [UInt8]? {
    while buffer.count - start < count, !isAtEnd { fill() }
    guard buffer.count - start >= count else { return nil }
    defer { start += count }
    return Array(buffer[start..<start + count])
  }

  /// Skips bytes; returns false if the stream ends before.
  mutating func skip(count: Int) -> Bool {
    var rest = count
    while rest > 0 {
      if start == buffer.count {
        guard !isAtEnd else { return false }
        fill()
      }
      let part = min(rest, buffer.count - start)
      start += part
      rest -= part
    }
    return true
  }

  /// Blocks until more bytes have arrived.
  private mutating func fill() {
    if start > 0 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    let end = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: Self.chunk))
    var count = -1
    while true {
      count = buffer.withUnsafeMutableBytes { bytes in
        read(
          descriptor, UnsafeMutableRawBufferPointer(rebasing: bytes[end...]).baseAddress, Self.chunk
        )
      }
      guard count < 0, errno == EINTR || errno == EAGAIN else { break }
      if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
      }
    }
    if count < 0 { failure = errno }
    buffer.removeSubrange((end + max(count, 0))...)
    if count <= 0 { isAtEnd = true }
  }
}
