import Dispatch
import Foundation
import GestureCore
import InspectorNetwork
import TouchRecordings
import Touchstone

/// Connects pages and sessions: decodes messages, has the right session execute them, and sends the session's updates.
package final class Lobby {
  /// The allowed side lengths of a scene, in points.
  private static let sides = 120.0...4000.0

  /// Recordings of up to this many bytes are read immediately.
  private static let longestAtOnce = 64 << 10

  private let offer: Offer
  private let send: (ClientID, [UInt8]) -> Void
  private let close: (ClientID, String) -> Void
  /// Counts and measures; `nil` disables it.
  var meter: LoadMeter?
  /// The file that is being read; `nil` if none is.
  var reading: Task<Void, Never>? { files.last }
  private let files = FileQueue()
  /// Performs the sessions' long work.
  private let aside = Aside()
  /// Memory limit of all recordings together, in bytes.
  var mostKept = KeptFrames.mostOfServer
  private var lastSession = 0
  private var sessions: [ClientID: Session] = [:]
  private var shared: Session?
  /// Sessions whose pages have disconnected.
  private var cloakroom = Cloakroom()
  /// Time of the latest event.
  private var now: UInt64 = 0
  /// Sessions that have updates to send, and their turns.
  private var moved: [ObjectIdentifier: Session] = [:]
  private var tellers = FairOrder<ObjectIdentifier>()
  private var isDueToTell = false

  package init(
    _ offer: Offer, send: @escaping (ClientID, [UInt8]) -> Void,
    close: @escaping (ClientID, String) -> Void
  ) {
    self.offer = offer
    self.send = send
    self.close = close
  }

  private var isShared: Bool { offer.isShared || offer.watched != nil }

  func session(of client: ClientID) -> Session? { sessions[client] }

  // MARK: - Hearing

  package func hear(_ event: NetworkEvent) {
    switch event {
    case .opened: break
    case .received(let client, let bytes, let arrival): hear(bytes, from: client, at: arrival)
    case .drained(let client):
      guard let session = sessions[client], let viewer = session.viewer(client) else { return }
      viewer.isReady = true
      if viewer.hasNews { isMoved(session) }
    case .closed(let client):
      guard let session = sessions.removeValue(forKey: client) else { return }
      session.leave(client)
      note(session)
      if !isShared, session.viewers.isEmpty { cloakroom.leave(session, at: now) }
    case .rested: tellNews()
    }
  }

  private func hear(_ bytes: [UInt8], from client: ClientID, at arrival: UInt64) {
    now = max(now, arrival)
    cloakroom.tidy(at: now)
    if bytes.count > Self.longestAtOnce, PageMessage.isLarge(bytes), sessions[client] != nil {
      return readAside(bytes, from: client, at: arrival)
    }
    let message: PageMessage
    do {
      message = try PageMessage(json: bytes)
    } catch {
      let problem = ServerMessage.Problem(text: "That was no message: \(Self.words(error))")
      return send(client, ServerMessage.encode(problem))
    }
    if let session = sessions[client], let viewer = session.viewer(client) {
      session.noteArrival(arrival)
      guard viewer.limits.allow(message, at: arrival) else {
        return session.complain(client, "That was too much at once: wait a moment.")
      }
      meter?.note(message, at: arrival, of: viewer, in: session)
      session.carryOut(message, of: viewer)
      note(session)
    } else if case .hello(let hello) = message {
      welcome(client, hello, at: arrival)
    } else {
      close(client, "A page says hello first.")
    }
  }

  /// Reads large recordings one after another, off the main actor.
  private func readAside(_ bytes: [UInt8], from client: ClientID, at arrival: UInt64) {
    guard let session = sessions[client], let viewer = session.viewer(client) else { return }
    guard viewer.limits.allowMuch(at: arrival), !viewer.isLoading else {
      return session.complain(client, "That was too much at once: wait a moment.")
    }
    viewer.isLoading = true
    let room = room
    files.run {
      Self.recording(in: bytes, room: room)
    } then: { [weak self] result in
      self?.finish(result, for: client)
    }
  }

  nonisolated private static func recording(
    in bytes: [UInt8], room: Int
  ) -> Result<Result<NamedRecording, RecordingError>, any Error> {
    Result {
      guard case .load(let name, let data) = try PageMessage(json: bytes) else {
        throw PageMessage.wrong("that is no recording.")
      }
      return Session.reading(data, named: name, room: room)
    }
  }

  private func finish(
    _ result: Result<Result<NamedRecording, RecordingError>, any Error>, for client: ClientID
  ) {
    // The page may have disconnected in the meantime.
    guard let session = sessions[client], let viewer = session.viewer(client) else { return }
    viewer.isLoading = false
    switch result {
    case .success(let recording): session.take(recording, for: viewer)
    case .failure(let error):
      session.complain(client, "That was no message: \(Self.words(error))")
    }
    note(session)
    tellNews()
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

  /// Marks the session's pages as possibly having updates.
  private func note(_ session: Session) {
    isMoved(session)
    for viewer in session.viewers { viewer.hasNews = true }
  }

  private func isMoved(_ session: Session) {
    moved[ObjectIdentifier(session)] = session
    tellers.join(ObjectIdentifier(session))
  }

  /// Updates of several messages are combined; sending works in time slices, so that receiving is not delayed.
  private func tellNews() {
    var slice = TimeSlice()
    while let teller = tellers.next() {
      guard let session = moved.removeValue(forKey: teller) else { continue }
      session.flush()
      meter?.noteTold(session)
      tellers.charge(slice.measureStep())
      if slice.isOver, !tellers.isEmpty { return tellLater() }
    }
  }

  private func tellLater() {
    guard !isDueToTell else { return }
    isDueToTell = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.isDueToTell = false
        self?.tellNews()
      }
    }
  }

  // MARK: - Sessions

  /// The finished and running recordings of all pages, including disconnected pages that may return.
  package func recordings() -> [NamedRecording] {
    let here = isShared ? shared.map { [$0] } ?? [] : Array(sessions.values)
    return (cloakroom.sessions + here).compactMap { session in
      session.endRecording()
      return session.finished
    }
  }

  private func welcome(_ client: ClientID, _ hello: PageMessage.Hello, at arrival: UInt64) {
    guard hello.version == 1 else {
      let text = "This page is of another version; load it again."
      send(client, ServerMessage.encode(ServerMessage.Problem(text: text, of: "hello")))
      return close(client, text)
    }
    let size = Self.size(hello.size[0], hello.size[1])
    let known = isShared ? shared : hello.key.flatMap(comeBack)
    let isNew = known == nil
    let session = known ?? makeSession(size)
    if isShared { shared = session }
    sessions[client] = session
    session.noteArrival(arrival)
    session.join(client, size: size)
    if isNew || !isShared, let viewer = session.viewer(client) {
      session.restore(hello, isNew: isNew, for: viewer)
    }
    note(session)
  }

  /// Memory that is left for recordings, in bytes.
  private var room: Int {
    let all = isShared ? shared.map { [$0] } ?? [] : Array(sessions.values)
    return max(0, mostKept - cloakroom.keptBytes - all.reduce(0) { $0 + $1.keptBytes })
  }

  /// The session with that key: one that waits, or one whose page has not noticed yet that its connection is lost.
  private func comeBack(_ key: String) -> Session? {
    if let session = cloakroom.take(key) { return session }
    guard let (ghost, session) = sessions.first(where: { $0.value.key == key }) else { return nil }
    sessions[ghost] = nil
    session.leave(ghost)
    close(ghost, Self.takenOver)
    return session
  }

  /// The close reason for a page whose session continues in another page; the page's script compares this text.
  private static let takenOver = "This scene is open in another tab."

  /// The allowed scene size nearest to a page's size.
  static func size(_ width: Double, _ height: Double) -> CGSize {
    func side(_ length: Double) -> Double { min(sides.upperBound, max(sides.lowerBound, length)) }
    return CGSize(width: side(width), height: side(height))
  }

  private func makeSession(_ size: CGSize) -> Session {
    let stage =
      offer.watched.map { StagedScene(watching: $0, maker: offer.maker) }
      ?? StagedScene(offer.first, size: size)
    lastSession += 1
    let number = lastSession
    let onEvent = { [log = offer.log, meter] (event: TraceEvent) in
      if case .refused = event.kind { meter?.noteRefusal() }
      log?("session \(number)  \(event)\n")
    }
    let session = Session(
      stage, gallery: offer.watched == nil ? offer.gallery : [], recordings: offer.recordings,
      isShared: isShared, onEvent: offer.log == nil && meter == nil ? nil : onEvent
    ) { [send] envelope in send(envelope.client, envelope.bytes) }
    session.aside = aside
    session.files = files
    session.onFileRead = { [weak self, weak session] in
      guard let self, let session else { return }
      note(session)
      tellNews()
    }
    session.isReadOnly = offer.isReadOnly
    session.hasOpening = offer.hasOpening
    session.room = { [weak self] in self?.room ?? 0 }
    if let recording = offer.recording { session.start(recording) }
    return session
  }
}
