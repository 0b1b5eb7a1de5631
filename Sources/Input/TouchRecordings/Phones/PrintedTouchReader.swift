import Foundation
import GestureCore

/// Reads UIKit's touches as printed by `print` and `NSLog`.
///
///     2021-05-02 08:12:44.463 Demo[370:1038] touchesBegan event = <UITouchesEvent: 0x1010aa5c0> …
///         <UITouch: 0x1010bb900> phase: Began tap count: 1 window: <UIWindow: 0x1010cc540; frame =
///         (0 0; 375 667)> … location in window: {118, 402.5} previous location in window: {118, 402.5} …
///
/// A touch has the time of its log line. The event's own timestamp is rounded and is used only in logs without times.
struct PrintedTouchReader: ContactReader {
  static let format = RecordingFormat.uitouch
  static let timeRemedy = "print with NSLog or a Logger, whose lines have times, or use --interval"
  private static let longest = 4096

  private(set) var surface = ContactSurface(unit: .points)
  private var clock = WrappingClock(period: LogTime.day)
  /// The last time found.
  private var time: Timestamp?
  private var hasLogTimes = false
  /// The text of an incomplete touch; lines may be wrapped at any column.
  private var touch = ""
  /// The last ended touch, because its end may be printed twice.
  private var ended: (key: Int64, time: Timestamp?)?

  static func recognizes(_ line: ByteCursor) -> Bool {
    line.contains("<UITouch: 0x") || line.contains("<UITouchesEvent: 0x")
  }

  mutating func learn(from scout: Self) {
    surface = scout.surface
    hasLogTimes = scout.hasLogTimes
  }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    guard line.cursor.contains("UITouch") || !touch.isEmpty || line.cursor.next?.isDigit == true
    else { return }
    let text = line.cursor.rest
    noteTime(text)
    touch = String((touch.isEmpty ? "" : touch + " ") + text).suffix(Self.longest).description
    var rest = touch[...]
    while let start = rest.range(of: "<UITouch: 0x") {
      let next = rest[start.upperBound...].range(of: "<UITouch: 0x")?.lowerBound
      let part = rest[start.upperBound..<(next ?? rest.endIndex)]
      guard let place = Self.place(in: part) else {
        guard let next else {
          touch = String(rest[start.lowerBound...])
          return
        }
        rest = rest[next...]
        continue
      }
      note(part, at: place, &ledger)
      rest = rest[(next ?? rest.endIndex)...]
    }
    touch = ""
  }

  // MARK: - Private

  private mutating func noteTime(_ text: String) {
    if let found = LogTime.find(in: String(text.prefix(60))) {
      time = clock.unwrap(found)
      hasLogTimes = true
    } else if !hasLogTimes,
      let match = text.firstMatch(of: /<UITouchesEvent: 0x\w+> timestamp: ([\d.]{1,20})/),
      let seconds = LogFields.number(match.1)
    {
      time = Timestamp(seconds: seconds)
    }
  }

  /// `location in window: {118, 402.5}`, not the previous location.
  private static func place(in text: Substring) -> CGPoint? {
    for match in text.matches(
      of: /(previous )?location in window: *\{ *(-?[\d.]{1,12}), *(-?[\d.]{1,12}) *\}/)
    where match.1 == nil {
      guard let x = LogFields.number(match.2), let y = LogFields.number(match.3) else { return nil }
      return CGPoint(x: x, y: y)
    }
    return nil
  }

  private mutating func note(
    _ text: Substring, at place: CGPoint, _ ledger: inout ContactLedger
  ) {
    guard let key = Int64(text.prefix { $0.isHexDigit }, radix: 16),
      let phase = text.firstMatch(of: /phase: *(\w{1,12})/)?.1.lowercased()
    else { return ledger.remark(.malformed, "a touch without a phase, left out") }
    noteSize(text)
    ledger.at(time)
    var reading = ContactReading(x: place.x, y: place.y)
    if text.contains(/type: *(Pencil|Stylus)/) { reading.kind = .pencil }
    if let force = text.firstMatch(of: /force: *([\d.]{1,8})/).flatMap({ LogFields.number($0.1) }),
      force > 0
    {
      (reading.force, reading.maximumForce) = (force, max(force, 20.0 / 3))
    }
    switch phase {
    // The set of touches and their event may both be printed.
    case "began": if !ledger.isDown(key) { ledger.begin(key, reading) }
    case "moved", "stationary": ledger.follow(key, reading)
    case "ended": if ledger.isDown(key) || !hasEnded(key) { ledger.end(key, reading) }
    case "cancelled": if ledger.isDown(key) { ledger.cancel(key) }
    default: break
    }
    if phase == "ended" { ended = (key, time) }
  }

  private func hasEnded(_ key: Int64) -> Bool { ended?.key == key && ended?.time == time }

  private mutating func noteSize(_ text: Substring) {
    guard surface.size == nil,
      let match = text.firstMatch(
        of: /window: *<\w*Window: [^>]*?frame = \(0 0; ([\d.]{1,8}) ([\d.]{1,8})\)/),
      let width = LogFields.number(match.1), let height = LogFields.number(match.2),
      (1..<1e5).contains(width), (1..<1e5).contains(height)
    else { return }
    surface.size = CGSize(width: width, height: height)
  }
}
