import GestureCore

/// Prints repeated entries once, with the number of repetitions.
///
/// A series of quick taps has `tap`, `doubleTap failed` and `3 others` each time: such a group of up to four entries is printed
/// once, and two or more repetitions become one line. Entries are equal if they differ only in times, locations and measured
/// values.
package struct StoryFold {
  /// The output.
  package enum Line: Equatable {
    case entry(StoryEntry)
    /// Groups equal to the previous one, with the times of the first and the last.
    case again(names: [String], count: Int, from: Timestamp, to: Timestamp)
  }

  private static let longestGroup = 4

  /// The likenesses of the last printed entries, newest last.
  private var told: [String] = []
  /// Entries that repeat earlier ones, and the group sizes that are still possible.
  private var held: [StoryEntry] = []
  private var sizes: [Int] = []

  package init() {}

  /// Reads the next entry; returns the lines that can be printed now.
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

  /// The remaining lines at the end.
  package mutating func end() -> [Line] {
    var lines: [Line] = []
    while !held.isEmpty { lines += release() }
    return lines
  }

  /// Releases the held entries: as repetitions, or if they are too few, only the first entry, because another group may begin
  /// after it.
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
  /// The name in the line.
  var name: String {
    switch self {
    case .gesture(let gesture): gesture.recognizer
    case .loss(let loss): loss.recognizer
    case .others(let others): "\(others.count) \(others.count == 1 ? "other" : "others")"
    case .remark: "warning"
    }
  }

  /// Equal for entries that differ only in times, locations and measured values.
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
