import CLibWebsockets
import Dispatch
import Foundation

/// The network's thread: accepts connections, serves the page's files, and passes socket messages
/// on.
///
/// All members are used only on this thread.
final class NetworkLoop {
  static let subprotocol = "touchstone.1"
  /// Protocol name of the listening socket and of relay ends, which the library must not interpret.
  static let door = "door"

  let settings: ServerSettings
  let files: [String: PageFile]
  var gate: Gate
  /// Sockets and running file requests, by connection.
  var sockets: [OpaquePointer: Socket] = [:]
  var requests: [OpaquePointer: ArraySlice<UInt8>] = [:]
  /// Connections that are closed after the response, because an unread body follows their request.
  var lastRequests: Set<OpaquePointer> = []
  /// Relays, by each of their two ends, and a buffer for relayed bytes.
  var relays: [OpaquePointer: Relay] = [:]
  var relayed = [UInt8](repeating: 0, count: 64 << 10)
  /// The one client that is sending a recording, and since when (nanoseconds of the machine's uptime).
  var recordingSender: (client: ClientID, since: UInt64)?
  private var connections: [ClientID: OpaquePointer] = [:]
  private let orders: Mailbox<NetworkOrder>
  /// Reports to the main actor; returns `true` if the main actor had processed all earlier events.
  private let tell: (NetworkEvent) -> Bool
  private var untaken = Untaken()
  private var lastClient = 0
  private var isRunning = true
  private var context: OpaquePointer?
  private(set) var host: OpaquePointer?
  private var listener: Listener?
  /// The listening socket's handle in lws.
  private(set) var door: OpaquePointer?
  /// Limits for each kind of connection.
  private(set) var places: Places
  /// All connections, and those that have not identified themselves, oldest first.
  private var guests: Set<OpaquePointer> = []
  private var strangers: [OpaquePointer] = []
  private var bell: NetworkBell?
  /// Memory that lws reads during the lifetime of its context.
  private var blocks: [UnsafeMutableRawPointer] = []

  init(
    _ settings: ServerSettings, files: [String: PageFile], orders: Mailbox<NetworkOrder>,
    tell: @escaping (NetworkEvent) -> Bool
  ) throws(ServerError) {
    places = try Places(settings.limits)
    self.settings = settings
    self.files = files
    self.orders = orders
    self.tell = tell
    gate = Gate(place: settings.place, port: settings.port, token: settings.token)
  }

  deinit {
    for block in blocks { free(block) }
  }

  // MARK: - Opening and running

  /// Starts listening.
  /// - Returns: the port; 0 for a Unix socket.
  func open(_ bell: NetworkBell) throws(ServerError) -> Int {
    lws_set_log_level(0, nil)
    let listener = try Listener(settings.place, port: settings.port)
    let protocols = keep(lws_protocols(), count: 4)
    for (index, name) in ["http", Self.subprotocol, Self.door].enumerated() {
      protocols[index].name = keep(name)
      protocols[index].callback = answer
      protocols[index].rx_buffer_size = 64 << 10
    }
    let retry = keep(lws_retry_bo_t(), count: 1)
    retry.pointee.secs_since_valid_ping = settings.limits.silence.ask
    retry.pointee.secs_since_valid_hangup = settings.limits.silence.giveUp
    var info = lws_context_creation_info()
    // The listening socket belongs to this class, so that a client is counted before the library
    // allocates memory for it.
    info.port = Int32(CONTEXT_PORT_NO_LISTEN_SERVER)
    info.protocols = UnsafePointer(protocols)
    info.retry_and_idle_policy = UnsafePointer(retry)
    // The ids are signed in libwebsockets 4.1 and unsigned in 4.3; -1 changes neither.
    info.gid = .init(truncatingIfNeeded: -1)
    info.uid = .init(truncatingIfNeeded: -1)
    info.user = Unmanaged.passUnretained(self).toOpaque()
    info.timeout_secs = settings.limits.patience
    info.fd_limit_per_thread = UInt32(places.all)
    guard let context = lws_create_context(&info) else { throw .noDescriptors }
    guard let host = lws_get_vhost_by_name(context, "default"),
      let door = lws_adopt_descriptor_vhost(
        host, LWS_ADOPT_RAW_FILE_DESC, lws_sock_file_fd_type(filefd: dup(listener.descriptor)),
        Self.door, nil)
    else {
      lws_context_destroy(context)
      throw .noDescriptors
    }
    self.door = door
    self.host = host
    self.listener = listener
    gate.port = listener.port
    self.context = context
    self.bell = bell
    bell.hang(on: context)
    return listener.port
  }

