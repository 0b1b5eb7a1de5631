/// Unprocessed events of clients. Clients get turns, and those with expensive messages get fewer,
/// so that a client that sends without end does not delay others. Each client's messages stay in
/// order.
struct Turns {
  private struct Queue {
    var events: [NetworkEvent] = []
    var next = 0
    var bytes = 0

    var count: Int { events.count - next }
  }

  private var queues: [ClientID: Queue] = [:]
  /// The clients with unprocessed events.
  private var speakers = FairOrder<ClientID>()

  var isEmpty: Bool { speakers.isEmpty }

  /// Bytes of all unprocessed events.
  private(set) var bytes = 0

  /// The number of a client's unprocessed events, and their bytes.
  func waiting(of client: ClientID) -> ServerSettings.Waiting {
    queues[client].map { ServerSettings.Waiting(count: $0.count, bytes: $0.bytes) } ?? .init()
  }

  mutating func add(_ event: NetworkEvent) {
    guard let client = event.client else { return }
    var queue = queues.removeValue(forKey: client) ?? Queue()
    speakers.join(client)
    queue.events.append(event)
    queue.bytes += event.size
    bytes += event.size
    queues[client] = queue
  }

  /// The next event of the client whose turn it is.
  mutating func next() -> NetworkEvent? {
    while let client = speakers.next() {
      guard var queue = queues.removeValue(forKey: client), queue.count > 0 else { continue }
      let event = queue.events[queue.next]
      queue.next += 1
      queue.bytes -= event.size
      bytes -= event.size
      if queue.count > 0 {
        queues[client] = queue
        speakers.join(client)
      }
      return event
    }
    return nil
  }

  /// Charges the client of the current turn for the time it used, in nanoseconds.
  mutating func charge(_ cost: UInt64) { speakers.charge(cost) }

  /// Discards a client's messages, but not the events that it connected or disconnected.
  mutating func forgetMessages(of client: ClientID) {
    guard let queue = queues.removeValue(forKey: client) else { return }
    speakers.leave(client)
    bytes -= queue.bytes
    for event in queue.events[queue.next...] where event.size == 0 { add(event) }
  }
}

extension NetworkEvent {
  /// `nil` for events that belong to no client.
  fileprivate var client: ClientID? {
    switch self {
    case .opened(let client), .received(let client, _, at: _), .drained(let client),
      .closed(let client):
      client
    case .rested: nil
    }
  }

  /// Bytes in memory; at least 1 for a message.
  var size: Int {
    if case .received(_, let bytes, at: _) = self { max(1, bytes.count) } else { 0 }
  }
}
