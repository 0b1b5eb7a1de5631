import Foundation
import GestureCore
import TouchRecordings
import TouchStories
import Touchstone

/// `touchstone explain --beside OTHER FILE`: merges two recordings of the same time into one story.
///
/// The other file is the output of `libinput debug-events`, a log of Apple's gesture system, or any recording. Where libinput
/// recognized a gesture, the story names the gesture that was recognized here at that time, and why.
struct ExplainBeside {
  static let table: [OptionTable.Option] = [
    .init(
      name: "--beside", value: "FILE",
      help: "shows another recording of the same moment in the same story"),
    .init(
      name: "--offset", value: "SECONDS",
      help: "is when the other one's first event was; the same moment unless given"),
  ]

  /// One line of the story.
  private struct Line {
    var time: Timestamp
    var text: String
  }

  private let other: String
  private let offset: TimeInterval?
  private let options: RecordingOptions
  private let asked: SceneFile?
  /// Whether to print only gestures.
  private let isQuiet: Bool
  private let output: (String) -> Void
  private let errors: (String) -> Void

  /// `nil` without the option.
  init?(
    _ arguments: ParsedArguments, _ asked: SceneFile?, _ options: RecordingOptions,
    _ output: @escaping (String) -> Void, _ errors: @escaping (String) -> Void
  ) throws(UsageError) {
    let text = arguments.values["--offset"]
    guard let other = arguments.values["--beside"] else {
      guard text == nil else { throw UsageError("--offset goes with --beside FILE") }
      return nil
    }
    guard arguments.operands.count == 1 else {
      throw UsageError("--beside goes with one recording; \(arguments.operands.count) are named")
    }
    for name in ["--why", "--want"] where arguments.values[name] != nil {
      throw UsageError("--beside prints the story; \(name) asks something else")
    }
    guard !arguments.flags.contains("--json") else {
      throw UsageError("--beside writes text; --json prints each recording by itself")
    }
    let seconds = text.map { Double($0) }
    if let seconds, !(seconds.map { abs($0) < 1e6 } ?? false) {
      throw UsageError("--offset takes a number of seconds, not “\(text ?? "")”")
    }
    self.other = other
    offset = seconds ?? nil
    self.options = options
    self.asked = asked
    isQuiet = arguments.flags.contains("--quiet")
    self.output = output
    self.errors = errors
  }

  /// Prints both stories; returns the exit code.
  func run(_ path: String) -> Int32 {
    do throws(RecordingError) {
      let told = try Told(RecordingReader(opening: path, options: options), asked, errors)
      var lines: [Line] = []
      for entry in told.entries {
        if isQuiet, !entry.isGesture { continue }
        lines.append(Line(time: entry.time, text: told.text.line(entry)))
      }
      if !isQuiet { output("\(path): \(told.head)\n") }
      // A pipe can be read once only.
      let file = try WholeFile(reading: other, options: options)
      let gestures = try LibinputGestures(in: file)
      let shift = offset ?? 0
      if let first = gestures.first, !gestures.gestures.isEmpty {
        if !isQuiet {
          let start = StoryText.time(Timestamp(seconds: shift))
          output("\(other): libinput's gestures, from \(start) on\n")
        }
        for gesture in gestures.gestures {
          lines.append(line(gesture, since: first, shift, told))
        }
      } else if case let log = try AppleGestureLog(in: file), !log.entries.isEmpty {
        let start = StoryText.time(Timestamp(seconds: shift))
        if !isQuiet { output("\(other): Apple's gesture system, from \(start) on\n") }
        let style = StoryPrinter.Style(isJSON: false, isQuiet: isQuiet, namesFiles: false)
        for line in AppleGestureReport(log, style).lines(shift) {
          lines.append(Line(time: line.time, text: line.text.harmless))
        }
      } else {
        let beside = try Told(RecordingReader(file, options: options), asked, errors)
        if !isQuiet { output("\(other): \(beside.head)\n") }
        for entry in beside.entries where entry.isGesture {
          let time = entry.time.advanced(by: shift)
          let text = beside.text.line(entry)
          lines.append(Line(time: time, text: "\(text) (beside, by its own clock)"))
        }
      }
      // `sorted` is stable, so lines with equal times stay in order.
      for line in lines.sorted(by: { $0.time < $1.time }) { output(line.text + "\n") }
      return Command.Exit.success
    } catch {
      errors("\(error)\n")
      return Command.Exit.unreadable
    }
  }

