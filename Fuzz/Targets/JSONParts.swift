/// Where the values of a text of JSON lie. Text that is none has fewer of them.
nonisolated struct JSONParts {
  private let bytes: [UInt8]
  private var values: [Range<Int>] = []
  /// Elements of arrays, and members of objects with their keys.
  private var members: [Range<Int>] = []

  /// What readers of numbers, words and names may stumble over.
  private static let extremes = [
    "0", "-1", "1e308", "-1e308", "1e19", "0.1", "9223372036854775807", "-0", "null", "true",
    "\"\"",
    "[]", "{}", "\"\\u202e\\u0007\"",
  ].map { Array($0.utf8) }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // The containers that are open: where each begins, and where its next member does.
    var open: [(start: Int, member: Int?)] = []
    var index = 0
    func note(_ range: Range<Int>) {
      values.append(range)
      guard let last = open.indices.last else { return }
      members.append((open[last].member ?? range.lowerBound)..<range.upperBound)
      open[last].member = nil
    }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append((index, nil))
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        index += 1
        if let container = open.popLast() { note(container.start..<index) }
      case UInt8(ascii: ","), UInt8(ascii: ":"), 0...UInt8(ascii: " "):
        index += 1
      default:
        let token = index..<Self.endOfToken(in: bytes, from: index)
        index = token.upperBound
        if let last = open.indices.last, Self.isKey(token, in: bytes) {
          open[last].member = token.lowerBound
        } else {
          note(token)
        }
      }
    }
  }

  func mutated(with random: inout some RandomNumberGenerator) -> [UInt8] {
    guard let value = values.randomElement(using: &random) else { return bytes }
    let member = members.randomElement(using: &random)
    switch (Int.random(in: 0..<8, using: &random), member) {
    case (0, let member?):
      return without(member)
    case (1, let member?):
      return replaced(member, by: bytes[member] + [UInt8(ascii: ",")] + bytes[member])
    case (2, _):
      return replaced(
        value, by: [UInt8(ascii: "[")] + bytes[value] + [UInt8(ascii: "]")])
    case (3...5, _):
      return replaced(value, by: Self.extremes.randomElement(using: &random) ?? [])
    default:
      return replaced(value, by: Array(bytes[values.randomElement(using: &random) ?? value]))
    }
  }

  /// A member goes with the comma behind it, or with the one before it if it is the last.
  private func without(_ member: Range<Int>) -> [UInt8] {
    var range = member
    let space = UInt8(ascii: " ")
    let comma = UInt8(ascii: ",")
    if let next = bytes[member.upperBound...].firstIndex(where: { $0 > space }),
      bytes[next] == comma
    {
      range = member.lowerBound..<next + 1
    } else if let previous = bytes[..<member.lowerBound].lastIndex(where: { $0 > space }),
      bytes[previous] == comma
    {
      range = previous..<member.upperBound
    }
    return replaced(range, by: [])
  }

  private func replaced(_ range: Range<Int>, by other: [UInt8]) -> [UInt8] {
    Array(bytes[..<range.lowerBound]) + other + bytes[range.upperBound...]
  }

  private static func endOfToken(in bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    if bytes[start] == UInt8(ascii: "\"") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(index + 1, bytes.count)
    }
    while index < bytes.count, !#",:{}[]" "#.utf8.contains(bytes[index]), bytes[index] > 0x20 {
      index += 1
    }
    return index
  }

  private static func isKey(_ token: Range<Int>, in bytes: [UInt8]) -> Bool {
    let next = bytes[token.upperBound...].first { $0 > UInt8(ascii: " ") }
    return bytes[token.lowerBound] == UInt8(ascii: "\"") && next == UInt8(ascii: ":")
  }
}
