import Foundation
import GestureCore
import TouchRecordings

/// Receives live TUIO in UDP packets.
///
/// A packet has the time of its arrival, because senders often report no time, and their clocks differ.
package final class TUIOSocket: InputSource {
  /// Why the socket could not be opened.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  package let descriptor: Int32
  /// The address for senders.
  package let address: String
  package private(set) var origin: Timestamp?
  package private(set) var isOver = false

  private var packets: TUIOPackets
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// The most packets that are taken in one call.
  private static let mostPackets = 256

  /// Listens at `HOST:PORT`, or at PORT on loopback; port 0 selects a free one.
  package init(_ place: String, options: RecordingOptions = RecordingOptions()) throws(Failure) {
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let port = parts.last.flatMap({ UInt16($0) }) else {
      throw Failure(description: "“\(place)” is no place to listen at; write PORT or HOST:PORT")
    }
    let host = parts.count == 2 ? String(parts[0]) : "127.0.0.1"
    var own = sockaddr_in()
    own.sin_family = sa_family_t(AF_INET)
    own.sin_port = port.bigEndian
    guard inet_pton(AF_INET, host, &own.sin_addr) == 1 else {
      throw Failure(description: "“\(host)” is no address such as 127.0.0.1, or 0.0.0.0 for all")
    }
    let kind = Int32(SOCK_DGRAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw Self.failure(place, errno) }
    let (bound, found) = Self.bind(descriptor, own)
    guard bound else {
      let code = errno
      close(descriptor)
      throw Self.failure(place, code)
    }
    address = "udp \(host):\(found)"
    packets = TUIOPackets(options: options)
  }

  deinit { close(descriptor) }

  /// The scene's size in points.
  package var size: CGSize { packets.size }
  /// The assumption about the surface, with the option that replaces it; `nil` if there is none.
  package var assumption: String? { packets.assumption }

  package func takeFrames(at moment: Timestamp) -> [InputFrame] {
    var sender = sockaddr_in()
    // Senders that never pause leave time for signals and deadlines: the loop calls again.
    for _ in 0..<Self.mostPackets where !isOver {
      let count = receive(&sender)
      guard count >= 0 else { break }
      take(Array(buffer[..<count]), from: "\(sender.sin_addr.s_addr)", at: moment)
    }
    return packets.takeFrames()
  }

  /// Processes a packet; a damaged one is ignored.
  package func take(_ bytes: [UInt8], from sender: String = "", at moment: Timestamp) {
    if packets.take(bytes, from: sender, at: time(moment)) { origin = origin ?? moment }
  }

  /// Stops listening; returns frames that cancel active contacts.
  package func stop(at moment: Timestamp) -> [InputFrame] {
    isOver = true
    packets.cancelAll(at: time(moment))
    return packets.takeFrames()
  }

  // MARK: - Private

  /// Time since the first packet.
  private func time(_ moment: Timestamp) -> Timestamp {
    Timestamp(nanoseconds: max(moment.nanoseconds - (origin ?? moment).nanoseconds, 0))
  }

  /// Reads the next packet; returns its length and stores its sender.
  private func receive(_ sender: inout sockaddr_in) -> Int {
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &sender) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        recvfrom(descriptor, &buffer, buffer.count, 0, $0, &size)
      }
    }
  }

  /// Binds a socket, and finds its port.
  private static func bind(_ descriptor: Int32, _ address: sockaddr_in) -> (Bool, port: UInt16) {
    var address = address
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
        Foundation.bind(descriptor, place, size) == 0
          && getsockname(descriptor, place, &size) == 0
      }
    }
    return (isBound, UInt16(bigEndian: address.sin_port))
  }

  private static func failure(_ place: String, _ code: Int32) -> Failure {
    guard code != EADDRINUSE else {
      return Failure(
        description: "\(place): another program listens there already; name another port, or 0 for"
          + " a free one")
    }
    return Failure(
      description: "\(place): cannot listen there: \(String(cString: strerror(code)))")
  }
}
