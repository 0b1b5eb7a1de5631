import Foundation
import GestureCore

/// Follows the cursors of TUIO 1.1, of each source on its own.
///
/// A bundle says which cursors are alive, sets those that changed, and closes with its number; only
/// then it counts. A cursor that is not alive any more has lifted.
package struct TUIOTracker: Sendable {
  package struct Cursor: Sendable, Hashable {
    /// Unique for the life of the cursor and for its source.
    package var id: Int64
    /// Shares of the surface, 0 to 1, y down.
    package var x: Double
    package var y: Double
  }

  /// What a message did.
  package enum Outcome: Sendable, Hashable {
    /// Nothing yet, or no message of TUIO's cursors.
    case nothing
    /// A bundle is complete: all cursors that are down, of all sources, by their ids; and those that
    /// went with a source that was started again, whose ids may be new cursors' now.
    case frame([Cursor], lost: [Int64], number: Int64)
    /// A bundle older than one that was read, left out.
    case outOfOrder
    /// The message cannot be understood, and why.
    case malformed(String)
  }

  private struct Source {
    var last: Int64?
    var cursors: [Int64: Cursor] = [:]
    var alive: Set<Int64>?
    var changes: [Cursor] = []
  }

  /// Bundles this much older than the last are from a source that was started again.
  private static let restart: Int64 = 100
  /// More sources than any room has; their names can be junk.
  private static let mostSources = 16
  /// One more than can be down (`FrameCheck.mostDown`), so that a reader says what it leaves out.
  private static let mostCursors = FrameCheck.mostDown + 1

  /// By the order of their appearance; a cursor's id is unique within its source.
  private var names: [String] = []
  private var sources: [Source] = []
  private var current = 0
  /// The source that each sender spoke of last.
  private var latest: [String: Int] = [:]

  package init() {}

  /// Whether an address is that of cursors.
  package static func isCursor(_ address: String) -> Bool {
    address == "/tuio/2Dcur" || address == "/tuio/25Dcur"
  }

  /// Takes the next message of a packet; `sender` distinguishes sources of the same name, or
  /// without one.
  package mutating func receive(_ message: OSCPacket.Message, from sender: String = "") -> Outcome {
    guard Self.isCursor(message.address) else { return .nothing }
    guard case .string(let command)? = message.arguments.first else {
      return .malformed("a message of cursors without a command")
    }
    let rest = message.arguments.dropFirst()
    if let known = latest[sender] { current = known } else { choose(sender, by: sender) }
    switch command {
    case "source":
      guard case .string(let name)? = rest.first else {
        return .malformed("a source without a name")
      }
      choose(name + sender, by: sender)
    case "alive":
      sources[current].alive = Set(rest.prefix(Self.mostCursors).compactMap(\.whole))
      sources[current].changes = []
    case "set":
      guard rest.count >= 3, let id = rest.first?.whole,
        let x = rest.dropFirst().first?.real, let y = rest.dropFirst(2).first?.real, x.isFinite,
        y.isFinite
      else { return .malformed("a set without id and place") }
      if sources[current].changes.count < Self.mostCursors {
        sources[current].changes.append(Cursor(id: id, x: x, y: y))
      }
    case "fseq":
      guard let number = rest.first?.whole else { return .malformed("an fseq without a number") }
      return close(number)
    default:
      return .malformed("“\(command.prefix(20))” is none of source, alive, set and fseq")
    }
    return .nothing
  }

  // MARK: - Private

  /// The number of cursors of all sources.
  private var count: Int { sources.reduce(0) { $0 + $1.cursors.count } }

  private mutating func choose(_ name: String, by sender: String) {
    if let known = names.firstIndex(of: name) {
      current = known
    } else if names.count < Self.mostSources {
      current = names.count
      names.append(name)
      sources.append(Source())
    } else {
      return
    }
    latest[sender] = current
  }

  /// The bundle is complete.
  private mutating func close(_ number: Int64) -> Outcome {
    defer {
      sources[current].alive = nil
      sources[current].changes = []
    }
    // -1 marks a bundle that is sent again, or one of a source that does not count.
    var lost: [Int64] = []
    if number >= 0 {
      if let last = sources[current].last, number < last {
        if last - number < Self.restart { return .outOfOrder }
        lost = sources[current].cursors.keys.sorted().map { Self.id($0, of: current) }
        sources[current].cursors = [:]
      }
      sources[current].last = number
    }
    if let alive = sources[current].alive {
      sources[current].cursors = sources[current].cursors.filter { alive.contains($0.key) }
    }
    // A cursor that the bundle does not list as alive is none.
    for change in sources[current].changes
    where sources[current].alive?.contains(change.id) != false {
      guard count < Self.mostCursors || sources[current].cursors[change.id] != nil else { continue }
      sources[current].cursors[change.id] = change
    }
    var all: [Cursor] = []
    for (index, source) in sources.enumerated() {
      for cursor in source.cursors.values {
        var cursor = cursor
        cursor.id = Self.id(cursor.id, of: index)
        all.append(cursor)
      }
    }
    return .frame(all.sorted { $0.id < $1.id }, lost: lost, number: number)
  }

  /// The id that no other source's cursor has.
  private static func id(_ id: Int64, of source: Int) -> Int64 {
    Int64(source) << 40 | (id & 0xffff_ffff)
  }
}

extension OSCPacket.Argument {
  fileprivate var whole: Int64? {
    switch self {
    case .int(let value): value
    case .float(let value): Int64(exactly: value)
    default: nil
    }
  }

  fileprivate var real: Double? {
    switch self {
    case .int(let value): Double(value)
    case .float(let value): value
    default: nil
    }
  }
}
