/// A number in a line of a log, and the unit that the line states for it.
struct LoggedNumber {
  var value: Double
  /// Nanoseconds per unit of a time; `nil` if the line does not state it.
  var unit: Double?

  /// Numbers with their names in lower case and without underscores: `x: 100`, `t=16ms`, `pos_x[0] = 100`, `clientX 100`.
  static func named(in line: ByteCursor) -> [(name: String, number: LoggedNumber)] {
    var line = line
    var found: [(name: String, number: LoggedNumber)] = []
    while let name = line.takeLetters() {
      var rest = line
      guard rest.takeIndex() else { continue }
      rest.takeQuote()
      let gap = rest.at
      rest.skipBlanks()
      if rest.takeEqualsSign() {
        rest.skipBlanks()
      } else if rest.at == gap {
        continue
      }
      rest.takeQuote()
      guard let number = rest.takeNumber() else { continue }
      found.append((line.text(name).lowercased().filter { $0 != "_" }, number))
      line.at = rest.at
    }
    return found
  }

  /// The last time with a sign, `@ 12345 ms` or `at 0.016 s`; otherwise the last with a unit, `(16ms)`.
  static func markedTime(in line: ByteCursor) -> LoggedNumber? {
    var withSign: LoggedNumber?
    var withUnit: LoggedNumber?
    var line = line
    let start = line.at
    while let byte = line.next {
      let before = ByteCursor(line.bytes, start..<line.at)
      guard byte.isDigit, let number = line.takeNumber() else {
        line.at += 1
        continue
      }
      var rest = line
      rest.skipBlanks()
      if before.endsWithTimeSign, rest.next != .comma, rest.next?.isDigit != true {
        withSign = number
      } else if number.unit != nil, let last = before.last,
        last <= .space || last == .openingParenthesis || last == .openingBracket
      {
        withUnit = number
      }
    }
    return withSign ?? withUnit
  }

  /// The time at the beginning of a line: `16 `, `[16ms]`, `(0.016 s):`, `16,`.
  static func leadingTime(in line: ByteCursor) -> LoggedNumber? {
    var line = line
    line.skipBlanks()
    _ = line.take(.openingBracket) || line.take(.openingParenthesis)
    line.skipBlanks()
    guard line.next != .minus, let number = line.takeNumber() else { return nil }
    var isApart = line.isAtBlank
    line.skipBlanks()
    if line.take(.closingBracket) || line.take(.closingParenthesis) {
      isApart = isApart || line.isAtBlank
    }
    if isApart || line.take(.comma) || line.take(.semicolon) { return number }
    return line.take(.colon) && line.isAtBlank ? number : nil
  }
}

extension ByteCursor {
  /// A number with an optional sign, fraction and unit.
  fileprivate mutating func takeNumber() -> LoggedNumber? {
    let start = at
    _ = take(.minus)
    let whole = takeDigits()
    if at + 1 < end, bytes[at] == .dot, bytes[at + 1].isDigit {
      at += 1
      _ = takeDigits()
    }
    // A wall clock's nanoseconds have 19 digits.
    guard (1...19).contains(whole), let value = number(at: start..<at) else {
      at = start
      return nil
    }
    return LoggedNumber(value: value, unit: takeTimeUnit())
  }

  /// Skips digits; returns their number.
  private mutating func takeDigits() -> Int {
    let start = at
    while at < end, bytes[at].isDigit { at += 1 }
    return at - start
  }

  /// Nanoseconds per `ms` or `s`; `nil` if it is the name of the next number, as in `x=1 s=2`.
  private mutating func takeTimeUnit() -> Double? {
    let start = at
    skipBlanks()
    let hasBlank = at > start
    let unit = take("ms") ? 1e6 : take(UInt8(ascii: "s")) ? 1e9 : nil
    var rest = self
    if let unit, next?.isWord != true, !(hasBlank && rest.takeEqualsSign()) { return unit }
    at = start
    return nil
  }

  /// Skips the index in `pos_x[0]`, if there is one; returns whether it is an index.
  fileprivate mutating func takeIndex() -> Bool {
    guard take(.openingBracket) else { return true }
    guard let index = decimal(), (0..<100).contains(index) else { return false }
    return take(.closingBracket)
  }

  fileprivate mutating func takeQuote() { _ = take(.quote) || take(UInt8(ascii: "'")) }

  fileprivate var isAtBlank: Bool { next.map { $0 <= .space } ?? false }

  /// Whether the bytes end with `@`, or with the word `at` and a blank.
  fileprivate var endsWithTimeSign: Bool {
    let text = bytes[at..<end]
    guard let last = text.lastIndex(where: { $0 > .space }) else { return false }
    if bytes[last] == UInt8(ascii: "@") { return true }
    var first = last + 1
    while first > at, bytes[first - 1].isWord { first -= 1 }
    return last < end - 1 && holds("at", at: first..<last + 1)
  }
}
