import Foundation
import GestureCore

/// Reads SDL 2's and SDL 3's log of finger events (`SDL_EVENT_LOGGING`).
///
///     SDL EVENT: SDL_FINGERDOWN (timestamp=1234 touchid=1 fingerid=0 x=0.5 y=0.25 … pressure=1.0)
///     SDL EVENT: SDL_EVENT_FINGER_MOTION (timestamp=1234000000 touchid=1 fingerid=1 …)
///
/// Locations are fractions of the window. SDL 2 prints milliseconds, SDL 3 nanoseconds. Mouse
/// events emulated from fingers are ignored.
struct SDLReader: ContactReader {
  static let format = RecordingFormat.sdl
  static let timeRemedy = "record again with SDL_EVENT_LOGGING=1, which writes timestamps"

  private enum Verb { case down, up, motion, cancel }

  private static let names: [(name: StaticString, verb: Verb, isSDL3: Bool)] = [
    ("SDL_EVENT_FINGER_DOWN", .down, true), ("SDL_EVENT_FINGER_UP", .up, true),
    ("SDL_EVENT_FINGER_MOTION", .motion, true), ("SDL_EVENT_FINGER_CANCELED", .cancel, true),
    ("SDL_FINGERDOWN", .down, false), ("SDL_FINGERUP", .up, false),
    ("SDL_FINGERMOTION", .motion, false),
  ]

  private(set) var surface = ContactSurface(unit: .shares)
  private var clock = WrappingClock(period: WrappingClock.milliseconds32)

  static func recognizes(_ line: ByteCursor) -> Bool {
    verb(in: line) != nil && LogFields.value("fingerid=", in: line) != nil
  }

  mutating func learn(from scout: Self) { surface = scout.surface }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    guard line.cursor.contains("SDL_") else { return }
    noteSize(line.cursor)
    guard let (verb, isSDL3) = Self.verb(in: line.cursor) else { return }
    func number(_ name: StaticString) -> Double? {
      LogFields.value(name, in: line.cursor).flatMap(LogFields.number)
    }
    guard let finger = LogFields.value("fingerid=", in: line.cursor).flatMap(Self.identifier),
      let x = number(" x="), let y = number(" y=")
    else {
      ledger.remark(.malformed, "a finger event is cut off, left out")
      return
    }
    let device = LogFields.value("touchid=", in: line.cursor).flatMap(Self.identifier) ?? 0
    let key = device &* 1_000_003 &+ finger
    ledger.at(time(LogFields.value("timestamp=", in: line.cursor), isSDL3))
    var reading = ContactReading(x: x, y: y)
    if let pressure = number("pressure="), pressure > 0, pressure < 1 {
      // Screens without a pressure sensor report 1.
      reading.force = pressure * 3
      reading.maximumForce = 3
    }
    switch verb {
    case .down: ledger.begin(key, reading)
    case .motion: ledger.move(key, reading)
    case .up: ledger.end(key, reading)
    case .cancel: ledger.cancel(key)
    }
  }

  // MARK: - Private

  private static func verb(in line: ByteCursor) -> (Verb, isSDL3: Bool)? {
    for (name, verb, isSDL3) in names where line.contains(name) { return (verb, isSDL3) }
    return nil
  }

  /// IDs have 64 bits and may be printed signed or unsigned.
  private static func identifier(_ text: String) -> Int64? {
    Int64(text) ?? UInt64(text).map { Int64(bitPattern: $0) }
  }

  private mutating func time(_ text: String?, _ isSDL3: Bool) -> Timestamp? {
    guard let text, let count = Int64(text), count >= 0 else { return nil }
    if isSDL3 { return Timestamp(nanoseconds: count) }
    return count <= Int64(UInt32.max) ? clock.unwrap(count * 1_000_000) : nil
  }

  /// Stores the window's size from the events that contain it.
  private mutating func noteSize(_ line: ByteCursor) {
    let isSize =
      line.contains("WINDOWEVENT_SIZE_CHANGED") || line.contains("WINDOWEVENT_RESIZED")
      || line.contains("EVENT_WINDOW_RESIZED")
    guard isSize, let width = LogFields.value("data1=", in: line).flatMap(LogFields.number),
      let height = LogFields.value("data2=", in: line).flatMap(LogFields.number),
      (1..<1e5).contains(width), (1..<1e5).contains(height), surface.size == nil
    else { return }
    surface.size = CGSize(width: width, height: height)
  }
}
