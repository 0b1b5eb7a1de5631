/// Offsets of values in a text that has been read already: values do not keep them, since only errors need them.
extension JSONReader {
  /// The offset of the value at a path such as `$.view.recognizers[2].name`, or of the last value on the way
  /// that is there.
  public static func offset(of path: String, in bytes: [UInt8]) -> Int {
    var rest = path.dropFirst()
    var offset = 0
    while true {
      // Only the first value on the way is at a known depth, so that none is limited.
      var reader = JSONReader(
        bytes, in: offset..<bytes.count, .lenient, within: Limits(depth: .max, values: .max))
      let next = reader.next()
      offset = reader.offset
      guard !rest.isEmpty,
        let found = next == .openingBrace ? reader.member(of: rest) : reader.element(of: rest)
      else { return offset }
      (offset, rest) = found
    }
  }

  /// The member that the path goes on with, and what remains of the path. Of several the last one counts, as
  /// it does in an object that was read.
  private mutating func member(of path: Substring) -> (offset: Int, rest: Substring)? {
    var found: (offset: Int, rest: Substring)?
    try? object { reader throws(JSONFault) in
      let step = "." + (try reader.spelledName())
      if path.hasPrefix(step) {
        let rest = path.dropFirst(step.count)
        if rest.isEmpty || rest.first == "." || rest.first == "[" { found = (reader.offset, rest) }
      }
      try reader.skipValue()
    }
    return found
  }

  private mutating func element(of path: Substring) -> (offset: Int, rest: Substring)? {
    guard path.first == "[", let close = path.firstIndex(of: "]"),
      let wanted = Int(path[path.index(after: path.startIndex)..<close])
    else { return nil }
    var found: Int?
    var index = 0
    try? array { reader throws(JSONFault) in
      if index == wanted { found = reader.offset }
      index += 1
      try reader.skipValue()
    }
    return found.map { ($0, path[path.index(after: close)...]) }
  }

  /// Moves behind a value. Brackets of a text that has been read are balanced.
  private mutating func skipValue() throws(JSONFault) {
    var depth = 0
    repeat {
      skipBlanks()
      guard offset < end else { throw fault(.cutOff) }
      switch bytes[offset] {
      case .quote:
        _ = try text()
        continue
      case .openingBrace, .openingBracket: depth += 1
      case .closingBrace, .closingBracket: depth -= 1
      case .comma, .colon: break
      default:
        while offset < end, !Self.endsWord(bytes[offset]) { offset += 1 }
        continue
      }
      offset += 1
    } while depth > 0
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case .space, .tab, .newline, .carriageReturn, .comma, .colon, .quote: true
    case .openingBrace, .closingBrace, .openingBracket, .closingBracket: true
    default: false
    }
  }
}
