import Foundation
import GestureCore
import JSONText

/// Reads Flutter's pointer events: the engine's JSON, or the framework's printed form.
///
///     PointerDownEvent#1a2b3(position: Offset(100.0, 200.0))
///     _TransformedPointerMoveEvent#…(position: Offset(10.0, 20.0), …, timeStamp: 0:00:12.345678,
///       pointer: 3, kind: touch, device: 0, …)
///
/// Printed events have logical pixels. Without a `timeStamp` (`toStringFull` prints it), the log's time is used.
struct FlutterReader: ContactReader {
  static let format = RecordingFormat.flutter
  static let timeRemedy =
    "print event.toStringFull(), log with adb logcat -v time, or give the pace with --interval"

  private enum Verb { case down, move, up, cancel }

  private static let names: [(name: StaticString, verb: Verb)] = [
    ("PointerDownEvent#", .down), ("PointerMoveEvent#", .move), ("PointerUpEvent#", .up),
    ("PointerCancelEvent#", .cancel), ("PointerDownEvent(", .down), ("PointerMoveEvent(", .move),
    ("PointerUpEvent(", .up), ("PointerCancelEvent(", .cancel),
  ]

  private var data = JSONContactReader<FlutterRecords>()
  private var isPrinted = false
  private var clock = WrappingClock(period: LogTime.day)

  static func recognizes(_ line: ByteCursor) -> Bool {
    verb(in: line) != nil && line.contains("position: Offset(")
  }

  static func recognizes(_ record: JSONValue) -> Bool { FlutterRecords.recognizes(record) }

  var surface: ContactSurface { isPrinted ? ContactSurface(unit: .points) : data.surface }

  mutating func learn(from scout: Self) {
    isPrinted = scout.isPrinted
    data.learn(from: scout.data)
  }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    guard let verb = Self.verb(in: line.cursor) else {
      if !isPrinted { data.read(line, into: &ledger) }
      return
    }
    isPrinted = true
    let text = line.cursor.rest
    let key = Self.number("pointer: ", text).flatMap { Int64(exactly: $0) } ?? 0
    guard let place = Self.place(text) ?? (verb == .cancel ? .zero : nil) else {
      return ledger.remark(.malformed, "a pointer event is cut off, left out")
    }
    var reading = ContactReading(x: place.x, y: place.y)
    if text.contains("kind: PointerDeviceKind.stylus") || text.contains("kind: stylus") {
      reading.kind = .pencil
    } else if text.contains("kind: PointerDeviceKind.mouse") || text.contains("kind: mouse") {
      reading.kind = .indirectPointer
    }
    ledger.at(time(text))
    // Several listeners may print the same event.
    switch (verb, ledger.isDown(key)) {
    case (.down, false): ledger.begin(key, reading)
    case (.move, _), (.down, true): ledger.follow(key, reading)
    case (.up, true): ledger.end(key, reading)
    case (.cancel, true): ledger.cancel(key)
    case (.up, false), (.cancel, false): break
    }
  }

  mutating func finish(into ledger: inout ContactLedger) {
    if !isPrinted { data.finish(into: &ledger) }
    ledger.commit()
  }

  // MARK: - Private

  private static func verb(in line: ByteCursor) -> Verb? {
    guard line.contains("Pointer") else { return nil }
    return names.first { line.contains($0.name) }?.verb
  }

  private static func place(_ text: String) -> CGPoint? {
    guard let range = text.range(of: "position: Offset(") else { return nil }
    let sides = text[range.upperBound...].prefix { $0 != ")" }.split(separator: ",")
      .compactMap { LogFields.number($0.trimmingCharacters(in: .whitespaces)) }
    return sides.count == 2 ? CGPoint(x: sides[0], y: sides[1]) : nil
  }

  private static func number(_ name: String, _ text: String) -> Double? {
    guard let range = text.range(of: name) else { return nil }
    return LogFields.number(text[range.upperBound...].prefix { $0.isNumber })
  }

  /// `timeStamp: 0:00:12.345678`, or else the log's time.
  private mutating func time(_ text: String) -> Timestamp? {
    if let range = text.range(of: "timeStamp: ") {
      let parts = text[range.upperBound...].prefix { $0.isNumber || $0 == ":" || $0 == "." }
        .split(separator: ":").compactMap { LogFields.number($0) }
      if parts.count == 3, parts[0] < 1e6 {
        return Timestamp(seconds: parts[0] * 3600 + parts[1] * 60 + parts[2])
      }
    }
    let prefix = text.components(separatedBy: "Pointer")[0]
    return LogTime.find(in: prefix).map { clock.unwrap($0) }
  }
}
