/// The key with which a page resumes its session after a lost connection. Keys cannot be guessed.
enum SessionKey {
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    let halves = [generator.next(), generator.next()] as [UInt64]
    return halves.map { String($0, radix: 36) }.joined(separator: "-")
  }
}

/// Sessions whose page has disconnected and may return.
struct Cloakroom {
  /// Limit of such sessions; each holds a scene and a recording, which count towards the memory
  /// limit.
  static let most = 32
  /// Nanoseconds until a session is released.
  static let patience: UInt64 = 5 * 60 * 1_000_000_000

  private var waiting: [(session: Session, since: UInt64)] = []

  var sessions: [Session] { waiting.map(\.session) }

  /// Bytes of the sessions' recordings.
  var keptBytes: Int { waiting.reduce(0) { $0 + $1.session.keptBytes } }

  mutating func leave(_ session: Session, at time: UInt64) {
    waiting.append((session, time))
    if waiting.count > Self.most { waiting.removeFirst() }
  }

  mutating func take(_ key: String) -> Session? {
    guard let index = waiting.firstIndex(where: { $0.session.key == key }) else { return nil }
    return waiting.remove(at: index).session
  }

  /// Releases sessions to which no page has returned in time.
  mutating func tidy(at time: UInt64) {
    guard let first = waiting.first, time > first.since + Self.patience else { return }
    waiting.removeAll { time > $0.since + Self.patience }
  }
}
