import Foundation
import GestureCore
import JSONText

/// Reads Qt 5's and Qt 6's log of touch events, from `qDebug() << event` or the logging category `qt.pointer.dispatch`.
///
///     QTouchEvent(TouchBegin, device: "touch", 1 points: TouchPoint(0 (10,20 0x0) TouchPointPressed …))
///     QTouchEvent(TouchUpdate … QEventPoint(id=1 ts=1234 pos=10,20 scn=10,20 gbl=10,20 Updated …))
///
/// Qt 6 prints milliseconds; for Qt 5, the log's own time before the event is used.
struct QtReader: ContactReader {
  static let format = RecordingFormat.qt
  static let timeRemedy =
    "log with QT_MESSAGE_PATTERN=\"%{time process} %{message}\", or give the pace with --interval"

  private enum State: String, CaseIterable {
    case pressed, moved, updated, stationary, released
  }

  private struct Point {
    var id: Int64
    var time: Timestamp?
    var place: CGPoint
    var state: State
  }

  let surface = ContactSurface(unit: .points)
  private var clock = WrappingClock(period: LogTime.day)

  static func recognizes(_ line: ByteCursor) -> Bool {
    guard line.contains("TouchPoint(") || line.contains("QEventPoint(id=") else { return false }
    return !points(line.rest).isEmpty
  }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    guard line.cursor.contains("Touch") || line.cursor.contains("QEventPoint(") else { return }
    let text = line.cursor.rest
    let logged = loggedTime(text)
    if text.contains("TouchCancel") {
      ledger.at(logged)
      ledger.cancelAll()
      return ledger.commit()
    }
    let points = Self.points(text)
    guard let first = points.first else { return }
    ledger.at(first.time ?? logged)
    for point in points { take(point, &ledger) }
    ledger.commit()
  }

  // MARK: - Private

  private func take(_ point: Point, _ ledger: inout ContactLedger) {
    let reading = ContactReading(x: point.place.x, y: point.place.y)
    switch (point.state, ledger.isDown(point.id)) {
    case (.pressed, false): ledger.begin(point.id, reading)
    case (.released, true): ledger.end(point.id, reading)
    // An event is often printed twice, for an item and for its window.
    case (.released, false): break
    case (_, _): ledger.follow(point.id, reading)
    }
  }

  /// The log's time before the event, or seconds at the beginning of the line.
  private mutating func loggedTime(_ text: String) -> Timestamp? {
    let prefix = text.components(separatedBy: "Q")[0]
    if let time = LogTime.find(in: prefix) { return clock.unwrap(time) }
    let words = prefix.split(separator: " ")
    guard let word = words.first, word.contains("."), let seconds = LogFields.number(word),
      (0..<1e9).contains(seconds)
    else { return nil }
    return Timestamp(seconds: seconds)
  }

  /// The points of a line, without duplicates.
  private static func points(_ text: String) -> [Point] {
    var found: [Point] = []
    for (name, read) in [("QEventPoint(", six), ("TouchPoint(", five)] as [(String, Reading)] {
      for part in text.components(separatedBy: name).dropFirst() {
        guard let point = read(part), !found.contains(where: { $0.id == point.id }) else {
          continue
        }
        found.append(point)
      }
    }
    return found
  }

  private typealias Reading = (String) -> Point?

  /// `id=1 ts=1234 pos=10,20 scn=10,20 gbl=10,20 Pressed …`.
  private static func six(_ text: String) -> Point? {
    let words = text.split(separator: " ")
    func value(_ name: String) -> Substring? {
      words.first { $0.hasPrefix(name) }?.dropFirst(name.count)
    }
    guard let id = value("id=").flatMap({ Int64($0) }),
      let place = [value("scn="), value("gbl="), value("pos=")].lazy
        .compactMap({ $0.flatMap { Self.place($0) } }).first,
      let state = words.lazy.compactMap({ Self.state($0) }).first
    else { return nil }
    let stamp = value("ts=").flatMap { Int64($0) } ?? 0
    // A time of 0 means that the event has none.
    let time = stamp > 0 ? JSONTime.milliseconds(.integer(stamp)) : nil
    return Point(id: id, time: time, place: place, state: state)
  }

  /// `0 (10,20 5x5) TouchPointPressed …`, or in Qt 4 and 5.0 `0 QRectF(10,20 5x5) pressed`.
  private static func five(_ text: String) -> Point? {
    guard let match = text.prefixMatch(of: /(\d{1,18}) (?:QRectF)?\(([^ )]+)(?: ([^)]+))?\) (\w+)/),
      let id = Int64(match.1), var place = Self.place(match.2), let state = Self.state(match.4)
    else { return nil }
    let sides = (match.3 ?? "").split(separator: "x").compactMap { LogFields.number($0) }
    if sides.count == 2 {
      place.x += sides[0] / 2
      place.y += sides[1] / 2
    }
    return Point(id: id, place: place, state: state)
  }

  private static func place(_ text: Substring) -> CGPoint? {
    let sides = text.split(separator: ",").compactMap { LogFields.number($0) }
    return sides.count == 2 ? CGPoint(x: sides[0], y: sides[1]) : nil
  }

  private static func state(_ word: Substring) -> State? {
    let name = word.hasPrefix("TouchPoint") ? word.dropFirst("TouchPoint".count) : word
    return State(rawValue: name.lowercased().trimmingCharacters(in: .punctuationCharacters))
  }
}
