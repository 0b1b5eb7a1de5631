import Foundation
import GestureCore

/// The words of Touchstone's own format, shared by its reader and its writer.
enum TouchesSpelling {
  static let version = 1

  /// The values of a reading that stay as they are until a line changes them.
  static let lasting: [(word: String, value: WritableKeyPath<ContactSample, CGFloat> & Sendable)] =
    [
      ("radius", \.majorRadius), ("slack", \.majorRadiusTolerance), ("force", \.force),
      ("maxforce", \.maximumPossibleForce), ("altitude", \.altitudeAngle),
      ("azimuth", \.azimuthAngle), ("roll", \.rollAngle),
    ]

  /// The verb for what a finger does.
  static func word(for phase: Contact.Phase) -> String {
    switch phase {
    case .began: "down"
    case .moved: "move"
    case .ended: "up"
    case .cancelled: "cancel"
    }
  }

  static func phase(of word: Substring) -> Contact.Phase? {
    switch word {
    case "down": .began
    case "move": .moved
    case "up": .ended
    case "cancel": .cancelled
    default: nil
    }
  }

  static let kinds: [(word: String, kind: Contact.Kind)] = [
    ("finger", .direct), ("indirect", .indirect), ("pencil", .pencil),
    ("pointer", .indirectPointer),
  ]

  static let phases: [(word: String, phase: InputPhase)] = [
    ("began", .began), ("changed", .changed), ("ended", .ended), ("cancelled", .cancelled),
  ]

  /// Text as one word: letters and digits as they are, other bytes as % and two digits, none as “-”.
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

  /// Seconds with as many digits as they need, exact to the nanosecond; times are not negative.
  static func seconds(_ time: Timestamp) -> String {
    let count = time.nanoseconds.magnitude
    let whole = count / 1_000_000_000
    var fraction = String(count % 1_000_000_000)
    fraction = String(repeating: "0", count: 9 - fraction.count) + fraction
    while fraction.count > 3, fraction.last == "0" { fraction.removeLast() }
    return "\(whole).\(fraction)"
  }

  /// The shortest digits that read back as the same number; whole numbers without a fraction.
  static func number(_ value: CGFloat) -> String {
    let text = "\(Double(value))"
    return text.hasSuffix(".0") && value != 0 ? String(text.dropLast(2)) : text
  }

  static func point(_ point: CGPoint) -> String {
    "\(number(point.x)),\(number(point.y))"
  }

  /// A plain finite decimal number; nothing else that `Double` would take.
  static func number(in text: Substring) -> CGFloat? {
    let isPlain = text.utf8.allSatisfy { byte in
      byte.isDigit || byte == .minus || byte == .plus || byte == .dot || byte | 0x20 == 0x65
    }
    guard isPlain, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  static func point(in text: Substring) -> CGPoint? {
    // A second comma is left to the number to refuse.
    guard let comma = text.utf8.firstIndex(of: .comma), let x = number(in: text[..<comma]),
      let y = number(in: text[text.utf8.index(after: comma)...])
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Seconds with at most nine digits behind the point that count.
  static func time(in text: Substring) -> Timestamp? {
    var cursor = ByteCursor(String(text))
    guard let time = cursor.nanoseconds(), cursor.isAtEnd else { return nil }
    return Timestamp(nanoseconds: time)
  }
}
