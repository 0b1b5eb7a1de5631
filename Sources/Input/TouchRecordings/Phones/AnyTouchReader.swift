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

  var surface: ContactSurface { ContactSurface(unit: unit.isShares ? .shares : .points) }
  private var table: TouchTable?
  private var clock = GuessedClock()
  private var idColumn = IDColumn()
  /// Whether unnamed numbers begin with a finger's ID; `nil` while the beginning is examined.
  private var hasIDs: Bool?
  private var trailingTime = TrailingTime()
  private var unit = LocationUnit()
  /// Whether lines have times of their own, beside those at their ends.
  private var hasOwnTimes = false
  /// Whether some lines name fingers: then lines that do not are about something else.
  private var namesFingers = false
  /// Whether lines end with their times; `nil` while the beginning is examined.
  private var endsWithTime: Bool?
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

  var hasCertainTimes: Bool { hasOwnTimes || !trailingTime.isSeen || trailingTime.isThere }

  mutating func learn(from scout: Self) {
    unit = scout.unit
    hasOwnTimes = scout.hasOwnTimes
    namesFingers = scout.namesFingers
    hasPointers = scout.hasPointers
    clock.learn(from: scout.clock)
    hasIDs = scout.idColumn.isThere
    endsWithTime = scout.trailingTime.isThere
  }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    if let head = TouchTable(head: line.cursor) {
      table = head
    } else if let table {
      if let words = table.words(of: line.cursor, isDown: { ledger.isDown($0) }) {
        read(words, into: &ledger)
      }
    } else if var words = TouchWords(line.cursor, mayHaveID: hasIDs ?? idColumn.isThere),
      words.isFinger
    {
      idColumn.examine(words.ambiguousNumbers)
      namesFingers = namesFingers || words.namesFinger && words.place != nil
      if namesFingers, !words.namesFinger { return }
      hasOwnTimes = hasOwnTimes || words.hasTime
      trailingTime.examine(words.trailing)
      if !hasOwnTimes, endsWithTime ?? true { words.readTrailingTime() }
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
    if let place = words.place { unit.examine(place) }
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
