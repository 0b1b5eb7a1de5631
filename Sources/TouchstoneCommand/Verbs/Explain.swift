import TouchRecordings
import TouchStories

/// `touchstone explain`: which gestures a recording holds, and why not the others.
struct Explain: Verb {
  let name = "explain"
  let summary = "Tells which gestures recordings hold, and why those that lost did."
  let operands = "FILE…"

  let details = """
    FILE may be - for standard input. A scene file describes the views and recognizers that the
    fingers meet; without one it is a view with taps of one to five fingers, a double tap, long
    presses, swipes, pan, pinch and rotation. Times are seconds from the recording's first event,
    lengths points.
    """

  var options: OptionTable {
    OptionTable(
      options: [
        .init(name: "--quiet", help: "tells the gestures alone"),
        .init(name: "--json", help: "writes a JSON object a line (docs/explain.md)"),
        .init(
          name: "--scene", value: "FILE", help: "is a scene of yours in JSON (docs/explain.md)"),
      ] + RecordingArguments.table + [.init(name: "--help", help: "shows this")])
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
    let scene: SceneFile
    do {
      scene = try SceneArgument.scene(arguments.values["--scene"])
    } catch {
      errors("touchstone explain: \(error)\n")
      return Command.Exit.unreadable
    }
    let style = StoryPrinter.Style(
      isJSON: arguments.flags.contains("--json"), isQuiet: arguments.flags.contains("--quiet"),
      namesFiles: arguments.operands.count > 1)
    var code = Command.Exit.success
    for path in arguments.operands {
      let printer = StoryPrinter(style, file: path, scene: scene, output: output)
      do throws(RecordingError) {
        try explain(path, options, scene, printer, errors)
      } catch {
        errors("\(error)\n")
        code = Command.Exit.unreadable
      }
    }
    return code
  }

  /// Plays one recording. What was told before an error stays told.
  private func explain(
    _ path: String, _ options: RecordingOptions, _ scene: SceneFile, _ printer: StoryPrinter,
    _ errors: (String) -> Void
  ) throws(RecordingError) {
    var reader = try RecordingReader(opening: path, options: options)
    func complain() {
      for complaint in reader.takeComplaints() { errors("\(complaint)\n") }
    }
    printer.printHeader(reader.header)
    let player = Player(scene, size: reader.header.sceneSize, tell: printer.print)
    defer {
      player.finish()
      complain()
      printer.printEnd()
    }
    while let frame = try reader.nextFrame() {
      complain()
      player.play(frame)
    }
  }
}
