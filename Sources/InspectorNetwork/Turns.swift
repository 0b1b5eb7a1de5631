/// What clients said and nobody has heard yet. The next is whoever has cost least, so that one who talks
/// without end, or asks for much, keeps nobody else waiting; what one says stays in order.
///
/// Start-time fair queueing: each turn begins, by a clock of its own that only work moves, when the client's
/// last one ended, or when the client began to wait if that is later. So nobody saves up time by silence.
struct Turns {
  private struct Queue {
    var events: [NetworkEvent] = []
    var next = 0
    var bytes = 0
    /// When its turn begins.
    var start: UInt64 = 0

    var count: Int { events.count - next }
  }

  /// Clients have gone by then of whom an end is still known.
  private static let mostEnds = 256

  private var queues: [ClientID: Queue] = [:]
  /// Whoever has something to say, those who have waited longest first.
  private var speakers: [ClientID] = []
  /// When the turn began that is under way or over, whose it is, and when that of each client ended, for
  /// those of whom that matters still.
  private var now: UInt64 = 0
  private var speaker: ClientID?
  private var ends: [ClientID: UInt64] = [:]

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
    if queue.count == 0 {
      speakers.append(client)
      queue.start = max(now, ends[client] ?? 0)
    }
    queue.events.append(event)
    queue.bytes += event.size
    bytes += event.size
    queues[client] = queue
  }

  /// The next event, of whoever's turn it is.
  mutating func next() -> NetworkEvent? {
    let starts = speakers.map { queues[$0]?.start ?? 0 }
    guard let index = starts.indices.min(by: { starts[$0] < starts[$1] }) else { return nil }
    let client = speakers.remove(at: index)
    guard var queue = queues.removeValue(forKey: client), queue.count > 0 else { return next() }
    let event = queue.events[queue.next]
    queue.next += 1
    queue.bytes -= event.size
    bytes -= event.size
    now = max(now, queue.start)
    speaker = client
    if ends.count > Self.mostEnds { ends = ends.filter { $0.value > now } }
    ends[client] = now + 1
    if queue.count > 0 {
      queue.start = now + 1
      queues[client] = queue
      speakers.append(client)
    }
    return event
  }

  /// Counts against whoever's turn it was how long it has taken, in nanoseconds.
  mutating func charge(_ cost: UInt64) {
    guard let speaker else { return }
    let end = now + max(1, cost)
    ends[speaker] = end
    queues[speaker]?.start = end
    // Nobody waits, and nobody has been kept waiting.
    if speakers.isEmpty { now = end }
  }

  /// Forgets what a client said; not that it came or went.
  mutating func forgetMessages(of client: ClientID) {
    guard let queue = queues.removeValue(forKey: client) else { return }
    speakers.removeAll { $0 == client }
    bytes -= queue.bytes
    for event in queue.events[queue.next...] where event.size == 0 { add(event) }
  }
}

extension NetworkEvent {
  /// `nil` for what is nobody's.
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
