import Foundation
import GestureCore

/// Reads FreeRDP's log of the touches that it sends (built with `WITH_DEBUG_RDPEI`).
///
///     [10:45:04:735] [19445:708b7000] [DEBUG][com.freerdp…] - [rdpei_write_touch_frame]: contactCount: 1
///     … - [rdpei_write_touch_frame]: frameOffset: 0x0000000000000014
///     … - [rdpei_write_touch_frame]: contact[0].contactId: 0
///     … - [rdpei_write_touch_frame]: contact[0].x: 100
///     … - [rdpei_write_touch_frame]: contact[0].contactFlags: 0x00000019
///
/// A frame begins with the number of contacts. Its time is that of the line, or else the sum of the frame offsets.
struct FreeRDPReader: ContactReader {
  static let format = RecordingFormat.freerdp
  static let timeRemedy = "record again with /log-level:DEBUG, whose lines have times"

  private enum Flag {
    static let down: Int64 = 1, update: Int64 = 2, up: Int64 = 4, canceled: Int64 = 0x20
  }

  private struct Touch {
    var id: Int64
    var x: Int64?
    var y: Int64?
  }

  let surface = ContactSurface(unit: .points)
  private var clock = WrappingClock(period: LogTime.day)
  private var touch: Touch?
  /// Sum of the frame offsets, in milliseconds.
  private var elapsed: Int64 = 0
  private var logged: Timestamp?

  static func recognizes(_ line: ByteCursor) -> Bool {
    line.contains("contact[0].contactId: ") || line.contains("[rdpei_write_touch_frame]: ")
  }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    let cursor = line.cursor
    if Self.number("contactCount: ", cursor) != nil {
      ledger.commit()
      logged = Self.time(cursor).map { clock.unwrap($0) }
      return
    }
    if let offset = Self.hexadecimal("frameOffset: 0x", cursor) {
      elapsed = min(elapsed + min(offset, 1 << 32), LogTime.longestPause / 1_000_000)
      return
    }
    if let id = Self.number("].contactId: ", cursor) {
      touch = Touch(id: id)
    } else if let x = Self.number("].x: ", cursor) {
      touch?.x = x
    } else if let y = Self.number("].y: ", cursor) {
      touch?.y = y
    } else if let flags = Self.hexadecimal("].contactFlags: 0x", cursor) {
      tell(flags, &ledger)
    }
  }

  mutating func finish(into ledger: inout ContactLedger) { ledger.commit() }

  // MARK: - Private

  private mutating func tell(_ flags: Int64, _ ledger: inout ContactLedger) {
    defer { touch = nil }
    guard let touch, let x = touch.x, let y = touch.y else {
      return ledger.remark(.malformed, "a contact without id or place, left out")
    }
    ledger.at(logged ?? Timestamp(nanoseconds: elapsed * 1_000_000))
    let reading = ContactReading(x: CGFloat(x), y: CGFloat(y))
    if flags & Flag.canceled != 0 {
      if ledger.isDown(touch.id) { ledger.cancel(touch.id) }
    } else if flags & Flag.down != 0 {
      // A landing is repeated until the other side has acknowledged it.
      if ledger.isDown(touch.id) {
        ledger.follow(touch.id, reading)
      } else {
        ledger.begin(touch.id, reading)
      }
    } else if flags & Flag.up != 0 {
      if ledger.isDown(touch.id) { ledger.end(touch.id, reading) }
    } else if flags & Flag.update != 0 {
      ledger.follow(touch.id, reading)
    }
  }

  private static func number(_ name: StaticString, _ line: ByteCursor) -> Int64? {
    var line = line
    return line.skip(past: name) ? line.decimal() : nil
  }

  private static func hexadecimal(_ name: StaticString, _ line: ByteCursor) -> Int64? {
    var line = line
    return line.skip(past: name) ? line.hexadecimal().flatMap { Int64(exactly: $0) } : nil
  }

  /// `[10:45:04:735]`: milliseconds follow a colon.
  private static func time(_ line: ByteCursor) -> Int64? {
    var line = line
    guard line.skip(past: "[") else { return nil }
    var parts: [Int64] = []
    while parts.count < 4, let part = line.decimal() {
      parts.append(part)
      guard line.take(.colon) else { break }
    }
    guard parts.count == 4, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]),
      (0..<61).contains(parts[2]), (0..<1000).contains(parts[3])
    else { return nil }
    let seconds = (parts[0] * 60 + parts[1]) * 60 + parts[2]
    return (seconds * 1000 + parts[3]) * 1_000_000
  }
}
