import Foundation
import GestureCore
import LiveTouches
import TouchRecordings
import TouchStories
import Touchstone

/// `touchstone replay`: prints a recording's story in real time, or at another speed.
struct Replay: Verb {
  let name = "replay"
  let summary = "Prints a recording's story as slowly as it happened, or at another speed."
  let operands = "FILE"

  let details = """
    The story is that of touchstone explain, line by line when it comes true. FILE may be
    - for standard input. Ends with Control-C.
    """

  var options: OptionTable {
    OptionTable(
      options: [
        .init(
          name: "--speed", value: "N", help: "is how fast: 1 unless given, 0.25 is slow motion"),
        .init(name: "--fast", help: "does not wait at all"),
        .init(name: "--quiet", help: "prints the gestures alone", short: "-q"),
        .init(name: "--json", help: "writes a JSON object a line (docs/story-json.md)"),
        .init(
          name: "--scene", value: "FILE", help: "is a scene of yours in JSON (docs/explain.md)"),
        ParsedArguments.profile,
      ] + ProgressLine.table + RecordingArguments.table + [
        .init(name: "--help", help: "shows this")
      ])
  }

  func run(
    _ arguments: ParsedArguments, output: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) throws(UsageError) -> Int32 {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("one recording is needed; - stands for standard input")
    }
    var options = try RecordingArguments.options(arguments)
    let speed = try speed(arguments)
    let profile = try arguments.profile()
    let progress = arguments.progress
    progress?.expect(1)
    progress?.begin(path)
    // In a paced replay, the reader is ahead of the story, so bytes are not the progress.
    if speed == nil { options.readBytes = progress?.bytes }
    do {
      let asked = try arguments.values["--scene"].map { try SceneFile(path: $0) }
      var reader = try RecordingReader(opening: path, options: options)
      let style = StoryPrinter.Style(
        isJSON: arguments.flags.contains("--json"), isQuiet: arguments.flags.contains("--quiet"),
        namesFiles: false)
      let scene = SceneFile.meeting(
        reader.header, asked: asked, profile: profile, titled: !style.isJSON, errors)
      let printer = StoryPrinter(style, file: path, scene: scene) { text in
        output(text)
        // Flushes, because lines must appear at their time.
        if speed != nil { errors("") }
      }
      try replay(&reader, scene, printer, Pace(speed), errors) { entry, time in
        if let entry { progress?.note(entry) }
        guard let time else { return }
        if speed == nil {
          progress?.update()
        } else {
          progress?.note("at \(Int(bounding: time.seconds)) s")
        }
      }
      return Command.Exit.success
    } catch let problem as SceneProblem {
      errors("touchstone replay: \(problem.message)\n")
    } catch {
      errors("\(error)\n")
    }
    return Command.Exit.unreadable
  }

  private func replay(
    _ reader: inout RecordingReader, _ scene: SceneFile, _ printer: StoryPrinter, _ pace: Pace,
    _ errors: (String) -> Void, _ note: @escaping (StoryEntry?, Timestamp?) -> Void
  ) throws(RecordingError) {
    func complain() {
      for complaint in reader.takeComplaints() { errors("\(complaint)\n") }
    }
    defer { complain() }
    printer.printHeader(reader.header)
    let player = Player(scene, size: reader.header.sceneSize) { entry in
      note(entry, nil)
      printer.print(entry)
    }
    let system = player.cast.scene.touchSystem
    while !pace.isInterrupted, let frame = try reader.nextFrame() {
      complain()
      // Deadlines between frames are handled at their time, not with the next frame.
      while let due = system.nextDeadline, due < frame.time, pace.wait(until: due) {
        system.advance(to: due)
      }
      if pace.wait(until: frame.time) { player.play(frame) }
      note(nil, frame.time)
    }
    while let due = system.nextDeadline, pace.wait(until: due) { system.advance(to: due) }
    player.finish()
    complain()
    printer.printEnd()
  }

  /// The factor by which the replay is faster than the recording; `nil` for no waiting.
  private func speed(_ arguments: ParsedArguments) throws(UsageError) -> Double? {
    let isFast = arguments.flags.contains("--fast")
    guard let text = arguments.values["--speed"] else { return isFast ? nil : 1 }
    guard !isFast else { throw UsageError("--fast and --speed do not go together") }
    guard let speed = Double(text), (0.001...1000).contains(speed) else {
      throw UsageError("--speed takes a number from 0.001 to 1000, not “\(text)”")
    }
    return speed
  }
}

/// Waits until the recording's times have come.
private final class Pace {
  private(set) var isInterrupted = false
  private let speed: Double?
  private let touches = LiveTouches()
  private let start: Timestamp
  private let interruption: Interruption?

  /// Without a speed, `wait` returns immediately.
  init(_ speed: Double?) {
    self.speed = speed
    start = touches.now
    interruption = speed.map { _ in Interruption() }
    guard let interruption else { return }
    touches.watch(interruption.descriptor) { [weak self] in self?.isInterrupted = true }
  }

  /// Waits for a time of the recording; returns false if the user interrupted.
  func wait(until moment: Timestamp) -> Bool {
    guard let speed else { return true }
    let wake = start.advanced(by: moment.seconds / speed)
    while !isInterrupted, touches.now < wake { touches.step(until: wake) }
    return !isInterrupted
  }
}
