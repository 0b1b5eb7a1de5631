import Foundation

/// Where the playground's server listens, which clients it admits, and its limits.
package struct ServerSettings: Sendable {
  package var place: ListeningPlace
  /// 0 lets the system choose; ignored for a Unix socket.
  package var port: Int
  /// The token that the address must contain; `nil` admits every client.
  package var token: String?
  package var limits = Limits()
  /// The beginning of the one message type that may be larger; `nil` if there is none.
  package var largeMessage: String?

  /// Limits on a client's use of resources.
  package struct Limits: Sendable {
    /// Sockets open at a time.
    package var clients = 64
    /// Connections of any kind open at a time.
    package var connections = 400
    /// Connections that have not identified themselves yet; above this number, the oldest is closed.
    package var strangers = 128
    /// Bytes of an ordinary message.
    package var messageSize = 1 << 20
    /// Bytes of a message that may be larger: a recording dropped on the page.
    package var recordingSize = 34 << 20
    /// Seconds that a client may take to send one while another waits to send its own.
    package var recordingSeconds = 60.0
    /// Messages a second, over a while.
    package var messagesPerSecond = 1500.0
    /// Unprocessed messages of one client, and their bytes.
    package var waitingMessages = 5000
    package var waitingBytes = 64 << 20
    /// Unprocessed bytes of all clients; above this, clients with a large share are disconnected.
    package var allWaitingBytes = 256 << 20
    /// Unsent bytes for a client that reads slowly, before the next message is queued.
    package var backlog = 8 << 20
    /// Seconds in which a client must identify itself.
    package var patience: UInt32 = 10
    /// Seconds without a message until a ping is sent, and until the client is disconnected.
    package var silence: (ask: UInt16, giveUp: UInt16) = (20, 30)

    package init() {}

    /// Whether a client has too many unprocessed messages.
    func isTooMuch(_ waiting: Waiting, ofAll all: Int) -> Bool {
      waiting.count > waitingMessages || waiting.bytes > waitingBytes
        || all > allWaitingBytes && waiting.bytes > allWaitingBytes / (clients + 1)
    }
  }

  /// A client's unprocessed messages.
  struct Waiting: Sendable, Equatable {
    var count = 0
    var bytes = 0
  }

  /// - Parameters:
  ///   - host: an address of this machine; loopback by default.
  ///   - hasToken: whether the address gets a random token; only loopback may omit it.
  /// - Throws: `ServerError` if `host` is not an address, or if other machines could connect without a token.
  package init(
    host: String = "127.0.0.1", port: Int = 0, hasToken: Bool = true
  ) throws(ServerError) {
    guard let place = ListeningPlace(host) else { throw .noAddress(host) }
    guard hasToken || place.isLoopback else { throw .tokenNeeded(host) }
    self.init(place, port: port, hasToken: hasToken)
  }

  /// Listens at a Unix socket that only its owner can reach.
  package init(file path: String, hasToken: Bool = true) {
    self.init(.file(path), port: 0, hasToken: hasToken)
  }

  private init(_ place: ListeningPlace, port: Int, hasToken: Bool) {
    self.place = place
    self.port = port
    token = hasToken ? Self.randomToken() : nil
  }

  /// A token of 128 random bits, encoded for use in an address.
  private static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    let halves = [generator.next(), generator.next()] as [UInt64]
    return halves.map { String($0, radix: 36) }.joined()
  }
}
