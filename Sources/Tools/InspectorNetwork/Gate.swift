import Foundation

/// Decides from a request's header which clients the server admits.
///
/// Pages of other sites must not reach a server on this machine, neither by its address (so the origin is checked) nor by DNS
/// rebinding of their own name (so the host is checked).
struct Gate: Sendable {
  /// The header fields of a request. `nil` where the field is missing.
  struct Head: Sendable, Equatable {
    var host: String?
    var origin: String?
    var token: String?
    var cookies: String?
  }

  enum Refusal: Error, Equatable {
    case host, origin, token

    /// The message shown to the page's user.
    var text: String {
      switch self {
      case .host: "This server does not answer to that name.\n"
      case .origin: "Another page may not speak to this server.\n"
      case .token: "The address lacks its token; copy it whole from the terminal.\n"
      }
    }
  }

  var place: ListeningPlace
  var port: Int
  var token: String?

  /// Checks whether a file may be fetched. The page needs the token in its address; its other files, whose addresses have no
  /// token, need the cookie that came with the page. `nil` means admitted.
  func admitFile(_ head: Head, isPage: Bool) -> Refusal? {
    guard isOurs(head.host) else { return .host }
    return isPage
      ? refusalOfToken(head.token) : refusalOfToken(head.token ?? token(in: head.cookies))
  }

  /// The cookie that the page's response sets, only for this server's files; `nil` without a token.
  var cookie: String? { token.map { "\(cookieName)=\($0); Path=/; HttpOnly; SameSite=Strict" } }

  /// A host's cookies are sent to all its ports, so the name contains the port.
  private var cookieName: String { "touchstone-\(port)" }

  private func token(in cookies: String?) -> String? {
    for cookie in cookies?.split(separator: ";") ?? [] {
      let pair = cookie.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, pair[0].drop(while: { $0 == " " }) == cookieName else { continue }
      return String(pair[1])
    }
    return nil
  }

  /// Checks whether a socket may be opened; `nil` means admitted.
  func admitSocket(_ head: Head) -> Refusal? {
    guard isOurs(head.host) else { return .host }
    guard let origin = head.origin, let host = head.host, origin == "http://\(host)" else {
      return .origin
    }
    return refusalOfToken(head.token)
  }

  private func refusalOfToken(_ given: String?) -> Refusal? {
    guard let token else { return nil }
    // Compares all bytes, so that the time does not reveal how many of them matched.
    let expected = Array(token.utf8)
    let offered = Array((given ?? "").utf8)
    guard offered.count == expected.count else { return .token }
    var difference: UInt8 = 0
    for (one, other) in zip(offered, expected) { difference |= one ^ other }
    return difference == 0 ? nil : .token
  }

  /// Whether the host header is a number or `localhost`. Other names are refused, because they could resolve to another address
  /// at any time.
  private func isOurs(_ header: String?) -> Bool {
    guard let header else { return false }
    let (name, port) = Self.split(header)
    // A client of a Unix socket comes through a tunnel, so its port is that of the tunnel's other end.
    if case .file = place { return ListeningPlace(name)?.isLoopback == true }
    return port == self.port && ListeningPlace(name) != nil
  }

  static func split(_ header: String) -> (name: String, port: Int) {
    if header.hasPrefix("["), let end = header.firstIndex(of: "]") {
      let name = header[header.index(after: header.startIndex)..<end]
      let rest = header[header.index(after: end)...]
      return (String(name), rest.hasPrefix(":") ? Int(rest.dropFirst()) ?? -1 : 80)
    }
    let parts = header.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 1 { return (header.lowercased(), 80) }
    guard parts.count == 2 else { return ("", -1) }
    return (parts[0].lowercased(), Int(parts[1]) ?? -1)
  }
}
