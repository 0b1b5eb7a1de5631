/// How often the parser would try what brackets within brackets are, computed before it is called.
///
/// At each square bracket it tries a type, and what else it could be if there is none; within each of these,
/// the next bracket again. So each level doubles the tries, and twenty levels take seconds. A brace ends that, and
/// so does a comma between the elements of a list.
///
/// Only the parser knows what a string is, and it cannot be asked. So what looks like one is skipped, but
/// for brackets side by side: behind a quote in a regular expression there may be code.
struct BracketTries {
  /// Levels whose tries are not worth a count.
  private static let free = 5
  /// As many tries take the parser seconds.
  private static let most = 1 << 16

  private struct Bracket {
    var byte: UInt8
    /// How many square brackets, up to this one, are tried within each other.
    var level: Int
    /// A comma in it may stand between the arguments of a generic type, and does not end the trying then.
    var mayBeGeneric = false
  }

  private var open: [Bracket] = []
  private var openBraces = 0
  private var count = 0

  /// Whether the parser would take too long for the source.
  static func areTooMany(in source: String) -> Bool {
    var (source, tries) = (source, BracketTries())
    return source.withUTF8 { bytes in
      var index = 0
      while index < bytes.count, tries.count <= most { index = tries.pass(bytes, at: index) }
      return tries.count > most
    }
  }

  /// Takes what begins there; returns where the next begins.
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

  /// What was left open within the braces is over with them.
  private mutating func closeBrace() {
    // Without one, all that is open would be looked through, for each brace again.
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

  /// A string of one line, or of many between three quotes.
  private mutating func passString(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let quote = UInt8(ascii: "\"")
    func isThree(_ at: Int) -> Bool {
      at + 2 < bytes.count && bytes[at + 1] == quote && bytes[at + 2] == quote
    }
    let isLong = isThree(index)
    // In a raw string a backslash is one.
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
