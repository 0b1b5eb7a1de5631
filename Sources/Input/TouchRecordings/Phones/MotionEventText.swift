import Foundation
import JSONText

/// `MotionEvent { action=ACTION_DOWN, id[0]=0, x[0]=540.0, y[0]=1200.0, eventTime=1234, … }` as the
/// JSON object that would say the same.
enum MotionEventText {
  private static let mostPointers = 32
  /// No event is anywhere near as long.
  private static let longest = 1 << 14

  static func value(_ line: ByteCursor) -> JSONValue? {
    var line = line
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

  // MARK: - Private

  private static func value(_ text: Range<Int>, _ line: ByteCursor) -> JSONValue {
    var number = ByteCursor(line.bytes, text)
    if let whole = number.decimal(), number.isAtEnd { return .integer(whole) }
    return .string(line.text(text))
  }

  /// The name before a pointer's place in brackets, and the place.
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
