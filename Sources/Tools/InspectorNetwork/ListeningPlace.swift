import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a server listens: an IP address of this machine, parsed by the system, or a Unix socket that only its owner can reach.
package enum ListeningPlace: Sendable, Hashable {
  case four(in_addr_t)
  /// The sixteen bytes of an IPv6 address.
  case six([UInt8])
  case file(String)

  /// Parses an address that a user typed; `nil` if it is not a number or `localhost`. Other host names are refused, because
  /// they may resolve to another machine later.
  package init?(_ text: String) {
    var name = text.lowercased()
    if name == "localhost" { name = "127.0.0.1" }
    if name.hasPrefix("["), name.hasSuffix("]") { name = String(name.dropFirst().dropLast()) }
    var four = in_addr()
    var six = in6_addr()
    if inet_pton(AF_INET, name, &four) == 1 {
      self = .four(four.s_addr)
    } else if inet_pton(AF_INET6, name, &six) == 1 {
      self = .six(withUnsafeBytes(of: &six) { Array($0) })
    } else {
      return nil
    }
  }

  /// Whether only this machine can connect.
  package var isLoopback: Bool {
    switch self {
    case .four(let address): UInt32(bigEndian: address) >> 24 == 127
    case .six(let bytes): bytes == Array(repeating: 0, count: 15) + [1]
    case .file: true
    }
  }

  /// Whether it is the wildcard address.
  package var isEverywhere: Bool {
    switch self {
    case .four(let address): address == 0
    case .six(let bytes): bytes.allSatisfy { $0 == 0 }
    case .file: false
    }
  }

  /// The address as URLs spell it.
  package var name: String {
    switch self {
    case .four(let address):
      (0..<4).map { "\(address >> ($0 * 8) & 255)" }.joined(separator: ".")
    case .six(let bytes):
      Self.spelled(bytes)
    case .file(let path): path
    }
  }

  private static func spelled(_ bytes: [UInt8]) -> String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count)) != nil else { return "::" }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
