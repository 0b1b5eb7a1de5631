/// The difference of two logs: common lines, missing lines ("−") and additional lines ("+").
public struct LogDifference: Sendable, Hashable, CustomStringConvertible {
  private enum Line: Sendable, Hashable {
    case both(String)
    case missing(String)
    case surplus(String)
  }

  private var lines: [Line] = []

  /// Compares two logs line by line.
  public init(expected: [String], actual: [String]) {
    let difference = actual.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: [Int: String] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var place = 0
    func addSurplus() {
      while let line = inserted[place] {
        lines.append(.surplus(line))
        place += 1
      }
    }
    for (index, line) in expected.enumerated() {
      if removed.contains(index) {
        lines.append(.missing(line))
      } else {
        addSurplus()
        lines.append(.both(line))
        place += 1
      }
    }
    addSurplus()
  }

  /// Whether the logs are equal.
  public var isEmpty: Bool {
    lines.allSatisfy { line in
      if case .both = line { return true }
      return false
    }
  }

  /// The different lines with three lines around them; other equal lines are counted.
  public var description: String {
    guard !isEmpty else { return "no difference" }
    let changed = lines.indices.filter { index in
      if case .both = lines[index] { return false }
      return true
    }
    let near = lines.indices.filter { index in
      changed.contains { abs($0 - index) <= Self.context }
    }
    var text: [String] = []
    var next = 0
    for index in near {
      if index > next { text.append("  … \(index - next) equal") }
      switch lines[index] {
      case .both(let line): text.append("  \(line)")
      case .missing(let line): text.append("− \(line)")
      case .surplus(let line): text.append("+ \(line)")
      }
      next = index + 1
    }
    if next < lines.count { text.append("  … \(lines.count - next) equal") }
    return text.joined(separator: "\n")
  }

  private static let context = 3
}
