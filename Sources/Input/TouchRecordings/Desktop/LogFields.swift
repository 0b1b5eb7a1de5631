import Foundation

/// Parses numbers and names in window systems' logs.
enum LogFields {
  /// The text after `name=` or `name:` up to a space, a comma or a closing parenthesis.
  static func value(_ name: StaticString, in line: ByteCursor) -> String? {
    var line = line
    guard line.skip(past: name) else { return nil }
    line.skipBlanks()
    let start = line.at
    while let byte = line.next, byte != .space, byte != .comma, byte != UInt8(ascii: ")") {
      line.at += 1
    }
    return line.at > start ? line.text(start..<line.at) : nil
  }

  /// A finite number.
  static func number(_ text: some StringProtocol) -> Double? {
    guard text.utf8.count < 400, let value = Double(text), value.isFinite else { return nil }
    return value
  }
}
