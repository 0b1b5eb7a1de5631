import Foundation
import GestureCore

#if canImport(Glibc) || canImport(Darwin)
  /// TUIO that comes now, in packets of UDP.
  ///
  /// A packet's moment is that of its arrival: what senders say of their own clocks is often nothing, and
  /// never comparable.
  package final class TUIOSocket: InputSource {
    /// Why nobody can listen there.
    package struct Failure: Error, CustomStringConvertible {
      package var description: String
    }

    package let descriptor: Int32
    /// Where senders reach it.
    package let address: String
    /// The scene in points.
    package let size: CGSize
    /// What had to be assumed of the surface, with the way to tell it.
    package let assumption: String?
    package private(set) var origin: Timestamp?
    package private(set) var isOver = false

    private let mapping: SurfaceMapping
    private var script = TUIOScript()
    private var ledger = ContactLedger()
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Listens at `HOST:PORT`, or at this machine's own PORT alone; 0 finds a free one.
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
      #if canImport(Darwin)
        descriptor = socket(AF_INET, SOCK_DGRAM, 0)
      #else
        descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
      #endif
      guard descriptor >= 0 else { throw Self.failure(place) }
      let (bound, found) = Self.bind(descriptor, own)
      guard bound else {
        let failure = Self.failure(place)
        close(descriptor)
        throw failure
      }
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
      address = "udp \(host):\(found)"
      mapping = SurfaceMapping(script.surface, reach: .zero, options)
      size = mapping.size
      assumption = mapping.assumption.map { "\($0.message); \($0.remedy)" }
    }

    deinit { close(descriptor) }

    package func takeFrames(at moment: Timestamp) -> [InputFrame] {
      while !isOver {
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count >= 0 else { break }
        take(Array(buffer[..<count]), at: moment)
      }
      return frames()
    }

    /// Takes a packet; one that is damaged is passed over, since the next tells all that is down again.
    package func take(_ bytes: [UInt8], at moment: Timestamp) {
      guard let packet = OSCPacket(bytes) else { return }
      let start = origin ?? moment
      origin = start
      let time = Timestamp(nanoseconds: max(moment.nanoseconds - start.nanoseconds, 0))
      for message in packet.messages { script.take(message, at: time, into: &ledger) }
      _ = ledger.takeRemarks()
    }

    /// Stops listening: what is down is cancelled.
    package func stop(at moment: Timestamp) -> [InputFrame] {
      isOver = true
      guard let origin else { return [] }
      ledger.at(Timestamp(nanoseconds: max(moment.nanoseconds - origin.nanoseconds, 0)))
      ledger.cancelAll()
      ledger.commit()
      return frames()
    }

    // MARK: - Private

    private func frames() -> [InputFrame] {
      ledger.commit()
      return ledger.takeFrames().map(mapping.map)
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

    private static func failure(_ place: String) -> Failure {
      Failure(description: "\(place): nobody can listen there: \(String(cString: strerror(errno)))")
    }
  }
#endif
