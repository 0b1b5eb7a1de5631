import GestureCore
import JSONText
import TouchRecordings
import TouchStories

/// Prints the entries of Apple's gesture system in a log, merged with the story of the log's touches or without it.
struct AppleGestureReport {
  private let log: AppleGestureLog
  private let style: StoryPrinter.Style

  init(_ log: AppleGestureLog, _ style: StoryPrinter.Style) {
    (self.log, self.style) = (log, style)
  }

  func print(_ name: String, output: (String) -> Void) {
    guard !log.entries.isEmpty else { return }
    guard !style.isJSON else {
      for entry in log.entries { output((object(entry, name) + "\n").harmless) }
      return
    }
    for line in lines(0) { output((line.text + "\n").harmless) }
  }

  /// Each entry as a story line; `shift` is the number of seconds from the story's start to the log's first touch.
  func lines(_ shift: Double) -> [(time: Timestamp, text: String)] {
    log.entries.map { entry in
      let time = Timestamp(seconds: max(0, (seconds(entry) ?? 0) + shift))
      let place = entry.time == nil ? "" : StoryText.time(time)
      let gap = String(repeating: " ", count: max(0, 8 - place.count))
      return (
        time, "\(gap)\(place)  Apple's gesture system: \(entry.gesture) \(entry.sentence)"
      )
    }
  }

  // MARK: - Private

  /// Seconds since the log's first touch; `nil` if the entry or the log has no time.
  private func seconds(_ entry: AppleGestureLog.Entry) -> Double? {
    guard let time = entry.time, let first = log.first else { return nil }
    return time.seconds(since: first)
  }

  private func object(_ entry: AppleGestureLog.Entry, _ name: String) -> String {
    var object = JSONWriter(type: "apple")
    if let seconds = seconds(entry) { object.field("time", seconds: Timestamp(seconds: seconds)) }
    object.field("gesture", entry.gesture)
    object.field("text", entry.sentence)
    object.field("line", entry.line)
    if style.namesFiles { object.field("file", name) }
    return object.line
  }
}
