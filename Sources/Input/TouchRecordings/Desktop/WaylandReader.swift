import Foundation
import GestureCore

/// Reads the log of a Wayland client or compositor with `WAYLAND_DEBUG`, or the output of wev: the events of `wl_touch`.
///
///     [3456.789] wl_touch@19.down(1234, 5678, wl_surface@20, 0, 12.5, 30.0)
///     [ 3456.789] {Default Queue} wl_touch#19.frame()
///     [13:         wl_touch] motion: time: 5690; id: 0; x, y: 12.500000, 31.000000
///
/// Changes take effect at `frame`. The time in brackets is that of printing; the event's own time is its first or second
/// number. Pointers, tablets and other objects are ignored.
struct WaylandReader: ContactReader {
  static let format = RecordingFormat.wayland
  static let timeRemedy = "record again with WAYLAND_DEBUG=1"

  private enum Change {
    case down(ContactReading)
    case motion(ContactReading)
    case up
    case shape(CGFloat)
  }

  /// The most changes that are collected: a frame has fewer, and a log may contain no frame events.
  private static let mostWaiting = 4096

  private(set) var surface = ContactSurface(unit: .points)
  private var clock = WrappingClock(period: WrappingClock.milliseconds32)
  /// Changes since the last frame, by object ID and finger ID.
  private var waiting: [(key: Int64, change: Change)] = []
  private var time: Timestamp?
  /// Each finger's last location, for changes without one.
  private var last: [Int64: ContactReading] = [:]
  /// Whether the log contains frame events; old filters omit them.
  private var hasFrames = false

  static func recognizes(_ line: ByteCursor) -> Bool {
    guard let message = WaylandMessage(line) else { return false }
    return message.name != nil
  }

  mutating func learn(from scout: Self) {
    surface = scout.surface
    hasFrames = scout.hasFrames
  }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    noteSize(line.cursor)
    guard let message = WaylandMessage(line.cursor), let name = message.name else { return }
    if waiting.count >= Self.mostWaiting { commit(&ledger) }
    let object = message.object << 32
    switch name {
    case .down:
      guard let key = message.integer(3), let reading = message.place(4) else {
        return tellCutOff(&ledger)
      }
      begin(message.time(1), &ledger)
      waiting.append((object + key, .down(reading)))
    case .motion:
      guard let key = message.integer(1), let reading = message.place(2) else {
        return tellCutOff(&ledger)
      }
      begin(message.time(0), &ledger)
      waiting.append((object + key, .motion(reading)))
    case .up:
      guard let key = message.integer(2) else { return tellCutOff(&ledger) }
      begin(message.time(1), &ledger)
      waiting.append((object + key, .up))
    case .shape:
      guard let key = message.integer(0), let major = message.number(1) else {
        return tellCutOff(&ledger)
      }
      waiting.append((object + key, .shape(major / 2)))
    case .frame:
      hasFrames = true
      commit(&ledger)
    case .cancel:
      commit(&ledger)
      for key in ledger.downKeys where key >> 32 == message.object {
        last[key] = nil
        ledger.cancel(key)
      }
      ledger.commit()
    case .other:
      break
    }
  }

  mutating func finish(into ledger: inout ContactLedger) { commit(&ledger) }

  // MARK: - Private

  /// Starts an event with that time.
  private mutating func begin(_ milliseconds: Int64?, _ ledger: inout ContactLedger) {
    let new = milliseconds.map { clock.unwrap($0 * 1_000_000) }
    if !hasFrames, new != time { commit(&ledger) }
    time = new
  }

  private mutating func commit(_ ledger: inout ContactLedger) {
    guard !waiting.isEmpty else { return }
    ledger.at(time)
    for (key, change) in waiting {
      switch change {
      case .down(let reading):
        ledger.begin(key, reading)
        if ledger.isDown(key) { last[key] = reading }
      case .motion(let reading):
        var reading = reading
        reading.radius = last[key]?.radius ?? 0
        if ledger.isDown(key) { last[key] = reading }
        ledger.move(key, reading)
      case .up:
        last[key] = nil
        ledger.end(key)
      case .shape(let radius):
        guard var reading = last[key] else { continue }
        reading.radius = radius
        last[key] = reading
        ledger.reshape(key, radius: radius)
      }
    }
    waiting.removeAll(keepingCapacity: true)
    ledger.commit()
  }

  private func tellCutOff(_ ledger: inout ContactLedger) {
    ledger.remark(.malformed, "an event of wl_touch is cut off, left out")
  }

  /// `xdg_toplevel@18.configure(800, 600, array[4])`: the window's size.
  private mutating func noteSize(_ line: ByteCursor) {
    var line = line
    guard surface.size == nil, line.skip(past: "xdg_toplevel"), line.skip(past: ".configure("),
      let width = line.decimal(), line.take(", "), let height = line.decimal(),
      (1..<100_000).contains(width), (1..<100_000).contains(height)
    else { return }
    surface.size = CGSize(width: Double(width), height: Double(height))
  }
}
