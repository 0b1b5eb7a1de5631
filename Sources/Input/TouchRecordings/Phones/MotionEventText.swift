import Foundation
import JSONText

/// Converts `MotionEvent { action=ACTION_DOWN, id[0]=0, x[0]=540.0, y[0]=1200.0, eventTime=1234, …
/// }` to the equivalent JSON object.
enum MotionEventText {
  private static let mostPointers = 32
  /// Longer lines are not events.
  private static let longest = 1 << 14

  static func value(_ line: ByteCursor) -> JSONValue? {
    var line = line
    if line.skip(past: "MotionEvent(") { return dispatched(line) }
    guard line.skip(past: "MotionEvent {") || line.skip(past: "MotionEvent{") else { return nil }
    let end = min(line.end, line.at + longest)
    var members = JSONObject(minimumCapacity: 16)
    var pointers: [JSONObject] = []
    while line.at < end {
      let field = line.at..<(line.bytes[line.at..<end].firstIndex(of: .comma) ?? end)
      line.at = field.upperBound + 1
      guard let equals = line.bytes[field].firstIndex(of: UInt8(ascii: "=")),
        equals > field.lowerBound, equals + 1 < field.upperBound
      else { continue }
      let name = trimmed(field.lowerBound..<equals, of: UInt8(ascii: "{"), line)
      let value = value(trimmed(equals + 1..<field.upperBound, of: UInt8(ascii: "}"), line), line)
      guard let (base, index) = place(name, line) else {
        members.append(JSONName(line.bytes[name]), value)
        continue
      }
      while pointers.count <= index { pointers.append(JSONObject()) }
      pointers[index].append(JSONName(line.bytes[base]), value)
    }
    members.append("pointers", .array(pointers.map { .object($0) }))
    return .object(members)
  }

  /// `deviceId=5, eventTime=1000000000, source=TOUCHSCREEN, …, action=DOWN, …, pointers=[0: (540.0,
  /// 960.0)])`, as in the recent events of `dumpsys input`; times are in nanoseconds.
  private static func dispatched(_ line: ByteCursor) -> JSONValue? {
    guard line.end - line.at <= longest else { return nil }
    let text = line.rest
    guard let time = text.firstMatch(of: /\beventTime=(\d{1,19})/).flatMap({ Int64($0.1) }),
      let action = text.firstMatch(of: /\baction=([A-Z_]{2,16}(?:\(\d{1,2}\))?)/)?.1,
      let list = text.firstMatch(of: /\bpointers=\[([^\]]*)/)?.1
    else { return nil }
    let isMouse = text.firstMatch(of: /\bsource=[A-Z_| ]*MOUSE\b/) != nil
    var pointers: [JSONValue] = []
    for match in list.matches(of: /(\d{1,9}): \((-?[\d.]{1,12}), (-?[\d.]{1,12})\)/)
    where pointers.count < mostPointers {
      guard let id = Int64(match.1), let x = LogFields.number(match.2),
        let y = LogFields.number(match.3)
      else { continue }
      var pointer = JSONObject()
      pointer.append("id", .integer(id))
      pointer.append("x", .number(x))
      pointer.append("y", .number(y))
      if isMouse { pointer.append("toolType", .string("MOUSE")) }
      pointers.append(.object(pointer))
    }
    var members = JSONObject()
    members.append("eventTimeNanos", .integer(time))
    members.append("action", .string(String(action)))
    members.append("pointers", .array(pointers))
    return .object(members)
  }

  // MARK: - Private

  private static func value(_ text: Range<Int>, _ line: ByteCursor) -> JSONValue {
    var number = ByteCursor(line.bytes, text)
    if let whole = number.decimal(), number.isAtEnd { return .integer(whole) }
    return .string(line.text(text))
  }

  /// The name before a pointer's index in brackets, and the index.
  private static func place(_ name: Range<Int>, _ line: ByteCursor) -> (Range<Int>, index: Int)? {
    guard !name.isEmpty, line.bytes[name.upperBound - 1] == UInt8(ascii: "]"),
      let open = line.bytes[name].firstIndex(of: UInt8(ascii: "["))
    else { return nil }
    var cursor = ByteCursor(line.bytes, open + 1..<name.upperBound - 1)
    guard let index = cursor.decimal(), cursor.isAtEnd, (0..<Int64(mostPointers)).contains(index)
    else { return nil }
    return (name.lowerBound..<open, Int(index))
  }

  /// The text without blanks and braces at its ends.
  private static func trimmed(_ text: Range<Int>, of brace: UInt8, _ line: ByteCursor) -> Range<Int>
  {
    var (start, end) = (text.lowerBound, text.upperBound)
    while start < end, line.bytes[start] == .space || line.bytes[start] == brace { start += 1 }
    while end > start, line.bytes[end - 1] == .space || line.bytes[end - 1] == brace { end -= 1 }
    return start..<end
  }
}
