import Foundation
import GestureCore
import TouchRecordings
import TouchStories
import Touchstone

/// `touchstone explain`: which gestures a recording holds, and why not the others.
struct Explain: Verb {
  let name = "explain"
  let summary = "Tells which gestures recordings hold, and why those that lost did."
  let operands = "FILE…"

  let details = """
    FILE may be - for standard input. A scene file describes the views and recognizers that the
    fingers meet; without one it is a view with taps of one to five fingers, a double tap, long
    presses, swipes, pan, pinch and rotation. Times are seconds from the recording's first event,
    lengths points. NAME is a recognizer's name in the scene, a type of recognizers such as swipe, or
    a pattern such as "swipe*".
    """

  var options: OptionTable {
    OptionTable(
      options: [
        .init(name: "--quiet", help: "tells the gestures alone"),
        .init(name: "--json", help: "writes a JSON object a line (docs/explain.md)"),
        .init(
          name: "--scene", value: "FILE", help: "is a scene of yours in JSON (docs/explain.md)"),
        .init(
          name: "--why", value: "NAME",
          help: "tells instead why a recognizer did what it did, back to the finger"),
        .init(
          name: "--at", value: "SECONDS", help: "chooses among its attempts; the last otherwise"),
      ] + ExplainWant.table + RecordingArguments.table
        + [.init(name: "--help", help: "shows this")])
  }

  func run(
    _ arguments: ParsedArguments, output: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) throws(UsageError) -> Int32 {
    guard !arguments.operands.isEmpty else {
      throw UsageError("no recording is named; - stands for standard input")
    }
    guard arguments.operands.filter({ $0 == "-" }).count < 2 else {
      throw UsageError("standard input can be read once only")
    }
    let options = try RecordingArguments.options(arguments)
    let asked: SceneFile?
    do throws(SceneProblem) {
      asked = try arguments.values["--scene"].map { path throws(SceneProblem) in
        try SceneFile(path: path)
      }
    } catch {
      errors("touchstone explain: \(error.message)\n")
      return Command.Exit.unreadable
    }
    let style = StoryPrinter.Style(
      isJSON: arguments.flags.contains("--json"), isQuiet: arguments.flags.contains("--quiet"),
      namesFiles: arguments.operands.count > 1)
    if let wish = try ExplainWant(arguments, asked, options, style, output, errors) {
      return try wish.run(arguments.operands)
    }
    var code = Command.Exit.success
    for path in arguments.operands {
      var reader: RecordingReader
      do throws(RecordingError) {
        reader = try RecordingReader(opening: path, options: options)
      } catch {
        errors("\(error)\n")
        code = Command.Exit.unreadable
        continue
      }
      let scene = SceneFile.meeting(reader.header, asked: asked, errors)
      let question = try question(arguments, in: scene)
      let printer = StoryPrinter(style, file: path, scene: scene, output: output)
      do throws(RecordingError) {
        try explain(&reader, scene, question, printer, errors)
      } catch {
        errors("\(error)\n")
        code = Command.Exit.unreadable
      }
    }
    return code
  }

  /// Plays one recording. What was told before an error stays told.
  private func explain(
    _ reader: inout RecordingReader, _ scene: SceneFile, _ question: WhyQuestion?,
    _ printer: StoryPrinter, _ errors: (String) -> Void
  ) throws(RecordingError) {
    func complain() {
      for complaint in reader.takeComplaints() { errors("\(complaint)\n") }
    }
    printer.printHeader(reader.header)
    let player = Player(scene, size: reader.header.sceneSize) { entry in
      if question == nil { printer.print(entry) }
    }
    if question != nil { player.remember() }
    defer {
      player.finish()
      complain()
      if let question {
        for report in question.answers(of: player.cast) { printer.print(report) }
      } else {
        printer.printEnd()
      }
    }
    while let frame = try reader.nextFrame() {
      complain()
      player.play(frame)
    }
  }

  /// What is asked with `--why`, if anything.
  private func question(
    _ arguments: ParsedArguments, in scene: SceneFile
  ) throws(UsageError) -> WhyQuestion? {
    var time: Timestamp?
    if let text = arguments.values["--at"] {
      guard let seconds = Double(text), seconds.isFinite else {
        throw UsageError("--at “\(text)” is no number of seconds")
      }
      time = Timestamp(seconds: seconds)
    }
    guard let name = arguments.values["--why"] else {
      guard time == nil else { throw UsageError("--at goes with --why NAME") }
      return nil
    }
    if let question = WhyQuestion(name, in: scene, at: time) { return question }
    throw scene.noRecognizer(name)
  }
}
