import JSONText

/// Fast path for records that are complete in their line, as nearly all are.
extension JSONRecords {
  /// The object that begins at `start` and its end; its value is `nil` if it is invalid. `nil` if the object is incomplete.
  static func whole(in line: ByteCursor, at start: Int) -> (value: JSONValue?, end: Int)? {
    if let (value, end) = plainRecord(in: line, at: start) { return (value, end) }
    return wholeRecord(in: line, at: start).map { (value(line.bytes, $0), $0.upperBound) }
  }

  /// The value of a record's bytes; `nil` if it is invalid.
  static func value(_ bytes: [UInt8], _ range: Range<Int>? = nil) -> JSONValue? {
    try? JSONReader.value(of: bytes, in: range, .lenient, within: limits)
  }

  /// Limits the depth; the size is limited in bytes elsewhere.
  private static let limits = JSONReader.Limits(depth: deepest, values: .max)

  /// The object that begins at `start` and its end, if it is valid and contains no members that may hold records.
  private static func plainRecord(in line: ByteCursor, at start: Int) -> (JSONValue, end: Int)? {
    var reader = JSONReader(line.bytes, in: start..<line.end, .lenient, within: limits)
    guard let object = try? reader.objectValue(refusing: mayHoldRecords) else { return nil }
    return (.object(object), reader.offset)
  }

  /// The range of the object that begins at `start`; `nil` if it continues in another line, is not an object, or contains
  /// members that may hold records.
  private static func wholeRecord(in line: ByteCursor, at start: Int) -> Range<Int>? {
    let bytes = line.bytes
    var index = start + 1
    while index < line.end, bytes[index] == .space || bytes[index] == .tab { index += 1 }
    // Otherwise it is a brace in other text.
    guard index < line.end, bytes[index] == .quote || bytes[index] == .closingBrace else {
      return nil
    }
    var depth = 1
    var name = index..<index
    var isName = true
    while index < line.end {
      switch bytes[index] {
      case .quote:
        let first = index + 1
        guard let end = endOfString(bytes, from: first, to: line.end) else { return nil }
        if depth == 1, isName { name = first..<end }
        index = end
      case .colon: if depth == 1 { isName = false }
      case .comma: if depth == 1 { isName = true }
      case .openingBrace, .openingBracket:
        depth += 1
        if depth == 2, mayHoldRecords(JSONName(bytes, name)) || depth > deepest { return nil }
      case .closingBrace, .closingBracket:
        depth -= 1
        if depth == 0 { return start..<(index + 1) }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Index of the closing quote of a string.
  private static func endOfString(_ bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    var index = start
    while true {
      index = JSONReader.endOfPlain(bytes, from: index, to: end)
      guard index < end else { return nil }
      if bytes[index] == .quote { return index }
      index += 2
    }
  }
}
