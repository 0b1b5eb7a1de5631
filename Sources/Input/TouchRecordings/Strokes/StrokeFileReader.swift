import Foundation
import GestureCore
import JSONText

/// Reads the strokes of the $-family's collections (\$1, \$N, MMG): one or several gestures in an XML file.
///
///     <Gesture Name="arrow01" Number="1" NumPts="2" Millseconds="20">
///       <Point X="127" Y="141" T="0" />
///       <Point X="124" Y="140" T="20" />
///     </Gesture>
///
/// A `<Stroke>` is a finger from landing to lift; without that element all points belong to one stroke. Points with the same
/// time are one report.
struct StrokeFileReader: ContactReader {
  static let format = RecordingFormat.strokes
  static let timeRemedy = "collect again with the time T of each point"
  /// Seconds between two gestures of a file, longer than any gesture's memory.
  private static let gap = 1.0

  let surface = ContactSurface(unit: .points)
  private var stroke: Int64 = 0
  private var kind = Contact.Kind.direct
  private var last: ContactReading?
  /// Whether another gesture precedes the current one.
  private var hasGesture = false
  /// An incomplete tag that continues in the next line.
  private var open = ""

  static func recognizes(_ line: ByteCursor) -> Bool {
    var line = line
    line.skipBlanks()
    guard line.take("<Gesture ") || line.take("<gesture ") else { return false }
    return line.contains("Name=") || line.contains("name=")
  }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    // Tags are short; longer text is not a tag.
    guard line.cursor.contains("<") || !open.isEmpty else { return }
    var text = open + line.cursor.rest
    open = ""
    while let start = text.firstIndex(of: "<") {
      guard let end = text[start...].firstIndex(of: ">") else {
        open = text[start...].utf8.count < 1024 ? text[start...] + " " : ""
        return
      }
      take(text[start..<end].dropFirst(), &ledger)
      text = String(text[text.index(after: end)...])
    }
  }

  mutating func finish(into ledger: inout ContactLedger) {
    if !open.isEmpty { ledger.remark(.malformed, "a tag is cut off, left out") }
    lift(&ledger)
    ledger.commit()
  }

  // MARK: - Private

  private mutating func take(_ tag: Substring, _ ledger: inout ContactLedger) {
    let name = tag.prefix { !$0.isWhitespace && $0 != "/" }.lowercased()
    let isEnd = tag.hasPrefix("/")
    switch isEnd ? String(tag.dropFirst()).trimmingCharacters(in: .whitespaces).lowercased() : name
    {
    case "gesture":
      lift(&ledger)
      if !isEnd {
        if hasGesture { ledger.beginAnew(after: Self.gap) }
        hasGesture = true
        let input = Self.attribute("InputType", tag)?.lowercased() ?? ""
        kind = input.contains("stylus") || input.contains("pen") ? .pencil : .direct
      }
    case "stroke": lift(&ledger)
    case "point" where !isEnd: point(tag, &ledger)
    default: break
    }
  }

  private mutating func point(_ tag: Substring, _ ledger: inout ContactLedger) {
    guard let x = Self.number("X", tag), let y = Self.number("Y", tag) else {
      return ledger.remark(.malformed, "a point without X and Y, left out")
    }
    let time = Self.number("T", tag).flatMap { JSONTime.milliseconds(.number($0)) }
    var reading = ContactReading(x: x, y: y)
    reading.kind = kind
    if let pressure = Self.number("Pressure", tag), pressure > 0, pressure < 1 {
      reading.force = pressure * 3
      reading.maximumForce = 3
    }
    ledger.at(time)
    if ledger.isDown(stroke) {
      ledger.follow(stroke, reading)
    } else {
      ledger.begin(stroke, reading)
    }
    last = reading
  }

  private mutating func lift(_ ledger: inout ContactLedger) {
    guard ledger.isDown(stroke) else { return }
    ledger.end(stroke, last)
    stroke += 1
  }

  private static func number(_ name: String, _ tag: Substring) -> Double? {
    attribute(name, tag).flatMap { LogFields.number($0) }
  }

  /// The quoted text after `name=`, with the name as given or in lower case.
  private static func attribute(_ name: String, _ tag: Substring) -> String? {
    for field in [name, name.lowercased()] {
      guard let range = tag.range(of: " \(field)=") else { continue }
      let rest = tag[range.upperBound...]
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
      return rest.dropFirst().firstIndex(of: quote).map { String(rest.dropFirst()[..<$0]) }
    }
    return nil
  }
}
