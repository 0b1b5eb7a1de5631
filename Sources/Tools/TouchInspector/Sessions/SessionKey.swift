/// What a page comes back with when its connection broke: no page can guess another one's.
enum SessionKey {
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    let halves = [generator.next(), generator.next()] as [UInt64]
    return halves.map { String($0, radix: 36) }.joined(separator: "-")
  }
}

/// Sessions whose page has gone and may come back.
struct Cloakroom {
  /// They hold a scene and a recording each, which count like those of pages that are there.
  static let most = 32
  /// Nanoseconds that one waits.
  static let patience: UInt64 = 5 * 60 * 1_000_000_000

  private var waiting: [(session: Session, since: UInt64)] = []

  var sessions: [Session] { waiting.map(\.session) }

  /// Bytes of their recordings.
  var keptBytes: Int { waiting.reduce(0) { $0 + $1.session.keptBytes } }

  mutating func leave(_ session: Session, at time: UInt64) {
    waiting.append((session, time))
    if waiting.count > Self.most { waiting.removeFirst() }
  }

  mutating func take(_ key: String) -> Session? {
    guard let index = waiting.firstIndex(where: { $0.session.key == key }) else { return nil }
    return waiting.remove(at: index).session
  }

  /// Releases those to which no page came back.
  mutating func tidy(at time: UInt64) {
    guard let first = waiting.first, time > first.since + Self.patience else { return }
    waiting.removeAll { time > $0.since + Self.patience }
  }
}
