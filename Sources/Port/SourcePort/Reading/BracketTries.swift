/// Estimates, before parsing, how often the parser would retry nested brackets.
///
/// At each square bracket the parser tries a type and then an alternative, and in each attempt it retries nested brackets. So
/// each level doubles the attempts, and twenty levels take seconds. Braces end the retrying, and so do commas between the
/// elements of a list.
///
/// Strings can be recognized reliably only by parsing. So text that looks like a string is skipped, except for adjacent
/// brackets, because a quote in a regular expression may be followed by code.
struct BracketTries {
  /// Number of levels that are not counted, because they are fast.
  private static let free = 5
  /// The number of attempts that takes the parser seconds.
  private static let most = 1 << 16

  private struct Bracket {
    var byte: UInt8
    /// Nesting depth of the square brackets that the parser retries, including this one.
    var level: Int
    /// Whether a comma may separate generic arguments; such a comma does not end the retrying.
    var mayBeGeneric = false
  }

  private var open: [Bracket] = []
  private var openBraces = 0
  private var count = 0

  /// Whether parsing the source would take too long.
  static func areTooMany(in source: String) -> Bool {
    var (source, tries) = (source, BracketTries())
    return source.withUTF8 { bytes in
      var index = 0
      while index < bytes.count, tries.count <= most { index = tries.pass(bytes, at: index) }
      return tries.count > most
    }
  }

  /// Processes the token at `index`; returns the index of the next token.
  private mutating func pass(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\""): return passString(bytes, at: index)
    case UInt8(ascii: "/"): return passComment(bytes, at: index)
    case UInt8(ascii: "["):
      let level = (open.last?.level ?? 0) + 1
      open.append(Bracket(byte: byte, level: level))
      note(level)
    case UInt8(ascii: "("): open.append(Bracket(byte: byte, level: open.last?.level ?? 0))
    case UInt8(ascii: "{"):
      open.append(Bracket(byte: byte, level: 0))
      openBraces += 1
    case UInt8(ascii: "]"): close(UInt8(ascii: "["))
    case UInt8(ascii: ")"): close(UInt8(ascii: "("))
    case UInt8(ascii: "}"): closeBrace()
    case UInt8(ascii: "<"): change { $0.mayBeGeneric = true }
    case UInt8(ascii: ","):
      change { if $0.byte == UInt8(ascii: "["), !$0.mayBeGeneric { $0.level = 0 } }
    default: break
    }
    return index + 1
  }

  private mutating func note(_ level: Int) {
    if level > Self.free { count += 1 << min(level, 20) }
  }

  private mutating func change(_ change: (inout Bracket) -> Void) {
    guard !open.isEmpty else { return }
    change(&open[open.count - 1])
  }

  private mutating func close(_ byte: UInt8) {
    if open.last?.byte == byte { open.removeLast() }
  }

  /// Closes a brace and all brackets left open in it.
  private mutating func closeBrace() {
    // Avoids searching all open brackets for an unmatched brace.
    guard openBraces > 0 else { return }
    openBraces -= 1
    while let bracket = open.popLast(), bracket.byte != UInt8(ascii: "{") {}
  }

  // MARK: - What is skipped

  private func passComment(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    guard index + 1 < bytes.count else { return index + 1 }
    if bytes[index + 1] == UInt8(ascii: "/") {
      return bytes[index...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        ?? bytes.count
    }
    guard bytes[index + 1] == UInt8(ascii: "*") else { return index + 1 }
    var (at, depth) = (index + 2, 1)
    while at + 1 < bytes.count, depth > 0 {
      switch (bytes[at], bytes[at + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (at, depth) = (at + 2, depth + 1)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (at, depth) = (at + 2, depth - 1)
      default: at += 1
      }
    }
    return depth > 0 ? bytes.count : at
  }

  /// Skips a string literal of one line or several.
  private mutating func passString(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let quote = UInt8(ascii: "\"")
    func isThree(_ at: Int) -> Bool {
      at + 2 < bytes.count && bytes[at + 1] == quote && bytes[at + 2] == quote
    }
    let isLong = isThree(index)
    // In a raw string a backslash escapes nothing.
    let isRaw = index > 0 && bytes[index - 1] == UInt8(ascii: "#")
    var (at, level) = (index + (isLong ? 3 : 1), 0)
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "[") {
        level += 1
        note(level)
      } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n") {
        level = 0
      }
      if byte == UInt8(ascii: "\\"), !isRaw {
        at += 2
      } else if byte == quote, !isLong || isThree(at) {
        return at + (isLong ? 3 : 1)
      } else if byte == UInt8(ascii: "\n"), !isLong {
        return at
      } else {
        at += 1
      }
    }
    return bytes.count
  }
}
