import Foundation
import GestureCore

/// Reads commands that make Android create touches: `adb shell input …`, and monkeyrunner scripts.
///
///     adb shell input tap 540 960
///     input swipe 540 1500 540 500 300
///     input motionevent DOWN 540 960
///     sleep 0.5
///     device.drag((100, 200), (300, 400), 0.5, 10)
///     TOUCH|{'x':123,'y':456,'type':'downAndUp',}
///
/// They contain durations and pauses but no times. Between commands without a pause, one second is assumed.
struct InputCommandReader: ContactReader {
  static let format = RecordingFormat.inputCommands
  static let timeRemedy = "use commands that touch"
  private static let pause = 1.0
  private static let tap = 0.05
  /// Default durations of `input swipe` and monkeyrunner's `drag`, in seconds.
  private static let swipe = 0.3
  private static let drag = 1.0

  let surface = ContactSurface(unit: .pixels)
  private var script = ScriptedTouches()
  private var hasWaited = true

  static func recognizes(_ line: ByteCursor) -> Bool {
    guard mayBeCommand(line) else { return false }
    return command(text(of: line)) != nil
  }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    guard
      Self.mayBeCommand(line.cursor) || line.cursor.contains("leep")
        || line.cursor.contains("WAIT|")
    else { return }
    let text = Self.text(of: line.cursor)
    if let seconds = Self.pause(in: text) {
      script.wait(seconds)
      hasWaited = true
      return
    }
    guard let command = Self.command(text) else { return }
    if !hasWaited { script.wait(Self.pause) }
    hasWaited = false
    perform(command, &ledger)
  }

  // MARK: - Private

  private enum Command {
    case touch(ScriptedTouches.Way, seconds: Double, steps: Int?)
    case motion(String, CGPoint)
  }

  private static func mayBeCommand(_ line: ByteCursor) -> Bool {
    line.contains("input") || line.contains("device.") || line.contains(".touch(")
      || line.contains(".drag(") || line.contains("TOUCH|") || line.contains("DRAG|")
  }

  /// monkeyrunner's recorder uses either quotation mark.
  private static func text(of line: ByteCursor) -> String {
    let text = line.rest
    if line.contains("|{") { return text.replacing("\"", with: "'") }
    // A program's list of words.
    return text.contains(/["']input["'], *["']/) ? text.replacing(/["'], *["']/, with: " ") : text
  }

  private static func pause(in text: String) -> Double? {
    // A default word boundary lies not between the point and the name in `MonkeyRunner.sleep`.
    let sleep = /\bsleep\s*\(?\s*(\d{1,6}(?:\.\d{1,9})?)/.wordBoundaryKind(.simple)
    let match =
      text.firstMatch(of: sleep)?.1
      ?? text.firstMatch(of: /^WAIT\|\{'seconds':\s*(\d{1,6}(?:\.\d{1,9})?)/)?.1
    return match.flatMap { Double($0) }
  }

  private static func command(_ text: String) -> Command? {
    inputCommand(text) ?? monkeyrunner(text)
  }

  /// `input [SOURCE] tap|swipe|draganddrop|motionevent …`.
  private static func inputCommand(_ text: String) -> Command? {
    guard
      let match = text.firstMatch(
        of:
          /(?:^|[\s"';|&\/])input (?:[a-z]+ )?(?:-d \d+ )?(tap|swipe|draganddrop|motionevent|touchscreen) ([\w. \-]+)/
      )
    else { return nil }
    let words = match.2.split(separator: " ")
    let numbers = words.prefix { Double($0) != nil }.compactMap { LogFields.number($0) }
    switch match.1 {
    case "tap" where numbers.count == 2:
      return .touch(.init(at: CGPoint(x: numbers[0], y: numbers[1])), seconds: tap, steps: nil)
    case "swipe" where numbers.count == 4 || numbers.count == 5,
      "draganddrop" where numbers.count == 4 || numbers.count == 5:
      let way = ScriptedTouches.Way(
        CGPoint(x: numbers[0], y: numbers[1]), CGPoint(x: numbers[2], y: numbers[3]))
      return .touch(way, seconds: numbers.count == 5 ? numbers[4] / 1000 : swipe, steps: nil)
    case "motionevent" where words.count >= 3:
      guard let x = LogFields.number(words[1]), let y = LogFields.number(words[2]) else {
        return nil
      }
      return .motion(words[0].uppercased(), CGPoint(x: x, y: y))
    default: return nil
    }
  }

  /// `device.touch(x, y, …)`, `device.drag((x, y), (x, y), seconds, steps)`, and the output of its recorder.
  private static func monkeyrunner(_ text: String) -> Command? {
    func number(_ text: Substring?) -> Double? { text.flatMap { LogFields.number($0) } }
    if let match = text.firstMatch(
      of:
        /(?:\.drag\(|DRAG\|\{'start':)\s*\(\s*(\d+)\s*,\s*(\d+)\s*\)\s*,\s*(?:'end':)?\s*\(\s*(\d+)\s*,\s*(\d+)\s*\)(?:\s*,\s*(?:'duration':)?\s*([\d.]+))?(?:\s*,\s*(?:'steps':)?\s*(\d+))?/
    ), let x = number(match.1), let y = number(match.2), let toX = number(match.3),
      let toY = number(match.4)
    {
      let way = ScriptedTouches.Way(CGPoint(x: x, y: y), CGPoint(x: toX, y: toY))
      return .touch(
        way, seconds: number(match.5) ?? drag,
        steps: match.6.flatMap { Int($0) }.map { min(max($0, 1), 512) })
    }
    guard
      let match = text.firstMatch(
        of:
          /(?:\.touch\(\s*|TOUCH\|\{'x':)(\d+)\s*,\s*(?:'y':)?\s*(\d+)\s*(?:,\s*[^)}]*?(DOWN_AND_UP|DOWN|UP|MOVE|downAndUp|down|up|move))?/
      ), let x = number(match.1), let y = number(match.2)
    else { return nil }
    let place = CGPoint(x: x, y: y)
    let kind = match.3?.uppercased() ?? "DOWN_AND_UP"
    return kind == "DOWN_AND_UP" || kind == "DOWNANDUP"
      ? .touch(.init(at: place), seconds: tap, steps: nil) : .motion(kind, place)
  }

  private mutating func perform(_ command: Command, _ ledger: inout ContactLedger) {
    switch command {
    case .touch(let way, let seconds, let steps):
      script.perform([way], for: seconds, steps: steps, into: &ledger)
    case .motion(let kind, let place):
      let reading = ContactReading(x: place.x, y: place.y)
      script.wait(ScriptedTouches.step)
      // Events of one finger follow each other without a pause.
      hasWaited = kind != "UP"
      ledger.at(Timestamp(seconds: script.now))
      switch kind {
      case "DOWN": ledger.begin(0, reading)
      case "MOVE": ledger.move(0, reading)
      case "UP": ledger.end(0, reading)
      case "CANCEL": ledger.cancel(0)
      default: break
      }
      ledger.commit()
    }
  }
}
