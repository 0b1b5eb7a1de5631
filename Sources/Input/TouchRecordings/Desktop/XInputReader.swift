import Foundation
import GestureCore

/// Reads the output of `xinput test-xi2`: an indented block of lines for each event.
///
///     EVENT type 18 (TouchBegin)
///         device: 11 (11)
///         time: 104833
///         detail: 5
///         root: 512.00/300.50
///
/// Raw events repeat the others in the device's units, so they are read only if there are no
/// others.
struct XInputReader: ContactReader {
  static let format = RecordingFormat.xinput
  static let timeRemedy = "record again with a newer xinput, which prints the time of each event"

  private enum Verb { case begin, update, end }

  /// An event that is being read.
  private struct Event {
    var verb: Verb
    var isRaw: Bool
    var line: Int
    var device: Int64 = 0
    var detail: Int64?
    var time: Int64?
    var root: CGPoint?
    var valuators: [Int64: Double] = [:]
    var isInValuators = false
  }

  /// The screen's pixels, or the device's units.
  var surface: ContactSurface { ContactSurface(unit: hasCooked ? .points : .pixels) }

  private var event: Event?
  private var clock = WrappingClock(period: WrappingClock.milliseconds32)
  /// Whether there are events with locations on the screen.
  private var hasCooked = false
  /// The last location of each raw contact, because only changed valuators are printed.
  private var rawPlaces: [Int64: CGPoint] = [:]

  static func recognizes(_ line: ByteCursor) -> Bool {
    var line = line
    guard line.take("EVENT type "), let type = line.decimal() else { return false }
    return (1...40).contains(type) && line.take(" (")
  }

  mutating func learn(from scout: Self) { hasCooked = scout.hasCooked }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    var cursor = line.cursor
    if cursor.take("EVENT type ") {
      complete(&ledger)
      event = Self.event(cursor, line.number)
      return
    }
    guard event != nil else { return }
    cursor.skipBlanks()
    readField(cursor)
  }

  mutating func finish(into ledger: inout ContactLedger) { complete(&ledger) }

  // MARK: - Private

  private static func event(_ cursor: ByteCursor, _ line: Int) -> Event? {
    var cursor = cursor
    switch cursor.decimal() {
    case 18: return Event(verb: .begin, isRaw: false, line: line)
    case 19: return Event(verb: .update, isRaw: false, line: line)
    case 20: return Event(verb: .end, isRaw: false, line: line)
    case 22: return Event(verb: .begin, isRaw: true, line: line)
    case 23: return Event(verb: .update, isRaw: true, line: line)
    case 24: return Event(verb: .end, isRaw: true, line: line)
    default: return nil
    }
  }

  /// Reads a line of the block.
  private mutating func readField(_ cursor: ByteCursor) {
    var cursor = cursor
    if cursor.take("device: ") {
      event?.device = cursor.decimal() ?? 0
    } else if cursor.take("time: ") {
      event?.time = cursor.decimal()
    } else if cursor.take("detail: ") {
      event?.detail = cursor.decimal()
    } else if cursor.take("root: ") {
      let sides = cursor.rest.prefix(64).split(separator: "/")
      if sides.count == 2, let x = LogFields.number(sides[0]),
        let y = LogFields.number(sides[1].prefix { $0 != " " })
      {
        event?.root = CGPoint(x: x, y: y)
      }
    } else if cursor.take("valuators:") {
      event?.isInValuators = true
    } else if event?.isInValuators == true, let axis = cursor.decimal(), cursor.take(.colon) {
      cursor.skipBlanks()
      let word = cursor.word()
      // The place alone is read.
      if (0..<2).contains(axis) { event?.valuators[axis] = LogFields.number(cursor.text(word)) }
    } else {
      event?.isInValuators = false
    }
  }

  /// Ends the block.
  private mutating func complete(_ ledger: inout ContactLedger) {
    guard let event else { return }
    self.event = nil
    if !event.isRaw { hasCooked = true }
    guard !event.isRaw || !hasCooked else { return }
    let line = ledger.line
    ledger.line = event.line
    defer { ledger.line = line }
    guard let detail = event.detail, let place = place(of: event) else {
      ledger.remark(.malformed, "an event without a touch or a place, left out")
      return
    }
    let time = event.time.flatMap { $0 >= 0 && $0 <= Int64(UInt32.max) ? $0 : nil }
    ledger.at(time.map { clock.unwrap($0 * 1_000_000) })
    let key = event.device << 32 | (detail & 0xffff_ffff)
    let reading = ContactReading(x: place.x, y: place.y)
    switch event.verb {
    case .begin: ledger.begin(key, reading)
    case .update: ledger.move(key, reading)
    case .end:
      rawPlaces[key] = nil
      ledger.end(key, reading)
    }
  }

  /// The location on the screen; for raw events, in the device's units, where unchanged coordinates
  /// are not printed.
  private mutating func place(of event: Event) -> CGPoint? {
    guard event.isRaw else { return event.root }
    let key = event.device << 32 | ((event.detail ?? 0) & 0xffff_ffff)
    let old = rawPlaces[key]
    guard let x = event.valuators[0] ?? old.map({ Double($0.x) }),
      let y = event.valuators[1] ?? old.map({ Double($0.y) })
    else { return nil }
    if rawPlaces.count > 256 { rawPlaces.removeAll() }
    rawPlaces[key] = CGPoint(x: x, y: y)
    return rawPlaces[key]
  }
}
