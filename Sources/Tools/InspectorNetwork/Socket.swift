import CLibWebsockets

/// One client's socket, as the network sees it.
final class Socket {
  let client: ClientID
  var rate: RateLimit
  /// The parts so far of an incomplete message.
  var incoming: [UInt8] = []
  var outgoing: [[UInt8]] = []
  var backlog = 0
  /// Why the socket is being closed; `nil` while it is not.
  var closing: Refusal?
  /// The relay of its bytes, and the number of payload bytes that the library has delivered.
  var relay: Relay?
  var received = 0

  init(_ client: ClientID, rate: Double) {
    self.client = client
    self.rate = RateLimit(perSecond: rate)
  }
}

/// Why a socket is closed: text for its page, and a close code of RFC 6455.
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

/// Events that the main actor has not processed yet.
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
