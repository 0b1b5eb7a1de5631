import Dispatch
import Foundation
import Synchronization

/// Serves the page and its sockets.
///
/// The network has a thread of its own, which knows nothing of scenes; what comes in reaches the main
/// actor in order, and what goes out leaves in order.
@MainActor package final class PageServer {
  /// Where the server listens; the port is the real one, also if the system chose it.
  package let settings: ServerSettings
  private let orders: Mailbox<NetworkOrder>
  private let bell: NetworkBell
  private let hasEnded = DispatchSemaphore(value: 0)
  private var isStopped = false
  /// How long the network's thread may take to close what is open.
  private static let patience = 0.4

  /// Starts listening.
  /// - Parameters:
  ///   - files: by their paths.
  ///   - hear: called on the main actor for everything that happens.
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

  /// The address to open in a browser, also on another machine; for a file, through a tunnel to it.
  package var address: String {
    let token = settings.token.map { "?token=\($0)" } ?? ""
    if case .file(let path) = settings.place { return "unix:\(path):/\(token)" }
    let name = settings.place.isEverywhere ? OwnAddress.find() ?? "127.0.0.1" : settings.place.name
    let host = name.contains(":") ? "[\(name)]" : name
    return "http://\(host):\(settings.port)/\(token)"
  }

  package func send(_ bytes: [UInt8], to client: ClientID) { order(.send(client, bytes)) }
  package func close(_ client: ClientID, because reason: String) { order(.close(client, reason)) }

  /// Ends it all, and with it the file that is listened at.
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
