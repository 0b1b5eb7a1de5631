import EvdevInput
import Foundation
import GestureCore

/// Reads kernel events printed by other tools: any line with a type, a code, a value and a time.
///
///     09:14:22.474693: EV_ABS ABS_Y 322                                        input-events
///     … input event => type: 3 (EV_ABS), code: 53 (ABS_MT_POSITION_X), value: 440, time: 17.1
///     [   12.345678] evbug: Event. Dev: input3, Type: 3, Code: 57, Value: 1
///     event at 1337197425.477827, code 53, type 03, val 440                    python-evdev
///     key event at 1337197425.477835, 330 (BTN_TOUCH), down
///     InputEvent(1337197425, 477827, 3, 53, 440)
///     (1337197425.477827, 3, 53, 440)
///     Event type 3, code 53, value 440 at 1337197425.477827                  a script's, with ==== for the end of a report
///     - [  1, 477827,   3,  53,     440]                                       rows of libinput's
///     sendevent /dev/input/event1 3 57 1                                       timed by `sleep`
///
/// Labels may replace numbers, and a line may contain several events. A time that belongs to the event has precedence over a
/// log's time before it.
struct AnyEventReader: EvdevLineReader {
  static let format = RecordingFormat.evdev

  private(set) var devices = [RecordedDevice()]
  private var clock = WrappingClock(period: LogTime.day)
  private var step: Int64?
  /// The time so far in a log without times, in nanoseconds.
  private var paced: Int64 = 0
  /// Commands before the first pause of a script with pauses.
  private var untimed: [EvdevEvent] = []
  private var sleeps = false
  /// The time of the last event, unless its report has ended, and its device.
  private var lastTime: Int64?
  private var lastDevice = 0
  /// Whether the log has events that end reports.
  private var hasMarks = false
  private static let mostUntimed = 1024

  static func recognizes(_ line: ByteCursor) -> Bool {
    guard let event = EventWords.events(in: line).first, event.value != nil else { return false }
    return event.hasTime || event.isCommand || event.hasWholeSeconds
  }

  mutating func pace(_ interval: Double) { step = Timestamp(seconds: interval).nanoseconds }

  var hasUntimed: Bool { !untimed.isEmpty }

  mutating func read(_ line: inout ByteCursor) -> EvdevLine {
    let words = EventWords.events(in: line)
    guard let first = words.first else { return wait(line) }
    var events: [EvdevEvent] = []
    let device = device(first.device)
    for words in words {
      guard let value = words.value else {
        return words.type == EvdevCode.abs ? .valueless : .malformed("an event without a value")
      }
      let time = time(of: words)
      guard let time else {
        // A script's first commands get a time once a pause follows.
        guard words.isCommand, untimed.count < Self.mostUntimed else { return .timeless }
        untimed.append(EvdevEvent(time: .zero, type: words.type, code: words.code, value: value))
        continue
      }
      (lastTime, lastDevice) = (time, device)
      if words.type == EvdevCode.syn { hasMarks = true }
      switch self.event(time, words.type, words.code, value, device: device) {
      case .event(let event, _): events.append(event)
      case let other: return other
      }
    }
    return events.isEmpty ? .nothing : .events(events, device: device)
  }

  // MARK: - Private

  /// A pause of a script; also returns the events before the first pause.
  private mutating func wait(_ line: ByteCursor) -> EvdevLine {
    if let lastTime, !hasMarks, isRule(line) {
      self.lastTime = nil
      return event(lastTime, EvdevCode.syn, EvdevCode.synReport, 0, device: lastDevice)
    }
    guard line.contains("sleep "), let seconds = EventWords.sleep(in: line.rest) else {
      return .nothing
    }
    paced = min(paced + Timestamp(seconds: seconds).nanoseconds, LogTime.longestPause)
    sleeps = true
    guard !untimed.isEmpty else { return .nothing }
    defer { untimed = [] }
    return .events(untimed, device: 0)
  }

  /// Whether the line is a row of equals signs, which some scripts print for an event whose numbers are all zero.
  private func isRule(_ line: ByteCursor) -> Bool {
    line.end - line.at >= 8 && line.bytes[line.at..<line.end].allSatisfy { $0 == UInt8(ascii: "=") }
  }

  private mutating func time(of event: EventWords) -> Int64? {
    if let time = event.time { return time }
    if let time = event.timeOfDay { return clock.unwrap(time).nanoseconds }
    guard let step else { return event.isCommand && sleeps ? paced : nil }
    defer {
      if event.type == EvdevCode.syn, event.code == EvdevCode.synReport {
        paced = min(paced + step, LogTime.longestPause)
      }
    }
    return paced
  }

  /// The index of a device. The table is bounded, because names can be invalid.
  private mutating func device(_ name: String) -> Int {
    if let known = devices.firstIndex(where: { $0.path == name }) { return known }
    guard !name.isEmpty, devices.count < 64 else { return 0 }
    if devices.count == 1, devices[0].path.isEmpty {
      devices[0].path = name
      return 0
    }
    devices.append(RecordedDevice(path: name))
    return devices.count - 1
  }
}
