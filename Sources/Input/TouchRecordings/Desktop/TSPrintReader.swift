import Foundation
import GestureCore

/// Reads the output of tslib's `ts_print` and `ts_print_mt`: a time, a location and a pressure.
///
///     1503331837.123456:    100    200    255
///     1503331837.140000: (slot 1)    300    400      0
///     sample 0 - 1503331837.140000 - (slot 1)    300    400      0
///
/// A pressure of 0 means that the contact has lifted.
struct TSPrintReader: ContactReader {
  static let format = RecordingFormat.tslib
  static let timeRemedy = "record again with ts_print, whose lines have times"

  private struct Sample {
    var time: Timestamp
    var slot: Int64
    var x: Int64
    var y: Int64
    var pressure: Int64
  }

  let surface = ContactSurface(unit: .points)

  static func recognizes(_ line: ByteCursor) -> Bool { sample(line) != nil }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    guard let sample = Self.sample(line.cursor) else { return }
    ledger.at(sample.time)
    let reading = ContactReading(x: CGFloat(sample.x), y: CGFloat(sample.y))
    switch (ledger.isDown(sample.slot), sample.pressure > 0) {
    case (false, true): ledger.begin(sample.slot, reading)
    case (true, true): ledger.follow(sample.slot, reading)
    case (true, false): ledger.end(sample.slot, reading)
    case (false, false): break
    }
  }

  mutating func finish(into ledger: inout ContactLedger) { ledger.commit() }

  // MARK: - Private

  /// A time with six decimals and a colon, or a sample's number and a time between hyphens, followed by exactly three
  /// numbers.
  private static func sample(_ line: ByteCursor) -> Sample? {
    var line = line
    line.skipBlanks()
    let isNumbered = line.take("sample ")
    if isNumbered { guard line.decimal() != nil, line.take(" - ") else { return nil } }
    let start = line.at
    guard let time = line.nanoseconds(), line.at - start > 7, line.bytes[line.at - 7] == .dot,
      isNumbered ? line.take(" -") : line.take(.colon)
    else { return nil }
    line.skipBlanks()
    var slot: Int64 = 0
    if line.take("(slot ") {
      guard let number = line.decimal(), (0..<256).contains(number),
        line.take(UInt8(ascii: ")"))
      else { return nil }
      slot = number
    }
    var numbers: [Int64] = []
    while !line.isAtEnd, numbers.count < 4 {
      line.skipBlanks()
      if line.isAtEnd { break }
      guard let number = line.decimal(), abs(number) < 1_000_000 else { return nil }
      numbers.append(number)
    }
    guard numbers.count == 3, line.isAtEnd else { return nil }
    return Sample(
      time: Timestamp(nanoseconds: time), slot: slot, x: numbers[0], y: numbers[1],
      pressure: numbers[2])
  }
}
