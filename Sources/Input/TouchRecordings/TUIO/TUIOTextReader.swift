import Foundation
import GestureCore

/// Reads TUIO messages as text lines, as printed by OSC dump tools.
///
///     12.345 /tuio/2Dcur sifffff "set" 7 0.5 0.25 0.0 0.0 0.0
///     d83a2d1d.4d9a2c00 /tuio/2Dcur si "fseq" 12
///     /tuio/2Dcur ['alive', 7, 8]
///
/// A time may precede the address: seconds, a time of day, or the packet's own time in hexadecimal.
struct TUIOTextReader: ContactReader {
  static let format = RecordingFormat.tuio
  static let timeRemedy = "record with a tool that writes the time of arrival"

  /// Longer lines are not messages.
  private static let longest = 1 << 14
  private static let commands: Set<String> = ["source", "alive", "set", "fseq"]

  private var script = TUIOScript()
  private var clock = WrappingClock(period: LogTime.day)

  static func recognizes(_ line: ByteCursor) -> Bool { message(in: line) != nil }

  var surface: ContactSurface { script.surface }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    guard let (message, prefix) = Self.message(in: line.cursor) else {
      if line.cursor.contains("/tuio/2Dcur") {
        ledger.remark(.malformed, "a message without a command, left out")
      }
      return
    }
    script.take(message, at: time(prefix), into: &ledger)
  }

  // MARK: - Private

  /// The message, and the text before its address.
  private static func message(in line: ByteCursor) -> (OSCPacket.Message, prefix: ByteCursor)? {
    var line = ByteCursor(line.bytes, line.at..<min(line.end, line.at + longest))
    let start = line.at
    guard line.skip(past: "/tuio/") else { return nil }
    line.at -= "/tuio/".utf8.count
    let prefix = ByteCursor(line.bytes, start..<line.at)
    let address = line.text(word(&line))
    guard TUIOTracker.isCursor(address) else { return nil }
    var command = line.text(word(&line))
    // The type string, which some tools print.
    if !commands.contains(command), command.allSatisfy({ "sifhd".contains($0) }) {
      command = line.text(word(&line))
    }
    guard commands.contains(command) else { return nil }
    var arguments: [OSCPacket.Argument] = [.string(command)]
    while case let word = word(&line), !word.isEmpty {
      arguments.append(command == "source" ? .string(line.text(word)) : argument(line, word))
    }
    return (OSCPacket.Message(address, arguments), prefix)
  }

  /// The next word of a message; empty at the end.
  private static func word(_ line: inout ByteCursor) -> Range<Int> {
    while let byte = line.next, isSeparator(byte) { line.at += 1 }
    let start = line.at
    while let byte = line.next, !isSeparator(byte) { line.at += 1 }
    return start..<line.at
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case .space, .tab, .comma, .colon, .semicolon, UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }

  private static func argument(_ line: ByteCursor, _ word: Range<Int>) -> OSCPacket.Argument {
    var number = ByteCursor(line.bytes, word)
    if let whole = number.decimal(), number.isAtEnd { return .int(whole) }
    let text = line.text(word)
    return LogFields.number(text).map { .float($0) } ?? .string(text)
  }

  /// The time in the text before a message; `nil` if there is none.
  private mutating func time(_ prefix: ByteCursor) -> Timestamp? {
    // The last time before the message is its own; an earlier one belongs to the log.
    var end = prefix.end
    while end > prefix.at {
      let start = prefix.bytes[prefix.at..<end].lastIndex(where: Self.endsTime).map { $0 + 1 }
      let word = (start ?? prefix.at)..<end
      end = word.lowerBound - 1
      guard prefix.bytes[word].contains(.dot) else { continue }
      var cursor = ByteCursor(prefix.bytes, word)
      if word.count == 17, prefix.bytes[word.lowerBound + 8] == .dot,
        let high = cursor.hexadecimal(), cursor.take(.dot),
        let low = cursor.hexadecimal(), cursor.isAtEnd
      {
        // A time of 1 means immediately, so there is no time.
        guard high > 0 else { return nil }
        return Timestamp(
          nanoseconds: Int64(high & 0xffff_ffff) * 1_000_000_000
            + Int64(((low & 0xffff_ffff) * 1_000_000_000) >> 32))
      }
      cursor.at = word.lowerBound
      if let time = cursor.nanoseconds(), cursor.isAtEnd { return Timestamp(nanoseconds: time) }
    }
    if let time = LogTime.find(in: prefix.rest) { return clock.unwrap(time) }
    // A time may directly follow a log's text without a space.
    guard let match = prefix.rest.firstMatch(of: /(\d{1,10}\.\d{1,9})\s*$/) else { return nil }
    return LogFields.number(match.1).map { Timestamp(seconds: $0) }
  }

  private static func endsTime(_ byte: UInt8) -> Bool {
    switch byte {
    case .space, .tab, UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"):
      true
    default: false
    }
  }
}
