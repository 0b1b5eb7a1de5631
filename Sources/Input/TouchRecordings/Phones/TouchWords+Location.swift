import Foundation

extension TouchWords {
  /// Pairs of numbers after these words are not locations.
  private static let otherPairs = ["previous", "delta", "relative", "velocity", "size", "start"]
  /// Words that may stand before the numbers of a location.
  private static let locationWords: Set<String> = [
    "at", "to", "@", "touch", "pen", "pos", "position", "–",
  ]

  /// The first pair of numbers in brackets: `(100.0, 400.0)`, `[100,400]`, `{x: 100, y: 400}`.
  static func pair(in line: ByteCursor) -> CGPoint? {
    var opening: Int?
    for at in line.at..<line.end {
      switch line.bytes[at] {
      case .openingParenthesis, .openingBracket, .openingBrace: opening = at
      case .closingParenthesis, .closingBracket, .closingBrace:
        guard let start = opening else { continue }
        opening = nil
        let name = line.text(line.name(before: start)).lowercased()
        let words = name.split(separator: "_")
        guard !words.contains(where: { otherPairs.contains(where: $0.hasPrefix) }) else { continue }
        if let pair = pair(in: start + 1..<at, of: line) { return pair }
      default: break
      }
    }
    return nil
  }

  private static func pair(in range: Range<Int>, of line: ByteCursor) -> CGPoint? {
    guard (3...60).contains(range.count) else { return nil }
    let numbers = line.bytes[range].split(separator: .comma).map { part in
      part.split { $0 == .colon || $0 == UInt8(ascii: "=") || $0 == .space }.last
        .flatMap { line.number(at: $0.indices) }
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// A finger's index in brackets or behind a number sign, after the phase or a word for a finger: `touchmove [1]`,
  /// `Touch #1 down`.
  static func index(in line: ByteCursor, _ phase: Range<Int>) -> Int64? {
    guard line.contains("[") || line.contains("#") else { return nil }
    var line = line
    while let word = line.takeLetters() {
      var rest = line
      rest.skipBlanks()
      let isBracketed = rest.take(.openingBracket)
      guard isBracketed || rest.take(.hash), let number = rest.decimal(),
        let index = IDColumn.id(Double(number)), !isBracketed || rest.take(.closingBracket)
      else { continue }
      let name = line.text(word).lowercased()
      if word == phase || ["touch", "finger", "pointer"].contains(where: name.hasSuffix) {
        return index
      }
    }
    return nil
  }

  /// The number at the end of a line, behind a bracket and a blank: `(100, 200) 12345.1`.
  static func trailingNumber(in line: ByteCursor) -> Double? {
    let words = line.bytes[line.at..<line.end].split { $0 <= .space }
    guard words.count >= 2, let last = words.last,
      words[words.count - 2].last == .closingParenthesis
    else { return nil }
    return line.number(at: last.indices)
  }

  /// The numbers without names at the beginning: `100 400`, `at 100,400`, `pos=100,400`, `2: 100 400 0.5`, and
  /// `– 100 – 400` as Safari's console prints them.
  static func unnamedNumbers(in line: ByteCursor) -> [Double] {
    var numbers: [Double] = []
    let words = line.bytes[line.at..<line.end].split {
      $0 == .space || $0 == .tab || $0 == .comma || $0 == .semicolon || $0 == .colon
        || $0 == UInt8(ascii: "=")
    }
    for word in words {
      if let number = line.number(at: word.indices) {
        numbers.append(number)
      } else if !locationWords.contains(line.text(word.indices)) {
        break
      }
    }
    return numbers
  }
}

extension ByteCursor {
  /// The name before an opening bracket, possibly in quotes and with a colon or an equals sign behind it.
  fileprivate func name(before bracket: Int) -> Range<Int> {
    var last = bracket
    func skipBlanks() { while last > at, bytes[last - 1] <= .space { last -= 1 } }
    skipBlanks()
    if last > at, bytes[last - 1] == .colon || bytes[last - 1] == UInt8(ascii: "=") {
      last -= 1
      skipBlanks()
    }
    if last > at, bytes[last - 1] == .quote || bytes[last - 1] == UInt8(ascii: "'") { last -= 1 }
    var first = last
    while first > at, bytes[first - 1].isLetter { first -= 1 }
    return first..<last
  }
}