  // MARK: - New clients

  /// Accepts pending connections. When too many have not identified themselves, the oldest of those
  /// is closed, so that half-open connections cannot block a page.
  func takeIn() {
    guard let listener, let host else { return }
    // Dismissed connections are closed only after this loop, so it accepts a limited number.
    for _ in 0..<places.strangers {
      guard let client = listener.accept() else { return }
      guard let connection = lws_adopt_socket_vhost(host, client) else { continue }
      guests.insert(connection)
      strangers.append(connection)
      if strangers.count > places.strangers || guests.count > places.guests {
        dismiss(strangers.removeFirst(), after: 0)
      }
    }
  }

  /// Marks a connection whose client has identified itself.
  func noteKnown(_ connection: OpaquePointer) { strangers.removeAll { $0 == connection } }

  private func keep(_ text: String) -> UnsafePointer<CChar>? {
    guard let copy = strdup(text) else { return nil }
    blocks.append(copy)
    return UnsafePointer(copy)
  }

  private func keep<Value: BitwiseCopyable>(
    _ value: Value, count: Int
  ) -> UnsafeMutablePointer<Value> {
    let room = calloc(count, MemoryLayout<Value>.stride)!
    blocks.append(room)
    let values = room.bindMemory(to: Value.self, capacity: count)
    values.initialize(repeating: value, count: count)
    return values
  }

  func run() {
    while isRunning, lws_service(context, 0) >= 0 {}
    bell?.hang(on: nil)
    lws_context_destroy(context)
    listener = nil
  }

  /// Executes the main actor's orders. Called after the bell rang.
  func carryOutOrders() {
    for order in orders.takeAll() {
      switch order {
      case .send(let client, let bytes): send(bytes, to: client)
      case .close(let client, let reason): close(client, because: reason)
      case .stop: isRunning = false
      }
    }
  }

  // MARK: - Sockets

  func open(_ connection: OpaquePointer) -> Bool {
    guard sockets.count < places.clients, let relay = putRelay(into: connection) else {
      return false
    }
    lastClient += 1
    let client = ClientID(number: lastClient)
    let socket = Socket(client, rate: settings.limits.messagesPerSecond)
    socket.relay = relay
    sockets[connection] = socket
    connections[client] = connection
    post(.opened(client))
    return true
  }

  func forget(_ connection: OpaquePointer) {
    requests[connection] = nil
    lastRequests.remove(connection)
    forgetRelay(connection)
    guests.remove(connection)
    noteKnown(connection)
    guard let socket = sockets.removeValue(forKey: connection) else { return }
    connections[socket.client] = nil
    if recordingSender?.client == socket.client { recordingSender = nil }
    post(.closed(socket.client))
  }

  /// Delivers a message; returns `false` if too much from its sender is unprocessed, because the
  /// main actor is busy.
  func deliver(_ bytes: [UInt8], from client: ClientID, at now: UInt64) -> Bool {
    post(.received(client, bytes, at: now))
    return !settings.limits.isTooMuch(untaken.clients[client] ?? .init(), ofAll: untaken.bytes)
  }

  func noteDrained(_ client: ClientID) { post(.drained(client)) }

  private func post(_ event: NetworkEvent) {
    if tell(event) { untaken = Untaken() }
    untaken.add(event)
  }

  private func send(_ bytes: [UInt8], to client: ClientID) {
    guard let connection = connections[client], let socket = sockets[connection] else { return }
    socket.outgoing.append(bytes)
    socket.backlog += bytes.count
    // A client that reads this slowly has disconnected or wants to fill the memory. One large
    // message, such as a recording, is allowed.
    if socket.backlog - bytes.count > settings.limits.backlog {
      close(client, because: "This page read too slowly.")
    } else {
      lws_callback_on_writable(connection)
    }
  }

  func close(_ client: ClientID, because reason: String) {
    guard let connection = connections[client] else { return }
    sockets[connection]?.closing = Refusal(reason)
    lws_callback_on_writable(connection)
  }
}
