import Foundation
import GestureCore
import TouchRecordings
import TouchStories
import Touchstone

/// Prints the stories of recordings in a common style.
struct RecordingTeller {
  var options: RecordingOptions
  /// The scene from the options; `nil` if none was given.
  var scene: SceneFile?
  var profile: TouchProfile?
  var style: StoryPrinter.Style
  var batch: BatchArguments
  /// Prints progress; `nil` if no user would see it.
  var progress: ProgressLine?
  /// Makes the question that is answered instead of the story; returns `nil` if none was asked.
  var question: (SceneFile) throws(UsageError) -> WhyQuestion?

  /// Prints one recording's story and returns its exit code.
  func tell(
    _ item: BatchItem, output: @escaping (String) -> Void, errors: @escaping (String) -> Void
  ) throws(UsageError) -> Int32 {
    progress?.begin(item.name)
    guard !batch.isFlat else { return tellRows(of: item, output) }
    var told = Progress(batch.limits)
    var reader: RecordingReader
    do throws(RecordingError) {
      reader = try open(item)
    } catch {
      if let gestures = error.gestures {
        LibinputReport(gestures, style).print(item.name, error, output: output, errors: errors)
        return Command.Exit.success
      }
      if let log = error.appleGestures {
        errors("\(error)\n")
        AppleGestureReport(log, style).print(item.name, output: output)
        return Command.Exit.success
      }
      errors("\(error)\n")
      return Command.Exit.unreadable
    }
    let scene = SceneFile.meeting(
      reader.header, asked: scene, profile: profile, titled: !style.isJSON, errors)
    let question: WhyQuestion?
    do throws(UsageError) {
      question = try self.question(scene)
    } catch {
      // Of the scene that is asked for it is the command that is wrong, of a recording's own the recording.
      guard self.scene == nil, reader.header.scene != nil else { throw error }
      errors("\(item.name): \(error.message)\n")
      return Command.Exit.unreadable
    }
    let printer = StoryPrinter(style, file: item.name, scene: scene, output: output)
    printer.printHeader(reader.header)
    let player = Player(scene, size: reader.header.sceneSize) { entry in
      progress?.note(entry)
      if question == nil { printer.print(entry) }
    }
    if question != nil { player.remember() }
    let failure = play(&reader, item.name, player, &told) { errors("\($0)\n") }
    if let question {
      for report in question.answers(of: player.cast) { printer.print(report) }
    } else {
      printer.printEnd(isWhole: failure == nil)
      if !style.isQuiet, reader.header.format == .uitouch, item.canBeReadAgain,
        let log = try? AppleGestureLog(reading: item.name, options: options)
      {
        AppleGestureReport(log, style).print(item.name, output: output)
      }
    }
    guard let failure else { return Command.Exit.success }
    errors("\(failure)\n")
    return Command.Exit.unreadable
  }

  /// Prints the story as rows, including errors.
  private func tellRows(of item: BatchItem, _ output: @escaping (String) -> Void) -> Int32 {
    let printer = FlatPrinter(batch, style) { output($0.harmless) }
    var told = Progress(batch.limits)
    printer.begin(item.name)
    var failure: RecordingError?
    do throws(RecordingError) {
      var reader = try open(item)
      printer.note(reader.header)
      let scene = SceneFile.meeting(
        reader.header, asked: scene, profile: profile, titled: false
      ) { words in
        printer.print(Complaint(file: item.name, message: words.trimmingCharacters(in: .newlines)))
      }
      let player = Player(scene, size: reader.header.sceneSize) { entry in
        progress?.note(entry)
        printer.print(entry)
      }
      failure = play(&reader, item.name, player, &told) { printer.print($0) }
    } catch {
      // A log of other gestures than fingers' is no failure, as in a story.
      if error.gestures == nil, error.appleGestures == nil {
        failure = error
      } else {
        printer.print(error.complaint)
      }
    }
    if let failure { printer.print(failure) }
    printer.end(frames: told.frames, at: told.time)
    return failure == nil ? Command.Exit.success : Command.Exit.unreadable
  }

  private func open(_ item: BatchItem) throws(RecordingError) -> RecordingReader {
    var options = options
    options.readBytes = progress?.bytes
    switch item.place {
    case .path: return try RecordingReader(opening: item.name, options: options)
    case .bytes(let bytes):
      return try RecordingReader(bytes: bytes, named: item.name, options: options)
    case .refused(let why, let remedy):
      throw RecordingError(Complaint(file: item.name, message: why, remedy: remedy))
    }
  }

  /// Plays a recording to its end or to the first error; output printed before stays.
  private func play(
    _ reader: inout RecordingReader, _ file: String, _ player: Player, _ told: inout Progress,
    complain: (Complaint) -> Void
  ) -> RecordingError? {
    var failure: RecordingError?
    do throws(RecordingError) {
      while let frame = try reader.nextFrame() {
        for complaint in reader.takeComplaints() { complain(complaint) }
        player.play(frame)
        told.note(frame)
        progress?.update()
        try told.clock.check(file)
      }
    } catch {
      failure = error
    }
    // After an error it is not known how the gestures would have continued.
    if failure == nil { player.finish() } else { player.stop() }
    for complaint in reader.takeComplaints() { complain(complaint) }
    return failure
  }

  /// How much of a recording has been read.
  private struct Progress {
    let clock: FileClock
    var frames = 0
    var time = Timestamp.zero

    init(_ limits: FileLimits) { clock = FileClock(limits) }

    mutating func note(_ frame: InputFrame) {
      frames += 1
      time = frame.time
    }
  }
}
