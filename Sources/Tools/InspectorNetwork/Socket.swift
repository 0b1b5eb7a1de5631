import CLibWebsockets

/// One client's socket, as the network sees it.
final class Socket {
  let client: ClientID
  var rate: RateLimit
  /// The parts of a message that has not come to its end.
  var incoming: [UInt8] = []
  var outgoing: [[UInt8]] = []
  var backlog = 0
  /// Why it is to be closed.
  var closing: Refusal?
  /// What carries its bytes, and the bytes of messages that the library has made of them.
  var relay: Relay?
  var received = 0

  init(_ client: ClientID, rate: Double) {
    self.client = client
    self.rate = RateLimit(perSecond: rate)
  }
}

/// Why a socket is closed, in words for its page and in a number of RFC 6455.
struct Refusal {
  let words: String
  let status: lws_close_status

  init(_ words: String, _ status: lws_close_status = LWS_CLOSE_STATUS_POLICY_VIOLATION) {
    self.words = words
    self.status = status
  }

  static let tooMuch = Refusal("That was too much at once.")

  static func protocolError(_ words: String) -> Refusal {
    Refusal(words, LWS_CLOSE_STATUS_PROTOCOL_ERR)
  }
}

/// Events that the main actor has not taken yet.
struct Untaken {
  var clients: [ClientID: ServerSettings.Waiting] = [:]
  var bytes = 0

  mutating func add(_ event: NetworkEvent) {
    guard case .received(let client, _, at: _) = event else { return }
    clients[client, default: .init()].count += 1
    clients[client, default: .init()].bytes += event.size
    bytes += event.size
  }
}
