#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Carries the bytes of one socket between its client and the library, which gets to see only frames that
/// are as they must be.
final class Relay {
  /// One of the two: the client, or the library by way of a pair of sockets.
  struct End {
    let descriptor: Int32
    /// What the library calls it.
    let connection: OpaquePointer
    /// Whether the library has not closed it yet; then neither of the two means anything.
    var isOpen = true
    /// What waits to be written there.
    var waiting: ArraySlice<UInt8> = []

    /// Writes as much as goes.
    mutating func flush() {
      while isOpen, !waiting.isEmpty {
        let count = waiting.withUnsafeBytes {
          send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count < 0, errno == EINTR { continue }
        // A connection that has gone is noticed when something is read.
        if count < 0, errno != EAGAIN { waiting = [] }
        guard count > 0 else { return }
        waiting = waiting.dropFirst(count)
      }
    }
  }

  enum Reading {
    case bytes(ArraySlice<UInt8>)
    case nothing, end
  }

  /// The socket that it belongs to.
  let owner: OpaquePointer
  var client: End
  var library: End
  private(set) var frames = ClientFrames()
  /// What was wrong with a frame; nothing that comes after it counts.
  private(set) var fault: ClientFrames.Fault?
  /// The library has said why it closes, or nothing is to be said any more.
  var isRefused = false
  init(_ owner: OpaquePointer, client: End, library: End) {
    self.owner = owner
    self.client = client
    self.library = library
  }

  /// What has come to one of the ends.
  static func read(_ end: End, into buffer: inout [UInt8]) -> Reading {
    let count = recv(end.descriptor, &buffer, buffer.count, 0)
    if count > 0 { return .bytes(buffer[..<count]) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .end
  }

  /// Hands on what a client says, unless it is wrong.
  func hear(_ bytes: ArraySlice<UInt8>) {
    // After the end, what still comes is read so that the farewell is not lost.
    guard fault == nil, library.isOpen else { return }
    do throws(ClientFrames.Fault) {
      try frames.follow(bytes)
      library.waiting += bytes
      library.flush()
    } catch {
      fault = error
    }
  }
}
