import Dispatch
import Foundation
import Synchronization

/// Serves the page and its sockets.
///
/// The network runs on its own thread, which does not know scenes. Received events reach the main actor in order, and messages
/// are sent in order.
@MainActor package final class PageServer {
  /// The server's settings, with the actual port if the system chose it.
  package let settings: ServerSettings
  private let orders: Mailbox<NetworkOrder>
  private let bell: NetworkBell
  private let hasEnded = DispatchSemaphore(value: 0)
  private var isStopped = false
  /// Seconds in which the network's thread may close its connections.
  private static let patience = 0.4

  /// Starts listening.
  /// - Parameters:
  ///   - files: the page's files by path.
  ///   - hear: called on the main actor for each event.
  /// - Throws: `ServerError` if the address cannot be listened on.
  package init(
    _ settings: ServerSettings, files: [String: PageFile],
    hear: @escaping @MainActor (NetworkEvent) -> Void
  ) throws(ServerError) {
    let events = Mailbox<NetworkEvent>()
    let orders = Mailbox<NetworkOrder>()
    let bell = NetworkBell()
    let reception = Reception(events, limits: settings.limits, hear: hear) { client, reason in
      if orders.put(.close(client, reason)) { bell.ring() }
    }
    let started = Mutex<Result<Int, ServerError>?>(nil)
    let hasStarted = DispatchSemaphore(value: 0)
    let thread = Thread { [hasEnded] in
      let opened = Result { () throws(ServerError) in
        let loop = try NetworkLoop(settings, files: files, orders: orders) { event in
          guard events.put(event) else { return false }
          DispatchQueue.main.async {
            MainActor.assumeIsolated { reception.work() }
          }
          return true
        }
        return (loop, port: try loop.open(bell))
      }
      started.withLock { $0 = opened.map(\.port) }
      hasStarted.signal()
      if case .success((let loop, _)) = opened { loop.run() }
      hasEnded.signal()
    }
    thread.name = "touchstone network"
    thread.start()
    hasStarted.wait()
    let port = try (started.withLock { $0 } ?? .failure(.noDescriptors)).get()
    self.orders = orders
    self.bell = bell
    var settings = settings
    settings.port = port
    self.settings = settings
  }

  isolated deinit {
    stop()
  }

  /// The address to open in a browser, also on another machine; for a Unix socket, its path as a URL.
  package var address: String {
    let token = settings.token.map { "?token=\($0)" } ?? ""
    if case .file(let path) = settings.place { return "unix:\(path):/\(token)" }
    let name = settings.place.isEverywhere ? OwnAddress.find() ?? "127.0.0.1" : settings.place.name
    let host = name.contains(":") ? "[\(name)]" : name
    return "http://\(host):\(settings.port)/\(token)"
  }

  package func send(_ bytes: [UInt8], to client: ClientID) { order(.send(client, bytes)) }
  package func close(_ client: ClientID, because reason: String) { order(.close(client, reason)) }

  /// Stops the server and removes its Unix socket.
  package func stop() {
    guard !isStopped else { return }
    isStopped = true
    order(.stop)
    _ = hasEnded.wait(timeout: .now() + Self.patience)
  }

  private func order(_ order: NetworkOrder) {
    if orders.put(order) { bell.ring() }
  }
}
