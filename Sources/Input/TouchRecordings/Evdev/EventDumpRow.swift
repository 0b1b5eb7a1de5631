/// The offset and bytes of a row of a dump.
struct EventDumpRow: Sendable {
  /// The base of offsets: 16 in hexdump and xxd, 8 in od.
  enum Radix: Int, Sendable {
    case hexadecimal = 16
    case octal = 8
    case decimal = 10
  }

  /// In printed order; empty in the last row of a dump, which has only an offset.
  private(set) var bytes: [UInt8] = []
  private var offsetText: Substring?
  /// Bytes per word.
  private var width = 1
  private static let mostBytes = 256

  /// `nil` if the line is not a row of a dump.
  init?(_ line: ByteCursor) {
    var line = line
    line.skipBlanks()
    let hasColon = readOffset(&line)
    var digits: Int?
    var isNumbered = false
    while bytes.count < Self.mostBytes {
      var next = line
      next.skipBlanks()
      // Two spaces or a bar precede the column of characters.
      if hasColon, digits != nil, next.at - line.at > 1 { break }
      let word = next.word()
      guard !word.isEmpty, digits ?? word.count == word.count else { break }
      if let number = Self.number(next, word) {
        bytes += [UInt8(number >> 8), UInt8(number & 0xff)]
        isNumbered = true
      } else if !append(next, word) {
        break
      }
      digits = word.count
      line = next
    }
    line.skipBlanks()
    guard let digits, bytes.count >= 2 else {
      guard offsetText != nil, line.isAtEnd else { return nil }
      bytes = []
      return
    }
    // `xxd -p` prints one word per line.
    width = isNumbered ? 2 : [2, 4, 8].contains(digits / 2) ? digits / 2 : 1
  }

  var hasOffset: Bool { offsetText != nil }

  /// `nil` if the row has no offset in that radix.
  func offset(_ radix: Radix) -> UInt64? {
    offsetText.flatMap { UInt64($0, radix: radix.rawValue) }
  }

  func bytes(swapped: Bool) -> [UInt8] {
    guard swapped, width > 1 else { return bytes }
    return stride(from: 0, to: bytes.count, by: width).flatMap { start in
      bytes[start..<min(start + width, bytes.count)].reversed()
    }
  }

  // MARK: - Private

  /// Reads the offset; returns whether it ends with a colon. A word as long as the next one is not an offset.
  private mutating func readOffset(_ line: inout ByteCursor) -> Bool {
    let start = line
    guard line.hexadecimal() != nil, (6...8).contains(line.at - start.at) else {
      line = start
      return false
    }
    let length = line.at - start.at
    let text = Substring(line.text(start.at..<line.at))
    if line.take(.colon) {
      offsetText = text
      return true
    }
    var rest = line
    let word = rest.word()
    guard line.next == .space || line.next == .tab || line.isAtEnd,
      word.count != length || length == 7
    else {
      line = start
      return false
    }
    offsetText = text
    return false
  }

  /// A word of six octal digits (od), or of five decimal ones (`hexdump -d`).
  private static func number(_ line: ByteCursor, _ word: Range<Int>) -> UInt16? {
    switch word.count {
    case 6: UInt16(line.text(word), radix: 8)
    case 5: UInt16(line.text(word))
    default: nil
    }
  }

  /// Appends the bytes of a hexadecimal word; returns whether it is one.
  private mutating func append(_ line: ByteCursor, _ word: Range<Int>) -> Bool {
    guard word.count % 2 == 0 else { return false }
    var added: [UInt8] = []
    for at in stride(from: word.lowerBound, to: word.upperBound, by: 2) {
      var digits = ByteCursor(line.bytes, at..<(at + 2))
      guard let number = digits.hexadecimal(), digits.isAtEnd else { return false }
      added.append(UInt8(number))
    }
    bytes += added.prefix(max(0, Self.mostBytes - bytes.count))
    return true
  }
}
