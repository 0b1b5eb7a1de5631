import Foundation
import InspectorNetwork
import Touchstone

/// Brings pages and sessions together: hears what the network tells, lets the right session carry it
/// out, and sends what is new.
final class Playground {
  /// A scene larger than this, in points, is no stage.
  private static let sizes = 120.0...4000.0

  private let gallery: [Example]
  private let first: Example
  private let isShared: Bool
  private let watched: UIWindowScene?
  private let log: ((String) -> Void)?
  private var lastSession = 0
  private var server: PageServer!
  private var sessions: [ClientID: Session] = [:]
  private var shared: Session?
  private var touched: Set<ClientID> = []

  /// Starts serving.
  /// - Parameters:
  ///   - first: the example that a page sees first.
  ///   - watched: a scene of an app; then every page sees that one.
  ///   - log: hears of everything that happens in any session, a line each.
  init(
    _ settings: ServerSettings, gallery: [Example], first: Example, isShared: Bool,
    watching watched: UIWindowScene? = nil, log: ((String) -> Void)? = nil
  ) throws(ServerError) {
    self.gallery = gallery
    self.first = first
    self.isShared = isShared || watched != nil
    self.watched = watched
    self.log = log
    server = try PageServer(settings, files: PageFile.all) { [weak self] event in
      self?.hear(event)
    }
  }

  var address: String { server.address }

  func stop() { server.stop() }

  // MARK: - Hearing

  private func hear(_ event: NetworkEvent) {
    switch event {
    case .opened: break
    case .received(let client, let bytes, let arrival): hear(bytes, from: client, at: arrival)
    case .drained(let client):
      guard let session = sessions[client] else { return }
      session.viewer(client)?.isReady = true
      session.flush()
    case .closed(let client):
      guard let session = sessions.removeValue(forKey: client) else { return }
      session.leave(client)
      session.flush()
    }
  }

  private func hear(_ bytes: [UInt8], from client: ClientID, at arrival: UInt64) {
    let message: PageMessage
    do {
      message = try JSONDecoder().decode(PageMessage.self, from: Data(bytes))
    } catch {
      let problem = ServerMessage.Problem(text: "That was no message: \(Self.words(error))")
      return server.send(ServerMessage.encode(problem), to: client)
    }
    if let session = sessions[client], let viewer = session.viewer(client) {
      session.noteArrival(arrival)
      session.carryOut(message, of: viewer)
      session.flush()
    } else if case .hello(let hello) = message {
      welcome(client, hello, at: arrival)
    } else {
      server.close(client, because: "A page says hello first.")
    }
  }

  private static func words(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context): context.debugDescription
    case DecodingError.keyNotFound(let key, _): "“\(key.stringValue)” is missing."
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” is of the wrong kind."
    default: "it cannot be read."
    }
  }

  // MARK: - Sessions

  private func welcome(_ client: ClientID, _ hello: PageMessage.Hello, at arrival: UInt64) {
    guard hello.version == 1 else {
      return server.close(client, because: "This page is of another version; load it again.")
    }
    let sides = hello.size.prefix(2).map { side in
      side.isFinite ? min(Self.sizes.upperBound, max(Self.sizes.lowerBound, side)) : 400
    }
    let size =
      sides.count == 2 ? CGSize(width: sides[0], height: sides[1]) : CGSize(width: 390, height: 600)
    let session = isShared ? shared ?? makeSession(size) : makeSession(size)
    if isShared { shared = session }
    sessions[client] = session
    session.noteArrival(arrival)
    session.join(client, size: size)
  }

  private func makeSession(_ size: CGSize) -> Session {
    let stage = watched.map { StagedScene(watching: $0) } ?? StagedScene(first, size: size)
    lastSession += 1
    let number = lastSession
    let onEvent = log.map { log in { (event: TraceEvent) in log("session \(number)  \(event)\n") } }
    return Session(
      stage, gallery: watched == nil ? gallery : [], isShared: isShared, onEvent: onEvent
    ) { [weak self] envelope in
      self?.server.send(envelope.bytes, to: envelope.client)
    }
  }
}
