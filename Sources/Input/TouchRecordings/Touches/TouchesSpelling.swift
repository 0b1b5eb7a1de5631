import Foundation
import GestureCore

/// The vocabulary of Touchstone's own format, shared by reader and writer.
enum TouchesSpelling {
  static let version = 1

  /// The verb of a contact's phase.
  static func word(for phase: Contact.Phase) -> String {
    switch phase {
    case .began: "down"
    case .moved: "move"
    case .ended: "up"
    case .cancelled: "cancel"
    }
  }

  static let kinds: [(word: String, kind: Contact.Kind)] = [
    ("finger", .direct), ("indirect", .indirect), ("pencil", .pencil),
    ("pointer", .indirectPointer),
  ]

  static let phases: [(word: String, phase: InputPhase)] = [
    ("began", .began), ("changed", .changed), ("ended", .ended), ("cancelled", .cancelled),
  ]

  /// Encodes text as one word: letters and digits unchanged, other bytes as % and two digits, and empty text as “-”.
  static func text(_ text: String) -> String {
    guard !text.isEmpty else { return "-" }
    return text.utf8.reduce(into: "") { word, byte in
      let scalar = UnicodeScalar(byte)
      let isPlain = byte.isDigit || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      word += isPlain ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }

  static func text(in word: Substring) -> String? {
    guard word != "-" else { return "" }
    var bytes: [UInt8] = []
    var rest = Array(word.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Seconds with as many digits as necessary, exact to the nanosecond.
  static func seconds(_ time: Timestamp) -> String {
    let count = time.nanoseconds.magnitude
    let whole = count / 1_000_000_000
    var fraction = String(count % 1_000_000_000)
    fraction = String(repeating: "0", count: 9 - fraction.count) + fraction
    while fraction.count > 3, fraction.last == "0" { fraction.removeLast() }
    return "\(whole).\(fraction)"
  }

  /// The shortest text that is read back as the same number; integers have no fraction.
  static func number(_ value: CGFloat) -> String {
    let text = "\(Double(value))"
    return text.hasSuffix(".0") && value != 0 ? String(text.dropLast(2)) : text
  }

  static func point(_ point: CGPoint) -> String {
    "\(number(point.x)),\(number(point.y))"
  }

  static func number(in text: Substring) -> CGFloat? { word(text).number }
  static func point(in text: Substring) -> CGPoint? { word(text).point }

  private static func word(_ text: Substring) -> TouchesWords {
    TouchesWords(ByteCursor(String(text)))
  }
}
