import GestureCore

/// Writes entries that repeat once, and then how often they came.
///
/// A run of quick taps has `tap`, `doubleTap failed` and `3 others` each time: such a group, of
/// four entries at most, is printed, and where it comes at least twice more these are one line.
/// Entries are alike if they differ in times, places and measures alone.
package struct StoryFold {
  /// What is to be written.
  package enum Line: Equatable {
    case entry(StoryEntry)
    /// Groups alike those before, from the first one's moment to the last one's.
    case again(names: [String], count: Int, from: Timestamp, to: Timestamp)
  }

  private static let longestGroup = 4

  /// What the last printed entries were like, the newest last.
  private var told: [String] = []
  /// Entries that repeat what stands before them, in groups of each of these sizes so far.
  private var held: [StoryEntry] = []
  private var sizes: [Int] = []

  package init() {}

  /// Takes the next entry; returns what can be printed by now.
  package mutating func take(_ entry: StoryEntry) -> [Line] {
    let before = told + held.map(\.likeness)
    let possible = held.isEmpty ? Array(1...Self.longestGroup) : sizes
    let going = possible.filter {
      $0 <= before.count && before[before.count - $0] == entry.likeness
    }
    if !going.isEmpty {
      sizes = going
      held.append(entry)
      return []
    }
    if held.isEmpty { return [tell(entry)] }
    return release() + take(entry)
  }

  /// What is still to be printed at the end.
  package mutating func end() -> [Line] {
    var lines: [Line] = []
    while !held.isEmpty { lines += release() }
    return lines
  }

  /// Lets go of what is held: as groups, or if these are too few the first entry, since another group may
  /// begin behind it.
  private mutating func release() -> [Line] {
    let entries = held
    held = []
    guard let size = sizes.first, entries.count >= 2 * size else {
      return [tell(entries[0])] + entries.dropFirst().flatMap { take($0) }
    }
    let count = entries.count / size
    let groups = entries[..<(count * size)]
    let again = Line.again(
      names: groups.prefix(size).map(\.name), count: count, from: entries[0].time,
      to: groups[groups.endIndex - 1].time)
    for entry in groups { _ = tell(entry) }
    return [again] + entries[groups.endIndex...].map { tell($0) }
  }

  private mutating func tell(_ entry: StoryEntry) -> Line {
    told = told.suffix(Self.longestGroup - 1) + [entry.likeness]
    return .entry(entry)
  }
}

extension StoryEntry {
  /// What the line is called.
  var name: String {
    switch self {
    case .gesture(let gesture): gesture.recognizer
    case .loss(let loss): loss.recognizer
    case .others(let others): "\(others.count) \(others.count == 1 ? "other" : "others")"
    case .remark: "warning"
    }
  }

  /// The same for entries that differ in times, places and measures alone.
  fileprivate var likeness: String {
    switch self {
    case .gesture(let gesture):
      "\(name) \(gesture.fingers) \(gesture.isCancelled) \(Self.kind(of: gesture.values))"
    case .loss(let loss): "\(name) lost: " + loss.reason.filter { !$0.isNumber }
    case .others(let others):
      "\(others.wrongFingers.count) \(others.still) \(others.notHalfway.map(\.recognizer))"
    case .remark(_, let words): "\(name): \(words)"
    }
  }

  private static func kind(of values: ToldGesture.Values) -> String {
    switch values {
    case .none: "none"
    case .taps(let count): "\(count) taps"
    case .direction(let direction, _): direction
    case .press: "press"
    case .hover: "hover"
    case .pan: "pan"
    case .pinch: "pinch"
    case .rotation: "rotation"
    }
  }
}
