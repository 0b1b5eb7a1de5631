import Foundation

/// Decides which clients the server lets in, from the head of a request alone.
///
/// A page of another site must not be able to reach a server on this machine: neither by naming it
/// (the origin is checked) nor by a name of its own that suddenly means this machine (the host is).
struct Gate: Sendable {
  /// What a request says of itself. `nil` where it says nothing.
  struct Head: Sendable, Equatable {
    var host: String?
    var origin: String?
    var token: String?
    var cookies: String?
  }

  enum Refusal: Error, Equatable {
    case host, origin, token

    /// In words for the user of the page.
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

  /// Whether a file may be fetched: the page by its token, and what belongs to it, whose addresses have
  /// none, by the cookie that came with the page.
  func admitFile(_ head: Head, isPage: Bool) -> Refusal? {
    guard isOurs(head.host) else { return .host }
    return isPage
      ? refusalOfToken(head.token) : refusalOfToken(head.token ?? token(in: head.cookies))
  }

  /// What the page's answer sets, for this server's files alone; `nil` without a token.
  var cookie: String? { token.map { "\(cookieName)=\($0); Path=/; HttpOnly; SameSite=Strict" } }

  /// Cookies of one host are seen at all its ports.
  private var cookieName: String { "touchstone-\(port)" }

  private func token(in cookies: String?) -> String? {
    let own = cookies?.split(separator: ";").lazy
      .map { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }
      .first { $0.count == 2 && $0[0].drop { $0 == " " } == cookieName }
    return own.map { String($0[1]) }
  }

  /// Whether a socket may be opened.
  func admitSocket(_ head: Head) -> Refusal? {
    guard isOurs(head.host) else { return .host }
    guard let origin = head.origin, let host = head.host, origin == "http://\(host)" else {
      return .origin
    }
    return refusalOfToken(head.token)
  }

  private func refusalOfToken(_ given: String?) -> Refusal? {
    guard let token else { return nil }
    // Every byte is looked at, so that the time shows nothing of how far a guess was right.
    let expected = Array(token.utf8)
    let offered = Array((given ?? "").utf8)
    guard offered.count == expected.count else { return .token }
    var difference: UInt8 = 0
    for (one, other) in zip(offered, expected) { difference |= one ^ other }
    return difference == 0 ? nil : .token
  }

  /// A name that could be bound to another address at any time is not ours; numbers cannot be.
  private func isOurs(_ header: String?) -> Bool {
    guard let header else { return false }
    let (name, port) = Self.split(header)
    // A client that comes to a file comes through a tunnel, whose port is the other end's.
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