  // MARK: - libinput's gestures

  private func line(
    _ gesture: LibinputGesture, since first: Timestamp, _ shift: TimeInterval, _ told: Told
  ) -> Line {
    func here(_ time: Timestamp) -> Timestamp {
      Timestamp(seconds: time.seconds(since: first) + shift)
    }
    let (began, ended) = (here(gesture.began), here(gesture.ended))
    let time = StoryText.time(began)
    let gap = String(repeating: " ", count: max(0, 8 - time.count))
    let fingers = gesture.fingers == 1 ? "1 finger" : "\(gesture.fingers) fingers"
    let end = "\(gesture.isCancelled ? "cancelled" : "ended") at \(StoryText.time(ended))"
    let text =
      "\(gap)\(time)  libinput said \(gesture.kind.rawValue), \(fingers), \(end)\(gesture.valueText)"
    return Line(time: began, text: text + "; " + comparison(began, ended, told))
  }

  /// Names the gestures recognized here at that time, and why the nearest was.
  private func comparison(_ began: Timestamp, _ ended: Timestamp, _ told: Told) -> String {
    let meanwhile = told.gestures.filter { $0.began <= ended && $0.ended >= began }
    guard let nearest = meanwhile.min(by: { distance($0, began) < distance($1, began) }) else {
      return "here nothing was recognized"
    }
    let time = StoryText.time(nearest.recognized)
    let cause = told.cause(of: nearest).map { ", because: \($0)" } ?? ""
    let others = meanwhile.filter { $0 != nearest }.map(\.recognizer)
    let more = others.isEmpty ? "" : ", beside \(others.joined(separator: ", "))"
    return "here \(nearest.recognizer) began at \(time)\(more)\(cause)"
  }

  private func distance(_ gesture: ToldGesture, _ time: Timestamp) -> TimeInterval {
    abs(gesture.recognized.seconds(since: time))
  }
}

extension StoryEntry {
  fileprivate var isGesture: Bool { if case .gesture = self { true } else { false } }
}

/// A recording's whole story, which can still answer "why" questions.
private struct Told {
  let head: String
  let entries: [StoryEntry]
  let text: StoryText
  private let scene: SceneFile
  private let player: Player

  init(
    _ reader: RecordingReader, _ asked: SceneFile?, _ errors: (String) -> Void
  ) throws(RecordingError) {
    let recording = try Recording(reader)
    for complaint in recording.complaints { errors("\(complaint)\n") }
    scene = SceneFile.meeting(recording.header, asked: asked, titled: true, errors)
    text = StoryText(scene)
    let parts = [recording.header.format.rawValue, recording.header.deviceName.harmlessName()]
    head = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    let list = EntryList()
    player = Player(scene, size: recording.header.sceneSize) { list.entries.append($0) }
    player.remember()
    for frame in recording.frames { player.play(frame) }
    player.finish()
    entries = list.entries
  }

  var gestures: [ToldGesture] {
    entries.compactMap { entry in
      if case .gesture(let gesture) = entry { gesture } else { nil }
    }
  }

  /// The sentence that explains why the gesture began.
  func cause(of gesture: ToldGesture) -> String? {
    let answers = WhyQuestion(gesture.recognizer, in: scene, at: gesture.began)?
      .answers(of: player.cast)
    let causes = answers?.first?.causes
    // For a gesture that has ended, the first sentence says why it ended.
    return causes?.first { $0.hasPrefix("\(gesture.recognizer) began at ") } ?? causes?.first
  }
}

/// Collects the entries from a player's closure.
private final class EntryList {
  var entries: [StoryEntry] = []
}
