import Foundation
import GestureCore

/// TUIO's messages as text, a message a line, as tools that dump OSC print them.
///
///     12.345 /tuio/2Dcur sifffff "set" 7 0.5 0.25 0.0 0.0 0.0
///     d83a2d1d.4d9a2c00 /tuio/2Dcur si "fseq" 12
///     /tuio/2Dcur ['alive', 7, 8]
///
/// A time may stand before the address: seconds, a time of day, or the packet's own in hexadecimal.
struct TUIOTextReader: ContactReader {
  static let format = RecordingFormat.tuio
  static let timeRemedy = "record with a tool that writes the time of arrival"

  private static let commands: Set<String> = ["source", "alive", "set", "fseq"]

  private var script = TUIOScript()
  private var clock = WrappingClock(period: LogTime.day)

  static func recognizes(_ line: ByteCursor) -> Bool { message(in: line) != nil }

  var surface: ContactSurface { script.surface }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    guard line.cursor.contains("/tuio/") else { return }
    guard let (message, prefix) = Self.message(in: line.cursor) else {
      if line.cursor.contains("/tuio/2Dcur") {
        ledger.remark(.malformed, "a message without a command, left out")
      }
      return
    }
    script.take(message, at: time(prefix), into: &ledger)
  }

  // MARK: - Private

  /// The message, and what stands before its address.
  private static func message(in line: ByteCursor) -> (OSCPacket.Message, prefix: String)? {
    let text = line.rest.prefix(1 << 14)
    guard let start = text.range(of: "/tuio/")?.lowerBound else { return nil }
    let separators: Set<Character> = [" ", "\t", ",", "[", "]", "(", ")", "\"", "'", ":", ";"]
    var words = text[start...].split(whereSeparator: separators.contains)
    guard let address = words.first, TUIOTracker.isCursor(String(address)) else { return nil }
    words.removeFirst()
    // The types, which some tools print.
    if let types = words.first, !commands.contains(String(types)), words.count > 1,
      types.allSatisfy({ "sifhd".contains($0) })
    {
      words.removeFirst()
    }
    guard let command = words.first, commands.contains(String(command)) else { return nil }
    let arguments = words.dropFirst().map { word -> OSCPacket.Argument in
      if command == "source" { return .string(String(word)) }
      if let whole = Int64(word) { return .int(whole) }
      return LogFields.number(word).map { .float($0) } ?? .string(String(word))
    }
    let message = OSCPacket.Message(String(address), [.string(String(command))] + arguments)
    return (message, String(text[..<start]))
  }

  /// The time in what stands before a message.
  private mutating func time(_ prefix: String) -> Timestamp? {
    // The nearest to the message is its own; a log may have written another before it.
    let words = prefix.split { " \t[]()".contains($0) }
    for word in words.reversed() where word.contains(".") {
      var cursor = ByteCursor(String(word))
      if word.count == 17, let high = cursor.hexadecimal(), cursor.take(.dot),
        let low = cursor.hexadecimal(), cursor.isAtEnd
      {
        // A time of 1 means immediately, which is none.
        guard high > 0 else { return nil }
        return Timestamp(
          nanoseconds: Int64(high & 0xffff_ffff) * 1_000_000_000
            + Int64(((low & 0xffff_ffff) * 1_000_000_000) >> 32))
      }
      cursor.at = 0
      if let time = cursor.nanoseconds(), cursor.isAtEnd { return Timestamp(nanoseconds: time) }
    }
    return LogTime.find(in: prefix).map { clock.unwrap($0) }
  }
}
