import Foundation

/// Where the playground's server listens, whom it lets in, and how much of anything it takes.
package struct ServerSettings: Sendable {
  /// An address of this machine; loopback unless told otherwise.
  package var host: String
  /// 0 lets the system choose.
  package var port: Int
  /// What the address must carry; `nil` for loopback, where only this machine can ask.
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
    /// Bytes of one ordinary message.
    package var messageSize = 1 << 20
    /// Bytes of the one message that may be larger: a recording that somebody drops on the page.
    package var recordingSize = 34 << 20
    /// Messages a second, over a while.
    package var messagesPerSecond = 1500.0
    /// Messages of one client that may wait to be heard, and their bytes.
    package var waitingMessages = 5000
    package var waitingBytes = 64 << 20
    /// Bytes of all clients together; beyond that, whoever has a good part of it must go.
    package var allWaitingBytes = 256 << 20
    /// Bytes that may wait for a client that reads slowly, before the next message for it.
    package var backlog = 8 << 20

    package init() {}

    /// Whether a client has too much waiting.
    func isTooMuch(_ waiting: Waiting, ofAll all: Int) -> Bool {
      waiting.count > waitingMessages || waiting.bytes > waitingBytes
        || all > allWaitingBytes && waiting.bytes > allWaitingBytes / (clients + 1)
    }
  }

  /// Messages that wait to be heard.
  struct Waiting: Sendable, Equatable {
    var count = 0
    var bytes = 0
  }

  /// - Parameter host: an address of this machine. Any but a loopback one gets a random token.
  package init(host: String = "127.0.0.1", port: Int = 0) {
    self.host = host
    self.port = port
    token = Self.isLoopback(host) ? nil : Self.randomToken()
  }

  static func isLoopback(_ host: String) -> Bool {
    host == "localhost" || host == "::1" || host.hasPrefix("127.")
  }

  /// 128 random bits, spelled so that they fit into an address.
  private static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    let halves = [generator.next(), generator.next()] as [UInt64]
    return halves.map { String($0, radix: 36) }.joined()
  }
}
