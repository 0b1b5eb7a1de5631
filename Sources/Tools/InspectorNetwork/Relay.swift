#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Carries the bytes of one socket between its client and the library, and passes only valid frames to the library.
final class Relay {
  /// One of the two ends: the client's, or the library's, which is connected through a socket pair.
  struct End {
    let descriptor: Int32
    /// The library's handle.
    let connection: OpaquePointer
    /// Whether the library has not closed it; a closed end's descriptor and handle are invalid.
    var isOpen = true
    /// Bytes that wait to be written to this end.
    var waiting: ArraySlice<UInt8> = []

    /// Writes as many bytes as the descriptor accepts.
    mutating func flush() {
      while isOpen, !waiting.isEmpty {
        let count = waiting.withUnsafeBytes {
          send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count < 0, errno == EINTR { continue }
        // A closed connection is detected when it is read.
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

  /// The socket that the relay belongs to.
  let owner: OpaquePointer
  var client: End
  var library: End
  private(set) var frames = ClientFrames()
  /// The first violation in the client's frames; later bytes are ignored.
  private(set) var fault: ClientFrames.Fault?
  /// Whether the library has sent its close reason, or need not send one.
  var isRefused = false
  init(_ owner: OpaquePointer, client: End, library: End) {
    self.owner = owner
    self.client = client
    self.library = library
  }

  /// Reads what has arrived at an end.
  static func read(_ end: End, into buffer: inout [UInt8]) -> Reading {
    let count = recv(end.descriptor, &buffer, buffer.count, 0)
    if count > 0 { return .bytes(buffer[..<count]) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .end
  }

  /// Forwards the client's bytes unless they violate the protocol.
  func hear(_ bytes: ArraySlice<UInt8>) {
    // Later bytes are read and dropped, because unread bytes would reset the connection before the close frame arrives.
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
