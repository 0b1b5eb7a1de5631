import Foundation
import Waiting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A client that can say anything, right or wrong, to a server on this machine.
final class RawClient {
  private let socket: Int32

  init?(port: Int, six: Bool = false) {
    if six {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = in_port_t(port).bigEndian
      address.sin6_addr = in6addr_loopback
      guard let socket = Self.connected(AF_INET6, &address) else { return nil }
      self.socket = socket
    } else {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      guard let socket = Self.connected(AF_INET, &address) else { return nil }
      self.socket = socket
    }
  }

  init?(file path: String) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    guard let socket = Self.connected(AF_UNIX, &address) else { return nil }
    self.socket = socket
  }

  private static func connected<Address>(_ family: Int32, _ address: inout Address) -> Int32? {
    let socket = Glibc.socket(family, Int32(SOCK_STREAM.rawValue), 0)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<Address>.size))
      }
    }
    guard result == 0 else {
      close(socket)
      return nil
    }
    return socket
  }

  deinit { close(socket) }

  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      guard Waiting.isReady(socket, for: Int16(POLLOUT)) else { return false }
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      }
      if count < 0, errno == EAGAIN { continue }
      if count <= 0 { return false }
      sent += count
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// What comes until the server closes or `isEnough` says so, or until nothing more can come.
  func receive(until isEnough: ([UInt8]) -> Bool = { _ in false }) -> [UInt8] {
    var all: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65536)
    while !isEnough(all), Waiting.isReadable(socket) {
      let count = recv(socket, &part, part.count, 0)
      if count <= 0 { break }
      all += part.prefix(count)
    }
    return all
  }

  // MARK: HTTP

  func get(_ path: String, host: String, method: String = "GET") -> String {
    send("\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
    return String(decoding: receive(), as: UTF8.self)
  }

  /// Asks for a socket; the answer's first line.
  func upgrade(
    port: Int, host: String? = nil, origin: String? = nil, path: String = "/socket",
    subprotocol: String = "touchstone.1", version: String = "13"
  ) -> String {
    send(
      request(
        port: port, host: host, origin: origin, path: path, subprotocol: subprotocol,
        version: version))
    let head = String(
      decoding: receive { $0.suffix(4).elementsEqual([13, 10, 13, 10]) }, as: UTF8.self)
    return String(head.prefix { $0 != "\r\n" && $0 != "\r" })
  }

  /// What asks for a socket.
  func request(
    port: Int, host: String? = nil, origin: String? = nil, path: String = "/socket",
    subprotocol: String = "touchstone.1", version: String = "13"
  ) -> String {
    let host = host ?? "localhost:\(port)"
    return "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nOrigin: \(origin ?? "http://\(host)")\r\n"
      + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: \(version)\r\n"
      + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
      + "Sec-WebSocket-Protocol: \(subprotocol)\r\n\r\n"
  }

  // MARK: Frames

  /// A short frame without a mask, as only servers may send it.
  static func unmasked(_ payload: [UInt8], opcode: UInt8 = 1) -> [UInt8] {
    [0x80 | opcode, UInt8(payload.count)] + payload
  }

  /// A frame as a client must send it, masked (with zeros, which are as good a mask as any).
  static func frame(_ payload: [UInt8], opcode: UInt8 = 1, isFinal: Bool = true) -> [UInt8] {
    var frame: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
    switch payload.count {
    case ..<126: frame.append(0x80 | UInt8(payload.count))
    case ..<65536:
      frame.append(0x80 | 126)
      frame += [UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default:
      frame.append(0x80 | 127)
      frame += (0..<8).reversed().map { UInt8(payload.count >> ($0 * 8) & 255) }
    }
    return frame + [0, 0, 0, 0] + payload
  }

  /// The code with which the server closes, if it does.
  func closeCode() -> Int? {
    Self.closeCode(in: receive { Self.closeCode(in: $0) != nil })
  }

  static func closeCode(in bytes: [UInt8]) -> Int? {
    var bytes = bytes[...]
    while let first = bytes.first, bytes.count >= 2 {
      var length = Int(bytes[bytes.startIndex + 1] & 127)
      var head = 2
      if length == 126, bytes.count >= 4 {
        length = Int(bytes[bytes.startIndex + 2]) << 8 | Int(bytes[bytes.startIndex + 3])
        head = 4
      }
      let payload = bytes.dropFirst(head).prefix(length)
      if first & 15 == 8 {
        guard payload.count >= 2 else { return 1005 }
        return Int(payload[payload.startIndex]) << 8 | Int(payload[payload.startIndex + 1])
      }
      bytes = bytes.dropFirst(head + length)
    }
    return nil
  }
}
