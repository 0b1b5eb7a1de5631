import Foundation
import GestureCore

/// Reads the messages of Apple's gesture system in a log: gestures that failed, waited or blocked others.
///
///     2025-10-02 14:03:11.482 Demo[811:9021] [Gestures] PanGesture: 0x105e0b010, phase = failed(excludedBy: 3)
///     [!] TapGesture: 0x105e0b0a0 is blocking its subgraph for 2.5 seconds:
///     <_UISystemGestureGateGestureRecognizer: 0x103a0b2c0>: Gesture: Failed to receive system gesture state …
///     Gesture: System gesture gate timed out.
package struct AppleGestureLog: Sendable, Hashable {
  package struct Entry: Sendable, Hashable {
    /// The log's time; `nil` if it has none.
    package var time: Timestamp?
    /// Counted from 1.
    package var line: Int
    /// The gesture as the log names it.
    package var gesture: String
    /// The outcome as a predicate ("ended", "was cancelled"), without subject or full stop.
    package var sentence: String
  }

  package private(set) var entries: [Entry] = []
  /// The time of the first printed touch, or else of the first entry.
  package private(set) var first: Timestamp?

  private static let most = 10_000
  private static let longestLine = 1024

  /// Reads a file, which may be packed.
  package init(reading path: String, options: RecordingOptions) throws(RecordingError) {
    let (path, options) = options.selectingPart(of: path)
    try self.init(in: ByteSource(opening: path, unpackers: options.unpackers))
  }

  package init(in file: WholeFile) throws(RecordingError) {
    try self.init(in: ByteSource(bytes: file.bytes, named: file.name))
  }

  init(in source: ByteSource) throws(RecordingError) {
    var source = source
    try source.removeTerminalCodes(within: RecordingOpening.headBytes)
    var clock = WrappingClock(period: LogTime.day)
    var time: Timestamp?
    var firstTouch: Timestamp?
    while let line = try source.nextLine(), entries.count < Self.most {
      let isEntry = Self.mayBeEntry(line.cursor)
      let isTouch = firstTouch == nil && line.cursor.contains("<UITouch")
      guard isEntry || isTouch || line.cursor.next?.isDigit == true else { continue }
      let text = String(line.cursor.rest.prefix(Self.longestLine))
      if let found = LogTime.find(in: String(text.prefix(60))) { time = clock.unwrap(found) }
      if isTouch { firstTouch = time }
      guard isEntry, let (gesture, sentence) = Self.entry(in: text) else { continue }
      entries.append(
        Entry(time: time, line: line.number, gesture: gesture, sentence: sentence))
    }
    first = firstTouch ?? entries.lazy.compactMap(\.time).first
  }

  // MARK: - Private

  private static func mayBeEntry(_ line: ByteCursor) -> Bool {
    line.contains("phase = ") || line.contains("phase: ") || line.contains("blocking its subgraph")
      || line.contains("ystem gesture ")
  }

  private static func entry(in text: String) -> (gesture: String, sentence: String)? {
    if let match = text.firstMatch(of: /(.*?)\s+is blocking its subgraph(?: for ([^:]{1,40}))?/) {
      let time = match.2.map { " for \($0.trimmingCharacters(in: .whitespaces))" } ?? ""
      return (name(match.1), "holds up the gestures that wait for it\(time)")
    }
    let gate = "the gate of the system's own gestures"
    if text.contains(/[Ss]ystem gesture gate timed out/) {
      return (
        gate, "timed out: touches were held until the system had decided about its edge gestures"
      )
    }
    if text.contains(/[Ss]ystem gesture state notification/) {
      return (
        gate, "received no state of the system's edge gestures before the next touch began"
      )
    }
    // Printed touches have a phase too.
    guard !text.contains("<UITouch"),
      let match = text.firstMatch(of: /(.*?),?\s*\bphase(?: =|:) (\w{1,16})(?:\((.{0,400})\))?/),
      let sentence = sentence(String(match.2), match.3.map { String($0) } ?? "")
    else { return nil }
    return (name(match.1), sentence)
  }

  /// `nil` for a phase that is not reported.
  private static func sentence(_ phase: String, _ detail: String) -> String? {
    switch phase {
    case "failed": return "failed" + (detail.isEmpty ? "" : ": \(reason(detail))")
    case "blocked":
      let blocker = detail.firstMatch(of: /blockedBy: *([^,)]{1,60})/).map { String($0.1) }
      return "is recognized and waits" + (blocker.map { " for \($0)" } ?? "")
    case "active": return "is recognized"
    case "ended": return "ended"
    case "cancelled", "canceled": return "was cancelled"
    default: return nil
    }
  }

  private static func reason(_ detail: String) -> String {
    let words = String(detail.prefix(200))
    let other = words.firstMatch(of: /(?:by|By|on)\b:? *"?([^)"]{1,80})/).map { String($0.1) }
    if words.hasPrefix("excluded") || words.hasPrefix("prevention") {
      return "\(other ?? "another gesture") prevented it"
    }
    if words.hasPrefix("failureDependency") {
      return "its failure requirement on \(other ?? "another gesture") was not met"
    }
    if words.hasPrefix("custom("), words.hasSuffix(")") {
      return "its own code failed it: \(words.dropFirst(7).dropLast())"
    }
    return switch words {
    case "disabled": "it is disabled"
    case "removedFromContainer": "it was removed from its view"
    case "activationDenied": "it was not allowed to begin"
    case "aborted": "it was aborted"
    case "coordinatorChanged": "its window or container changed"
    default: words
    }
  }

  /// The gesture's name without the log's text before it.
  private static func name(_ text: Substring) -> String {
    var text = text
    for mark in ["] ", "[!] ", "\t"] {
      if let end = text.range(of: mark, options: .backwards)?.upperBound { text = text[end...] }
    }
    if let time = text.prefixMatch(of: /.*\d\d:\d\d:\d\d\S*\s+/) {
      text = text[time.range.upperBound...]
    }
    if let mark = text.prefixMatch(of: /Gesture: */) { text = text[mark.range.upperBound...] }
    // The phase says that it failed.
    if let end = text.firstRange(of: /:? +failed: *$/)?.lowerBound { text = text[..<end] }
    // A device's log hides names.
    if text.hasSuffix("<private>") { return "a gesture" }
    let words = text.trimmingCharacters(in: [" ", ",", ":", "<", ">"])
    return words.isEmpty ? "a gesture" : String(words.prefix(60))
  }
}
