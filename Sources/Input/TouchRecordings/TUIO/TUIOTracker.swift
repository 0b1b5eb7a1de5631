import Foundation
import GestureCore

/// Tracks the cursors of TUIO 1.1, separately for each source.
///
/// A bundle lists the active cursors, sets the changed ones, and ends with its number; only then is it applied. A cursor that
/// is no longer active has lifted.
package struct TUIOTracker: Sendable {
  package struct Cursor: Sendable, Hashable {
    /// Unique within its source during its lifetime.
    package var id: Int64
    /// Fractions of the surface from 0 to 1, with y downwards.
    package var x: Double
    package var y: Double
  }

  /// The effect of a message.
  package enum Outcome: Sendable, Hashable {
    /// No effect yet, or not a message about cursors.
    case nothing
    /// A bundle is complete: all active cursors of all sources, and the IDs of cursors lost when a source was restarted, which
    /// may be reused by new cursors.
    case frame([Cursor], lost: [Int64], number: Int64)
    /// A bundle older than the last one, which was ignored.
    case outOfOrder
    /// The message is invalid; with the reason.
    case malformed(String)
  }

  private struct Source {
    var last: Int64?
    var cursors: [Int64: Cursor] = [:]
    var alive: Set<Int64>?
    var changes: [Cursor] = []
  }

  /// A bundle whose number is smaller by this much is from a restarted source.
  private static let restart: Int64 = 100
  /// Limit of sources, because names can be invalid.
  private static let mostSources = 16
  /// One more than the limit of contacts (`FrameCheck.mostDown`), so that the reader reports the excess.
  private static let mostCursors = FrameCheck.mostDown + 1

  /// Sources in the order of their appearance; a cursor's ID is unique within its source.
  private var names: [String] = []
  private var sources: [Source] = []
  private var current = 0
  /// The last source that each sender named.
  private var latest: [String: Int] = [:]

  package init() {}

  /// Whether an address is that of cursors.
  package static func isCursor(_ address: String) -> Bool {
    address == "/tuio/2Dcur" || address == "/tuio/25Dcur"
  }

  /// Reads the next message of a packet; `sender` distinguishes sources with the same name or without a name.
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

  /// The number of active cursors of all sources.
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

  /// Applies the complete bundle.
  private mutating func close(_ number: Int64) -> Outcome {
    defer {
      sources[current].alive = nil
      sources[current].changes = []
    }
    // -1 marks a repeated bundle, or a source that does not count.
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
    // A cursor that the bundle does not list as active is ignored.
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

  /// An ID that is unique among all sources.
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
