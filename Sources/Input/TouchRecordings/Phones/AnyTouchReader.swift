import Foundation
import GestureCore

/// Reads fingers from any log with a phase, a location and a time in each line.
///
///     [1234.5ms] pointerdown pointerId: 2 (100, 400)
///     touchmove 100 400 1234.5
///     05-06 12:00:01.100 D Touch: ACTION_DOWN x=100.0 y=400.0
///     touchesBegan (x: 100.0, y: 400.0) timestamp: 5012.25
///     DOWN (100, 400) 1234.5
///
/// Rows of a table below the names of its columns are read too (``TouchTable``).
///
/// A time in the message has precedence over the log's time before it. If the log does not state its unit, ``GuessedClock``
/// does.
struct AnyTouchReader: ContactReader {
  static let format = RecordingFormat.log
  static let timeRemedy =
    "log each event's time in its line, or give the pace with --interval"

  var surface: ContactSurface { ContactSurface(unit: habits.unit.isShares ? .shares : .points) }
  private var table: TouchTable?
  private var clock = GuessedClock()
  private var habits = LogHabits()
  /// Whether `habits` are those of the whole beginning, which is not examined any more.
  private var knowsHabits = false
  /// The last time found.
  private var time: Timestamp?
  /// Whether there are pointer events; a page may also log the corresponding touch events.
  private var hasPointers = false

  static func recognizes(_ line: ByteCursor) -> Bool {
    if TouchTable(head: line) != nil { return true }
    guard let words = TouchWords(line), words.place != nil, words.hasTime || words.trailing != nil
    else { return false }
    return words.phase == .began || words.phase == .moved
  }

  var hasCertainTimes: Bool { habits.hasCertainTimes }

  mutating func learn(from scout: Self) {
    habits = scout.habits
    knowsHabits = true
    hasPointers = scout.hasPointers
    clock.learn(from: scout.clock)
  }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    if let head = TouchTable(head: line.cursor) {
      table = head
    } else if let table {
      if let words = table.words(of: line.cursor, isDown: { ledger.isDown($0) }) {
        if !knowsHabits { habits.examine(words) }
        read(words, into: &ledger)
      }
    } else if var words = TouchWords(line.cursor, mayHaveID: habits.idColumn.isThere),
      words.isFinger
    {
      guard habits.accepts(words) else { return }
      if !knowsHabits { habits.examine(words) }
      if knowsHabits ? habits.endsWithTimes : habits.mayEndWithTimes { words.readTrailingTime() }
      read(words, into: &ledger)
    }
  }

  // MARK: - Private

  private mutating func read(_ words: TouchWords, into ledger: inout ContactLedger) {
    if words.isPointer { hasPointers = true }
    if hasPointers, words.isTouchOfPage { return }
    noteTime(words)
    ledger.at(time)
    let reading = words.place.map { ContactReading(x: $0.x, y: $0.y) }
    switch (words.phase, reading) {
    case (.began, let reading?): ledger.begin(words.id, reading)
    case (.moved, let reading?):
      if ledger.isDown(words.id) || words.isTouchOfPage || !words.isPointer {
        ledger.follow(words.id, reading)
      }
    case (.ended, _): ledger.end(words.id, reading)
    case (.cancelled, _): if ledger.isDown(words.id) { ledger.cancel(words.id) }
    default: break
    }
  }

  private mutating func noteTime(_ words: TouchWords) {
    if let number = words.time {
      if let found = clock.time(number, unit: words.unit) { time = found }
    } else if !clock.hasNumbers, let found = words.timeOfDay {
      time = clock.time(ofDay: found)
    }
  }
}
