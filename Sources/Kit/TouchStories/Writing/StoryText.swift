import Foundation
import GestureCore
import Touchstone

/// Writes a story as lines of text.
///
/// ```
///    0.000  pan     began at 0.062, ended at 0.812, 1 finger at (120, 300): moved (200, 3) pt, …
///    0.046  tap     failed: moved 46.2 pt, more than tapMovement 45
/// ```
package struct StoryText {
  /// The angle in degrees from which a swipe's deviation from its direction is mentioned.
  private static let leastLean = 20.0

  private let width: Int

  /// Creates a writer for a scene's story.
  package init(_ scene: SceneFile) {
    // The titles of gestures with several fingers are long and rare, so they may exceed the column.
    let columned = scene.recognizers.filter {
      $0.title == nil || ($0.touchesRequired == 1 && $0.kind != .rest)
    }
    self.init(names: columned.map(\.shownName))
  }

  /// `names` contains the names of the scene's recognizers; the longest determines the column's width.
  package init(names: [String]) {
    width = max(8, (names.map(\.count).max() ?? 0) + 2)
  }

  /// The entry's line, without a line break.
  package func line(_ entry: StoryEntry) -> String {
    let (name, words) = spelled(entry)
    return line(entry.time, name, words)
  }

  /// The line for repeated groups.
  package func line(_ line: StoryFold.Line) -> String {
    switch line {
    case .entry(let entry): return self.line(entry)
    case .again(let names, let count, let from, let to):
      return self.line(
        from, "\(names.joined(separator: ", ")) × \(count)",
        "as before, the last at \(Self.time(to))")
    }
  }

  /// The time, the name in its column, and the text.
  private func line(_ time: Timestamp, _ name: String, _ words: String) -> String {
    let time = Self.time(time)
    var line = Self.blanks(8 - time.utf8.count)
    line += time
    line += "  "
    line += name
    line += Self.blanks(max(1, width - name.count))
    line += words
    return line
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  /// Seconds rounded to three decimals.
  package static func time(_ time: Timestamp) -> String {
    let (whole, rest) = time.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    // At exactly half a millisecond, and for very large times, the result must equal that of formatting the `Double`.
    guard (0..<1 << 50).contains(time.nanoseconds), rest != 500_000 else {
      return String(format: "%.3f", time.seconds)
    }
    let milliseconds = rest < 500_000 ? whole : whole + 1
    let decimals = "\(1000 + milliseconds % 1000)".dropFirst()
    return "\(milliseconds / 1000).\(decimals)"
  }

  /// An entry's recognizer, and the text of its line.
  package func spelled(_ entry: StoryEntry) -> (name: String, words: String) {
    switch entry {
    case .gesture(let gesture): (gesture.recognizer, words(for: gesture))
    case .loss(let loss): (loss.recognizer, "failed: \(loss.reason)")
    case .others(let others):
      ("\(others.count) \(others.count == 1 ? "other" : "others")", words(for: others))
    case .remark(_, let words): ("warning", words)
    }
  }

  private func words(for gesture: ToldGesture) -> String {
    let recognized = Self.time(gesture.recognized)
    let end = "\(gesture.isCancelled ? "cancelled" : "ended") at \(Self.time(gesture.ended))"
    let isOneMoment = gesture.recognized == gesture.ended
    let wait = gesture.wait.map { ", waited \(Self.spell($0.seconds)) s for \($0.other)" } ?? ""
    let times =
      (gesture.isBeside ? "beside it, " : "")
      + (isOneMoment ? "recognized at \(recognized)" : "began at \(recognized)\(wait), \(end)")
    let values = words(for: gesture.values)
    let place = gesture.kind == .swipe ? "from" : "at"
    let first = gesture.firstFingers ?? gesture.fingers
    let later = gesture.fingers > first ? ", later \(gesture.fingers)" : ""
    return "\(times), \(gesture.hands(first)) \(place) \(pair(gesture.location))\(later)"
      + (values.isEmpty ? "" : ": \(values)")
  }

  private func words(for values: ToldGesture.Values) -> String {
    switch values {
    case .none: ""
    case .taps(let count): "\(count) taps"
    case .direction(let direction, let degrees): Self.slope(direction, degrees)
    case .press(let movement):
      movement == .zero ? "" : "then moved \(pair(movement)) pt"
    case .hover(let movement):
      movement == .zero ? "" : "left \(pair(movement)) pt from there"
    case .pan(let translation, let velocity):
      "moved \(pair(translation)) pt, at the end \(pair(velocity)) pt/s"
    case .pinch(let scale, let velocity):
      "scale \(Self.spell(scale)), at the end \(Self.spell(velocity)) a second"
    case .rotation(let angle, let velocity):
      "turned \(degrees(angle))°, at the end \(degrees(velocity))°/s"
    }
  }

  private func words(for others: ToldOthers) -> String {
    var still: [String] = []
    if !others.wrongFingers.isEmpty {
      still.append("\(others.wrongFingers.count) for another number of fingers")
    }
    if !others.still.isEmpty { still.append(others.still.joined(separator: ", ")) }
    var parts: [String] = []
    if !still.isEmpty {
      parts.append("never moved towards recognition: " + still.joined(separator: "; "))
    }
    if !others.notHalfway.isEmpty {
      let failures = others.notHalfway.map { "\($0.recognizer) (\($0.reason))" }
      parts.append("less than halfway: " + failures.joined(separator: ", "))
    }
    return parts.joined(separator: "; ")
  }

  /// A direction with its deviation, if that is large: "right, 40° upwards".
  static func slope(_ direction: String, _ degrees: Double) -> String {
    let isHorizontal = direction == "left" || direction == "right"
    let (along, across) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let lean = atan2(abs(isHorizontal ? across : along), abs(isHorizontal ? along : across))
    guard lean * 180 / .pi >= leastLean else { return direction }
    let to =
      isHorizontal
      ? (across < 0 ? "upwards" : "downwards") : (along < 0 ? "to the left" : "to the right")
    return "\(direction), \(spell((lean * 180 / .pi).rounded()))° \(to)"
  }

  private func degrees(_ radians: CGFloat) -> String { Self.spell(radians * 180 / .pi) }

  private func pair(_ point: CGPoint) -> String {
    "(\(Self.spell(point.x)), \(Self.spell(point.y)))"
  }

  /// Rounds as a person would: to hundredths below 10, to tenths below 100, otherwise to integers.
  static func spell(_ value: CGFloat) -> String {
    let parts: CGFloat = abs(value) < 10 ? 100 : abs(value) < 100 ? 10 : 1
    let rounded = (value * parts).rounded() / parts
    guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(value)" }
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}

extension ToldGesture {
  /// The input of the gesture: `2 fingers`, a pen, a mouse, or a pointer.
  func hands(_ fingers: Int) -> String {
    if kind == .hover { return "a pointer" }
    switch inputKind {
    case .pencil: return fingers == 1 ? "a pen" : "\(fingers) pens"
    case .indirectPointer: return fingers == 1 ? "a mouse" : "\(fingers) mice"
    case .direct, .indirect: return fingers == 1 ? "1 finger" : "\(fingers) fingers"
    }
  }
}
