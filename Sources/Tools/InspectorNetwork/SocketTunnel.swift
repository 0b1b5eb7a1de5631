import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Forwards clients of a loopback port to a server that listens at a Unix socket: bytes pass both ways unchanged. That server
/// decides which clients it admits.
package final class SocketTunnel: Sendable {
  /// Connections at a time; a page needs about seven.
  private static let most = 128
  private static let breath: Int32 = 200

  package let port: Int
  private let isStopped: TunnelEnd

  private final class TunnelEnd: Sendable {
    let isReached = Mutex(false)
  }

  /// - Throws: `ServerError` if the port is not available, no server listens at the socket, or the socket may belong to another
  ///   user.
  package init(port: Int, to path: String) throws(ServerError) {
    try Listener.checkOwner(of: path)
    guard let first = TunnelPair.connect(to: path) else { throw .nobodyThere(path) }
    close(first)
    let end = TunnelEnd()
    isStopped = end
    let started = Mutex<Result<Int, ServerError>?>(nil)
    let hasStarted = DispatchSemaphore(value: 0)
    let thread = Thread {
      let listener = Result { () throws(ServerError) in
        try Listener(.four(UInt32(0x7F00_0001).bigEndian), port: port)
      }
      started.withLock { $0 = listener.map(\.port) }
      hasStarted.signal()
      if case .success(let listener) = listener { Self.run(listener, path, end) }
    }
    thread.name = "touchstone tunnel"
    thread.start()
    hasStarted.wait()
    self.port = try (started.withLock { $0 } ?? .failure(.noDescriptors)).get()
  }

  package func stop() { isStopped.isReached.withLock { $0 = true } }

  private static func run(_ listener: Listener, _ path: String, _ end: TunnelEnd) {
    var pairs: [TunnelPair] = []
    while !end.isReached.withLock({ $0 }) {
      var polls = [pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0)]
      for pair in pairs { polls += pair.polls }
      guard poll(&polls, nfds_t(polls.count), breath) > 0 else { continue }
      for (place, pair) in pairs.enumerated() {
        pair.move(polls[1 + 2 * place].revents, polls[2 + 2 * place].revents)
      }
      pairs.removeAll(where: \.isOver)
      guard polls[0].revents != 0 else { continue }
      while let client = listener.accept() {
        // Half-open connections must not block a page: the oldest that the server has not answered is closed first.
        if pairs.count >= most, let oldest = pairs.firstIndex(where: { !$0.isAnswered }) {
          pairs.remove(at: oldest)
        }
        if pairs.count < most, let pair = TunnelPair(client, to: path) {
          pairs.append(pair)
        } else {
          close(client)
        }
      }
    }
  }
}

/// The two ends of a connection and their pending bytes.
final class TunnelPair {
  /// Bytes that may wait for a slow end before reading from the other end stops.
  private static let room = 256 << 10

  private let ends: [Int32]
  /// Bytes that wait to be written to each end.
  private var waiting: [[UInt8]] = [[], []]
  /// Ends that have closed their writing side.
  private var isSilent = [false, false]
  private(set) var isOver = false
  /// Whether the server has sent anything: it does not answer an incomplete request.
  private(set) var isAnswered = false

  init?(_ client: Int32, to path: String) {
    guard let server = Self.connect(to: path) else { return nil }
    _ = fcntl(server, F_SETFL, fcntl(server, F_GETFL) | O_NONBLOCK)
    ends = [client, server]
  }

  deinit { for end in ends { close(end) } }

  var polls: [pollfd] {
    (0..<2).map { place in
      var events: Int32 = 0
      if !isSilent[place], waiting[1 - place].count < Self.room { events |= POLLIN }
      if !waiting[place].isEmpty { events |= POLLOUT }
      // Without events of interest the descriptor is left out, because `poll` would report its hang-up forever.
      return pollfd(fd: events == 0 ? -1 : ends[place], events: Int16(events), revents: 0)
    }
  }

  /// Moves bytes according to the events that `poll` reported for both ends.
  func move(_ first: Int16, _ second: Int16) {
    for (place, events) in [first, second].enumerated() where events != 0 {
      if Int32(events) & POLLOUT != 0 { write(to: place) }
      if Int32(events) & (POLLIN | POLLHUP | POLLERR) != 0 { read(from: place) }
    }
    for place in 0..<2 where isSilent[place] && waiting[1 - place].isEmpty { isOver = true }
  }

  private func read(from place: Int) {
    guard !isSilent[place] else { return }
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    let count = recv(ends[place], &bytes, bytes.count, 0)
    if count > 0 {
      if place == 1 { isAnswered = true }
      waiting[1 - place] += bytes[..<count]
      write(to: 1 - place)
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      isSilent[place] = true
    }
  }

  private func write(to place: Int) {
    guard !waiting[place].isEmpty else { return }
    let count = send(
      ends[place], waiting[place], waiting[place].count, Int32(MSG_NOSIGNAL))
    if count > 0 {
      waiting[place].removeFirst(count)
    } else if count < 0, errno != EAGAIN, errno != EINTR {
      waiting[place] = []
      isSilent = [true, true]
      waiting = [[], []]
    }
  }

  /// Connects to a server that listens at a Unix socket; `nil` if that fails.
  static func connect(to path: String) -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    let server = socket(AF_UNIX, kind, 0)
    guard server >= 0 else { return nil }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(server, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else {
      close(server)
      return nil
    }
    return server
  }
}
