import Foundation
import Testing
import TouchRecordings

/// Dumps of `struct input_event`, whose rows need not be events.
@Suite("Dumps of events in bytes")
struct EventDumpTests {
  /// A touch of 0.1 s as events of a 64-bit machine: type, code, value, and microseconds.
  private static let events: [(Int, Int, Int32, Int)] = [
    (3, 57, 7, 100_000), (3, 53, 440, 100_000), (3, 54, 320, 100_000), (0, 0, 0, 100_000),
    (3, 57, -1, 200_000), (0, 0, 0, 200_000),
  ]

  private static func bytes(_ events: [(Int, Int, Int32, Int)]) -> [UInt8] {
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    return events.flatMap { type, code, value, micros -> [UInt8] in
      little(1_711_000_001, 8) + little(micros, 8) + little(type, 2) + little(code, 2)
        + little(Int(value), 4)
    }
  }

  /// A dump with an offset before each row of 16 bytes, and the offset of the end.
  private static func dump(
    _ bytes: [UInt8], radix: Int = 16, from first: Int = 0, word: (UInt16) -> String
  ) -> String {
    func offset(_ number: Int) -> String {
      let digits = String(number, radix: radix)
      return String(repeating: "0", count: 7 - digits.count) + digits
    }
    var lines: [String] = []
    for start in stride(from: first, to: bytes.count, by: 16) {
      let row = Array(bytes[start..<min(start + 16, bytes.count)])
      let words = stride(from: 0, to: row.count, by: 2).map { at in
        word(UInt16(row[at]) | UInt16(row[at + 1]) << 8)
      }
      lines.append(([offset(start)] + words).joined(separator: " "))
    }
    return (lines + [offset(bytes.count)]).joined(separator: "\n") + "\n"
  }

  private static func hexadecimal(_ word: UInt16) -> String { String(format: "%04x", Int(word)) }

  private let options: RecordingOptions = {
    var options = RecordingOptions()
    options.neighbour = .found("axes", Array(PrintedEventsTests.axes.utf8))
    return options
  }()

  private let touch = ["evdev", "0.000 began 0 282,205", "0.100 ended 0 282,205"]

  @Test("words of two bytes in rows of 16 are events of 24 bytes, with any radix of the offsets")
  func words() throws {
    let bytes = Self.bytes(Self.events)
    for text in [
      Self.dump(bytes, word: Self.hexadecimal),
      Self.dump(bytes) { "   " + Self.hexadecimal($0) },
      Self.dump(bytes, radix: 8, word: Self.hexadecimal),
      Self.dump(bytes, radix: 10, word: Self.hexadecimal),
      Self.dump(bytes, radix: 8) { String(format: "%06o", Int($0)) },
      Self.dump(bytes) { String(format: "  %05d", Int($0)) },
    ] {
      #expect(try changes(text, options) == touch, "\(text)")
    }
  }

  @Test("a dump that begins or ends within an event, or lacks rows, has its whole events")
  func parts() throws {
    let bytes = Self.bytes([(4, 4, 1, 90_000)] + Self.events)
    let begun = Self.dump(bytes, from: 16, word: Self.hexadecimal)
    #expect(try changes(begun, options) == touch)
    let head = Self.dump(Self.bytes(Self.events + Self.events), word: Self.hexadecimal)
      .split(separator: "\n").prefix(10).joined(separator: "\n")
    #expect(try changes(head, options) == touch)
    // A key is pressed where rows are missing.
    let keys = (0..<8).map { (1, 0x110 + $0, Int32(1), 150_000) }
    let long = Self.bytes(Self.events.prefix(4) + keys + Self.events.suffix(2))
    var rows = Self.dump(long, word: Self.hexadecimal).split(separator: "\n")
    rows.removeSubrange(8..<12)
    #expect(try changes(rows.joined(separator: "\n"), options) == touch)
  }

  @Test("an asterisk stands for repeated rows, also before the last offset and with octal offsets")
  func repeated() throws {
    // The same scan code four times has rows of three kinds, so each is a row of 24 bytes here.
    let events = Self.events.prefix(4) + Array(repeating: (4, 3, 9, 150_000), count: 4)
    for (radix, end) in [(16, "0120"), (8, "0440")] {
      let ends = Array(repeating: Self.events[5], count: 2)
      let bytes = Self.bytes(events + Self.events.suffix(2) + ends)
      var lines: [String] = []
      for start in stride(from: 0, to: bytes.count, by: 24) {
        let digits = String(start, radix: radix)
        let row = bytes[start..<start + 24].map { String(format: " %02x", Int($0)) }
        lines.append(String(repeating: "0", count: 7 - digits.count) + digits + row.joined())
      }
      lines.replaceSubrange(5..<8, with: ["*"])
      lines.replaceSubrange((lines.count - 2)..., with: ["*", "000" + end])
      #expect(try changes(lines.joined(separator: "\n"), options) == touch)
    }
  }

  @Test("words of prose that could be bytes are no rows of a dump with offsets")
  func prose() throws {
    var rows = Self.dump(Self.bytes(Self.events), word: Self.hexadecimal).split(separator: "\n")
    rows.insert("dead beef", at: 4)
    rows.insert("added", at: 7)
    #expect(try changes(rows.joined(separator: "\n"), options) == touch)
  }
}
