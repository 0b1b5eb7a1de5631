import CLibWebsockets
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The relays between clients and libwebsockets.
extension NetworkLoop {
  /// Seconds in which a client may acknowledge the close.
  private static let farewell: Int32 = 2

  /// Replaces the client's connection in the library by one end of a socket pair; the relay owns the connection from then on.
  func putRelay(into connection: OpaquePointer) -> Relay? {
    let known = lws_get_socket_fd(connection)
    let client = fcntl(known, F_DUPFD_CLOEXEC, 0)
    guard client >= 0 else { return nil }
    var pair: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else {
      close(client)
      return nil
    }
    dup2(pair[0], known)
    _ = fcntl(known, F_SETFD, FD_CLOEXEC)
    close(pair[0])
    guard let outside = adopt(client) else {
      close(pair[1])
      return nil
    }
    guard let inside = adopt(pair[1]) else {
      dismiss(outside, after: 0)
      return nil
    }
    let relay = Relay(
      connection, client: Relay.End(descriptor: client, connection: outside),
      library: Relay.End(descriptor: pair[1], connection: inside))
    relays[outside] = relay
    relays[inside] = relay
    return relay
  }

  /// Reads what has arrived at one of a relay's ends. A result other than 0 closes that end.
  func readRelayed(_ connection: OpaquePointer) -> Int32 {
    guard let relay = relays[connection] else { return -1 }
    let isClient = connection == relay.client.connection
    switch Relay.read(isClient ? relay.client : relay.library, into: &relayed) {
    case .nothing: return 0
    case .bytes(let bytes): isClient ? hear(bytes, relay) : tell(bytes, relay)
    case .end where isClient:
      // Bytes that the client has already sent are still delivered; then the library reads the end of file.
      relay.library.flush()
      shutdown(relay.library.descriptor, Int32(SHUT_RDWR))
      return -1
    case .end: return -1
    }
    regulate(relay)
    return 0
  }

  /// One of a relay's ends is writable again.
  func writeRelayed(_ connection: OpaquePointer) -> Int32 {
    guard let relay = relays[connection] else { return -1 }
    relay.client.flush()
    relay.library.flush()
    if !relay.library.isOpen { sayFarewell(relay) }
    regulate(relay)
    return 0
  }

  private func hear(_ bytes: ArraySlice<UInt8>, _ relay: Relay) {
    let wasFine = relay.fault == nil
    relay.hear(bytes)
    guard wasFine, let fault = relay.fault, let socket = sockets[relay.owner],
      socket.relay === relay
    else { return }
    socket.closing = .protocolError(fault.words)
    lws_callback_on_writable(relay.owner)
  }

  private func tell(_ bytes: ArraySlice<UInt8>, _ relay: Relay) {
    guard relay.client.isOpen else { return }
    relay.client.waiting += bytes
    relay.client.flush()
    // The client's answer to the close is not forwarded, so the library need not wait for it.
    if relay.fault != nil, relay.isRefused {
      shutdown(relay.library.descriptor, Int32(SHUT_WR))
    }
  }

  /// Flow control: each end is read only after the other end has accepted the previous bytes.
  private func regulate(_ relay: Relay) {
    if relay.library.isOpen {
      lws_rx_flow_control(relay.library.connection, relay.client.waiting.isEmpty ? 1 : 0)
      if !relay.library.waiting.isEmpty { lws_callback_on_writable(relay.library.connection) }
    }
    if relay.client.isOpen {
      lws_rx_flow_control(relay.client.connection, relay.library.waiting.isEmpty ? 1 : 0)
      if !relay.client.waiting.isEmpty { lws_callback_on_writable(relay.client.connection) }
    }
  }

  /// Shuts down writing to the client once the library has closed and all its bytes are sent.
  private func sayFarewell(_ relay: Relay) {
    guard relay.client.isOpen, relay.client.waiting.isEmpty else { return }
    shutdown(relay.client.descriptor, Int32(SHUT_WR))
    dismiss(relay.client.connection, after: Self.farewell)
  }

  /// One of the ends has closed; if it was the client's, the whole relay ends.
  func forgetRelay(_ connection: OpaquePointer) {
    guard let relay = relays.removeValue(forKey: connection) else { return }
    if connection == relay.library.connection {
      relay.library.isOpen = false
      relay.library.waiting = []
      // A client that stops reading is dismissed after a timeout.
      if relay.client.isOpen { dismiss(relay.client.connection, after: Self.farewell) }
      sayFarewell(relay)
      regulate(relay)
    } else {
      relay.client.isOpen = false
      relay.client.waiting = []
      if relay.library.isOpen { shutdown(relay.library.descriptor, Int32(SHUT_RDWR)) }
    }
  }

  private func adopt(_ descriptor: Int32) -> OpaquePointer? {
    lws_adopt_descriptor_vhost(
      host, LWS_ADOPT_RAW_FILE_DESC, lws_sock_file_fd_type(filefd: descriptor), Self.door, nil)
  }

  func dismiss(_ connection: OpaquePointer, after seconds: Int32) {
    lws_set_timeout(
      connection, PENDING_TIMEOUT_USER_OK, seconds == 0 ? Int32(LWS_TO_KILL_ASYNC) : seconds)
  }
}
