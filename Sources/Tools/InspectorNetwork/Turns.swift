/// What clients sent and was not received yet. Each gets its turn, and one that costs much fewer of
/// them, so that one that sends without end keeps no other waiting; messages of one stay in order.
struct Turns {
  private struct Queue {
    var events: [NetworkEvent] = []
    var next = 0
    var bytes = 0

    var count: Int { events.count - next }
  }

  private var queues: [ClientID: Queue] = [:]
  /// The clients that have something to say.
  private var speakers = FairOrder<ClientID>()

  var isEmpty: Bool { speakers.isEmpty }

  /// Bytes of everybody's events that wait.
  private(set) var bytes = 0

  /// How many events of a client wait, and their bytes.
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

  /// The next event, of the client whose turn it is.
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

  /// Counts against the client whose turn it was how long it has taken, in nanoseconds.
  mutating func charge(_ cost: UInt64) { speakers.charge(cost) }

  /// Forgets what a client said; not that it came or went.
  mutating func forgetMessages(of client: ClientID) {
    guard let queue = queues.removeValue(forKey: client) else { return }
    speakers.leave(client)
    bytes -= queue.bytes
    for event in queue.events[queue.next...] where event.size == 0 { add(event) }
  }
}

extension NetworkEvent {
  /// `nil` for what belongs to no client.
  fileprivate var client: ClientID? {
    switch self {
    case .opened(let client), .received(let client, _, at: _), .drained(let client),
      .closed(let client):
      client
    case .rested: nil
    }
  }

  /// Bytes that it keeps in memory, at least one for a message.
  var size: Int {
    if case .received(_, let bytes, at: _) = self { max(1, bytes.count) } else { 0 }
  }
}
