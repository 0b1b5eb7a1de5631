/// How long the parser would look at brackets within brackets, told before it is asked.
///
/// At each square bracket it tries a type, and what else it could be if there is none; within each of these,
/// the next bracket again. So each level doubles the time, and twenty take seconds. A brace ends that, and so
/// does a comma between the elements of a list. What looks like a string is skipped, but for brackets side by
/// side: it may be none, such as behind a quote in a regular expression.
struct BracketChain {
  /// Levels whose time is not worth a count.
  private static let free = 5
  /// As many tries take the parser seconds.
  private static let most = 1 << 16

  private struct Bracket {
    var byte: UInt8
    /// How many square brackets are tried together, up to here.
    var chain: Int
    /// A comma may be one between the arguments of a generic type, behind which the trying goes on.
    var mayBeGeneric = false
  }

  private var open: [Bracket] = []
  private var tries = 0

  /// Whether the parser would take too long for the source.
  static func isTooLong(_ source: String) -> Bool {
    var source = source
    return source.withUTF8 { bytes in
      var chain = BracketChain()
      return chain.isTooLong(bytes)
    }
  }

  private mutating func isTooLong(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count, tries <= Self.most {
      index = pass(bytes, at: index)
    }
    return tries > Self.most
  }

  /// Takes what begins there; tells where the next begins.
  private mutating func pass(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\""): return passString(bytes, at: index)
    case UInt8(ascii: "/"): return passComment(bytes, at: index)
    case UInt8(ascii: "["):
      let chain = (open.last?.chain ?? 0) + 1
      open.append(Bracket(byte: byte, chain: chain))
      note(chain)
    case UInt8(ascii: "("): open.append(Bracket(byte: byte, chain: open.last?.chain ?? 0))
    case UInt8(ascii: "{"): open.append(Bracket(byte: byte, chain: 0))
    case UInt8(ascii: "]"): close(UInt8(ascii: "["))
    case UInt8(ascii: ")"): close(UInt8(ascii: "("))
    case UInt8(ascii: "}"): closeBrace()
    case UInt8(ascii: "<"): change { $0.mayBeGeneric = true }
    case UInt8(ascii: ","):
      change { if $0.byte == UInt8(ascii: "["), !$0.mayBeGeneric { $0.chain = 0 } }
    default: break
    }
    return index + 1
  }

  private mutating func note(_ chain: Int) {
    if chain > Self.free { tries += 1 << min(chain, 20) }
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
    guard let brace = open.lastIndex(where: { $0.byte == UInt8(ascii: "{") }) else { return }
    open.removeSubrange(brace...)
  }

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

  /// A string of one line or more, with as many signs of a raw one as stand before it.
  private mutating func passString(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let quote = UInt8(ascii: "\"")
    func isThree(_ at: Int) -> Bool {
      at + 2 < bytes.count && bytes[at + 1] == quote && bytes[at + 2] == quote
    }
    let isLong = isThree(index)
    let isRaw = index > 0 && bytes[index - 1] == UInt8(ascii: "#")
    var (at, row) = (index + (isLong ? 3 : 1), 0)
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "[") {
        row += 1
        note(row)
      } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n") {
        row = 0
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
