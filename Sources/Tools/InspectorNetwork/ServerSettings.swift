import Foundation

/// Where the playground's server listens, which clients it lets in, and how much of anything it
/// takes.
package struct ServerSettings: Sendable {
  package var place: ListeningPlace
  /// 0 lets the system choose; meaningless for a file.
  package var port: Int
  /// What the address must carry; `nil` lets every client in that reaches the server.
  package var token: String?
  package var limits = Limits()
  /// How the one kind of message begins that may be larger than others; `nil` lets none be.
  package var largeMessage: String?

  /// Bounds on what a client may cost.
  package struct Limits: Sendable {
    /// Sockets that are open at one time.
    package var clients = 64
    /// Connections of any kind that are open at one time.
    package var connections = 400
    /// Connections among them that have not identified themselves yet; of more, the oldest goes.
    package var strangers = 128
    /// Bytes of one ordinary message.
    package var messageSize = 1 << 20
    /// Bytes of the one message that may be larger: a recording that is dropped on the page.
    package var recordingSize = 34 << 20
    /// Seconds that a client may take to send one while another waits to send its own.
    package var recordingSeconds = 60.0
    /// Messages a second, over a while.
    package var messagesPerSecond = 1500.0
    /// Messages of one client that may wait to be received, and their bytes.
    package var waitingMessages = 5000
    package var waitingBytes = 64 << 20
    /// Bytes of all clients together; beyond that, a client that has a good part of it must go.
    package var allWaitingBytes = 256 << 20
    /// Bytes that may wait for a client that reads slowly, before the next message for it.
    package var backlog = 8 << 20
    /// Seconds that a client may take to say what it wants.
    package var patience: UInt32 = 10
    /// Seconds of silence after which a client is asked whether it is there, and until it is given up.
    package var silence: (ask: UInt16, giveUp: UInt16) = (20, 30)

    package init() {}

    /// Whether a client has too much waiting.
    func isTooMuch(_ waiting: Waiting, ofAll all: Int) -> Bool {
      waiting.count > waitingMessages || waiting.bytes > waitingBytes
        || all > allWaitingBytes && waiting.bytes > allWaitingBytes / (clients + 1)
    }
  }

  /// Messages that wait to be received.
  struct Waiting: Sendable, Equatable {
    var count = 0
    var bytes = 0
  }

  /// - Parameters:
  ///   - host: an address of this machine; loopback by default.
  ///   - hasToken: whether the address gets a random token; only loopback may go without.
  /// - Throws: `ServerError` for what is no address, and for an open door to others.
  package init(
    host: String = "127.0.0.1", port: Int = 0, hasToken: Bool = true
  ) throws(ServerError) {
    guard let place = ListeningPlace(host) else { throw .noAddress(host) }
    guard hasToken || place.isLoopback else { throw .tokenNeeded(host) }
    self.init(place, port: port, hasToken: hasToken)
  }

  /// A file that only its owner can reach.
  package init(file path: String, hasToken: Bool = true) {
    self.init(.file(path), port: 0, hasToken: hasToken)
  }

  private init(_ place: ListeningPlace, port: Int, hasToken: Bool) {
    self.place = place
    self.port = port
    token = hasToken ? Self.randomToken() : nil
  }

  /// 128 random bits, spelled so that they fit into an address.
  private static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    let halves = [generator.next(), generator.next()] as [UInt64]
    return halves.map { String($0, radix: 36) }.joined()
  }
}
