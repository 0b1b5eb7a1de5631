import Foundation
import GestureCore

/// Reads the commands of a Maestro flow that touch locations.
///
///     - tapOn:
///         point: 50%,25%
///     - swipe:
///         start: 90%,50%
///         end: 10%,50%
///         duration: 400
///     - swipe: { direction: UP }
///
/// A flow does not contain the screen's content: a tap on a text has no location and is omitted. Between commands, one second
/// is assumed.
struct MaestroReader: ContactReader {
  static let format = RecordingFormat.maestro
  static let timeRemedy = "use a flow of gestures"
  private static let pause = 1.0
  private static let tap = 0.05
  private static let commands = [
    "tapOn", "doubleTapOn", "longPressOn", "swipe", "scroll", "waitForAnimationToEnd",
  ]

  private var screen = CGSize(width: 390, height: 844)
  private var script = ScriptedTouches()
  /// The command whose lines are being collected.
  private var command: (name: String, text: String)?
  private var hasToldScreen = false

  var surface: ContactSurface { ContactSurface(unit: .points, size: screen) }

  /// A list of steps in prose may begin alike, but continues on its line.
  static func recognizes(_ line: ByteCursor) -> Bool {
    var line = line
    line.skipBlanks()
    if line.take("- tapOn:") || line.take("- doubleTapOn:") || line.take("- longPressOn:") {
      return true
    }
    guard line.take("- swipe:") else { return false }
    line.skipBlanks()
    return line.isAtEnd || line.next == UInt8(ascii: "{")
  }

  mutating func learn(from scout: Self) { screen = scout.screen }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    var cursor = line.cursor
    cursor.skipBlanks()
    if cursor.next == UInt8(ascii: "-") || cursor.next == .hash {
      perform(&ledger)
      command = Self.name(line.cursor).map { ($0, line.cursor.rest) }
    } else if command != nil, command?.text.utf8.count ?? 0 < 4096 {
      command?.text += " " + cursor.rest
    }
  }

  mutating func finish(into ledger: inout ContactLedger) { perform(&ledger) }

  // MARK: - Private

  /// The command in `- swipe:`, `- scroll` and `- swipe: {…}`.
  private static func name(_ line: ByteCursor) -> String? {
    var line = line
    line.skipBlanks()
    guard line.take("- ") else { return nil }
    let word = line.text(line.word())
    let name = word.hasSuffix(":") ? String(word.dropLast()) : word
    return commands.contains(name) ? name : nil
  }

  private mutating func perform(_ ledger: inout ContactLedger) {
    guard let (name, text) = command else { return }
    command = nil
    switch name {
    case "swipe", "scroll": swipe(name == "scroll" ? "direction: UP" : text, &ledger)
    case "waitForAnimationToEnd": break
    default:
      guard let place = point("point", text, &ledger) else {
        return ledger.remark(
          .malformed, "\(name) of something that is not in the flow, left out",
          remedy: "write its place: point: 50%,50%", severity: .note)
      }
      press(name, at: place, text, &ledger)
    }
    script.wait(Self.pause)
  }

  private mutating func press(
    _ name: String, at place: CGPoint, _ text: String, _ ledger: inout ContactLedger
  ) {
    let isLong = name == "longPressOn"
    let asked = number("repeat", text) ?? (name == "doubleTapOn" ? 2 : 1)
    let delay = (number("delay", text) ?? 100) / 1000
    for _ in 0..<max(1, min(Int(bounding: asked), 100)) {
      script.perform([.init(at: place)], for: isLong ? 3 : Self.tap, into: &ledger)
      script.wait(delay)
    }
  }

  private mutating func swipe(_ text: String, _ ledger: inout ContactLedger) {
    let time = (number("duration", text) ?? 400) / 1000
    if let start = point("start", text, &ledger), let end = point("end", text, &ledger) {
      return script.perform([.init(start, end)], for: time, into: &ledger)
    }
    // Maestro's paths of the directions, as fractions of the screen.
    let ways: [String: (from: CGPoint, to: CGPoint)] = [
      "UP": (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0.1)),
      "DOWN": (CGPoint(x: 0.5, y: 0.2), CGPoint(x: 0.5, y: 0.9)),
      "LEFT": (CGPoint(x: 0.9, y: 0.5), CGPoint(x: 0.1, y: 0.5)),
      "RIGHT": (CGPoint(x: 0.1, y: 0.5), CGPoint(x: 0.9, y: 0.5)),
    ]
    let direction = text.firstMatch(of: /direction:\s*["']?(\w{1,8})/).map { $0.1.uppercased() }
    guard let way = direction.flatMap({ ways[$0] }) else {
      return ledger.remark(
        .malformed, "a swipe without start and end or a direction, left out",
        remedy: "write start: 90%,50% and end: 10%,50%")
    }
    tellScreen(&ledger)
    script.perform([.init(scaled(way.from), scaled(way.to))], for: time, into: &ledger)
  }

  private func scaled(_ share: CGPoint) -> CGPoint {
    CGPoint(x: share.x * screen.width, y: share.y * screen.height)
  }

  private func number(_ name: String, _ text: String) -> Double? {
    guard let range = text.range(of: name + ":") else { return nil }
    let word = text[range.upperBound...].drop { " \"'".contains($0) }.prefix { $0.isNumber }
    return LogFields.number(word)
  }

  /// `name: 50%,25%` or `name: "100, 200"`.
  private mutating func point(
    _ name: String, _ text: String, _ ledger: inout ContactLedger
  ) -> CGPoint? {
    guard let range = text.range(of: name + ":") else { return nil }
    let rest = text[range.upperBound...]
    guard
      let match = rest.prefixMatch(
        of: /\s*["']?\s*([\d.]{1,12})(%?)\s*,\s*([\d.]{1,12})(%?)/),
      let x = LogFields.number(match.1), let y = LogFields.number(match.3), x < 1e5, y < 1e5
    else { return nil }
    if !match.2.isEmpty || !match.4.isEmpty { tellScreen(&ledger) }
    if match.2.isEmpty || match.4.isEmpty {
      // The screen has at least this size.
      screen.width = max(screen.width, match.2.isEmpty ? x + 1 : 0)
      screen.height = max(screen.height, match.4.isEmpty ? y + 1 : 0)
    }
    return CGPoint(
      x: match.2.isEmpty ? x : x / 100 * screen.width,
      y: match.4.isEmpty ? y : y / 100 * screen.height)
  }

  private mutating func tellScreen(_ ledger: inout ContactLedger) {
    guard !hasToldScreen else { return }
    hasToldScreen = true
    let size = "\(Int(bounding: screen.width))x\(Int(bounding: screen.height))"
    ledger.remark(
      .size, "a flow does not have the screen's size; \(size) points are assumed",
      remedy: "give the screen's size with --size WIDTHxHEIGHTmm", severity: .assumption)
  }
}
