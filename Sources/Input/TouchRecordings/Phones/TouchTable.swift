import Foundation
import GestureCore

/// A table of touches whose first row names its columns, as programs and spreadsheets write it.
///
///     timestamp_ms,event,pointer,pos_x,pos_y
///     Time;TouchID;State;X;Y                         with decimal commas
///     t	x	y	pressed                              whether a finger is down, in place of a phase
///
/// The columns stand in any order, and others between them.
struct TouchTable: Sendable {
  private enum Column: Int, CaseIterable {
    case x, y, time, finger, phase, isDown
  }

  private static let longest = 512
  private static let separators: [Character] = [";", "\t", ",", "|"]
  /// Names of columns without blanks, signs and units, the most reliable first.
  private static let names: [Column: [String]] = [
    .x: TouchNames.folded(TouchNames.x),
    .y: TouchNames.folded(TouchNames.y),
    .time: TouchNames.folded(TouchNames.time + TouchNames.otherTime + TouchNames.milliseconds),
    .finger: TouchNames.folded(TouchNames.id),
    .phase: TouchNames.folded(TouchNames.phase),
    .isDown: ["pressed", "isdown", "down", "touching", "istouching", "intouch", "touched"],
  ]
  /// Nanoseconds per unit.
  private static let units: [String: Double] = [
    "ms": 1e6, "msec": 1e6, "millis": 1e6, "milliseconds": 1e6, "s": 1e9, "sec": 1e9, "secs": 1e9,
    "seconds": 1e9, "us": 1e3, "usec": 1e3, "micros": 1e3, "microseconds": 1e3, "ns": 1,
    "nanos": 1, "nanoseconds": 1,
  ]
  private static let lengths: Set<String> = ["px", "pt", "pts", "points", "pixels", "dp"]

  private let separator: Character
  private let places: [Column: Int]
  /// Nanoseconds per unit of the times; `nil` if their column does not state it.
  private let unit: Double?
  /// What numbers stand for in the column of phases.
  private let phases: [Int64: Contact.Phase]

  /// `nil` for a row that names no such columns.
  init?(head line: ByteCursor) {
    guard line.end - line.at <= Self.longest, line.next?.isDigit == false,
      line.contains("x") || line.contains("X"), !Self.hasValues(line)
    else { return nil }
    let text = line.rest
    let separators = Self.separators.map { separator in
      (separator, text.count { $0 == separator })
    }
    guard let most = separators.max(by: { $0.1 < $1.1 }), most.1 >= 2 else { return nil }
    let cells = Self.cells(text, most.0)
    guard cells.count <= 64, cells.allSatisfy({ $0.count <= 40 && Double($0) == nil }) else {
      return nil
    }
    let named = cells.map { Self.name($0) }
    var places: [Column: Int] = [:]
    for column in Column.allCases {
      let known = Self.names[column] ?? []
      let ranks = named.indices.compactMap { place in
        known.firstIndex(of: named[place].name).map { (rank: $0, place: place) }
      }
      places[column] = ranks.min { $0 < $1 }?.place
    }
    guard places[.x] != nil, places[.y] != nil, places[.phase] != nil || places[.isDown] != nil
    else { return nil }
    separator = most.0
    self.places = places
    unit = places[.time].flatMap { place in
      named[place].unit
        ?? (TouchNames.folded(TouchNames.milliseconds).contains(named[place].name) ? 1e6 : nil)
    }
    let isAction = places[.phase].map { named[$0].name == "action" } ?? false
    phases =
      isAction
      ? TouchWords.actions
      : [0: .began, 1: .moved, 2: .moved, 3: .ended, 4: .cancelled]
  }

  /// What a row says; `nil` for one that says nothing of a finger. `isDown` is asked where the table says only whether a
  /// finger touches.
  func words(of line: ByteCursor, isDown: (Int64) -> Bool) -> TouchWords? {
    guard line.end - line.at <= Self.longest else { return nil }
    let cells = Self.cells(line.rest, separator)
    func cell(_ column: Column) -> String? {
      guard let place = places[column], cells.indices.contains(place) else { return nil }
      return cells[place].isEmpty ? nil : cells[place]
    }
    guard !cells.contains(where: { $0.lowercased() == "mouse" }) else { return nil }
    let id = cell(.finger).flatMap { number($0) }.flatMap { Int64(exactly: $0) } ?? 0
    let phase: Contact.Phase
    if let word = cell(.phase) {
      guard let known = self.phase(word) else { return nil }
      phase = known
    } else if let word = cell(.isDown) {
      let touches =
        number(word).map { $0 != 0 } ?? ["true", "yes", "down"].contains(word.lowercased())
      guard touches || isDown(id) else { return nil }
      phase = touches ? isDown(id) ? .moved : .began : .ended
    } else {
      return nil
    }
    let x = cell(.x).flatMap { number($0) }
    let y = cell(.y).flatMap { number($0) }
    let place = x.flatMap { x in y.map { CGPoint(x: x, y: $0) } }
    let time = cell(.time)
    let own = time.flatMap { number($0) }
    return TouchWords(
      phase, id, place, time: own, unit: unit,
      timeOfDay: own == nil ? time.flatMap { LogTime.find(in: $0) } : nil)
  }

  // MARK: - Private

  /// Whether a name has a value behind it, `x=100` or `x: 100`, as no column's name has.
  private static func hasValues(_ line: ByteCursor) -> Bool {
    var line = line
    while !line.isAtEnd {
      guard line.takeEqualsSign() else {
        line.at += 1
        continue
      }
      _ = line.take(.space)
      _ = line.take(.minus)
      if line.next?.isDigit == true { return true }
    }
    return false
  }

  private func phase(_ word: String) -> Contact.Phase? {
    if let number = Int64(word) { return phases[phases[number] == nil ? number & 0xff : number] }
    switch word.lowercased() {
    case "d", "b": return .began
    case "m", "stationary", "drag", "dragged", "hold": return .moved
    case "u", "e": return .ended
    case "c": return .cancelled
    default: return TouchWords.phase(in: ByteCursor(word))?.0
    }
  }

  /// A number, with a decimal comma where no comma sets off columns.
  private func number(_ text: String) -> Double? {
    LogFields.number(separator == "," ? text : text.replacing(",", with: "."))
  }

  private static func cells(_ text: String, _ separator: Character) -> [String] {
    text.split(separator: separator, omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: [" ", "\t", "\"", "'", "\r", "\u{feff}"])
    }
  }

  /// The name of a column in lower case, and the unit that it ends with.
  private static func name(_ cell: String) -> (name: String, unit: Double?) {
    var words: [String] = []
    var wasLower = false
    for letter in cell {
      guard letter.isLetter else {
        wasLower = false
        if words.last?.isEmpty == false { words.append("") }
        continue
      }
      if words.isEmpty || letter.isUppercase && wasLower { words.append("") }
      words[words.count - 1] += letter.lowercased()
      wasLower = letter.isLowercase
    }
    words.removeAll(where: \.isEmpty)
    var unit: Double?
    if words.count > 1, let last = words.last {
      unit = units[last]
      if unit != nil || lengths.contains(last) { words.removeLast() }
    }
    return (words.joined(), unit)
  }
}
