import Foundation

/// A socket that sends packets to a port of this machine.
public final class UDPSender {
  private let descriptor: Int32

  /// `nil` when there is no such port or no socket.
  public init?(port: UInt16) {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_DGRAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let code = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if code != 0 {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Whether the whole packet was sent.
  @discardableResult public func send(_ packet: [UInt8]) -> Bool {
    Foundation.send(descriptor, packet, packet.count, 0) == packet.count
  }
}
