import Foundation
import TouchRecordings
import TouchstoneGestures

/// `touchstone strokes`: converts drawings in recordings to templates for a stroke recognizer.
struct Strokes: Verb {
  let name = "strokes"
  let summary = "Writes what fingers drew in recordings as templates in Swift."
  let operands = "FILE…"

  let details = """
    Each drawing is a template with the name of its file, or that of --name. FILE may be - for
    standard input. docs/strokes.md says what a stroke recognizer makes of them.
    """

  var options: OptionTable {
    OptionTable(
      options: [
        .init(name: "--name", value: "NAME", help: "is what all the drawings are called"),
        .init(
          name: "--pause", value: "SECONDS",
          help: "is how long after a stroke the next belongs to the same drawing: 0.5 unless given"),
      ] + RecordingArguments.table + [.init(name: "--help", help: "shows this")])
  }

  func run(
    _ arguments: ParsedArguments, output: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) throws(UsageError) -> Int32 {
    guard !arguments.operands.isEmpty else {
      throw UsageError("no recording is named; - stands for standard input")
    }
    let options = try RecordingArguments.options(arguments)
    let pause = try pause(arguments.values["--pause"])
    var templates: [StrokeTemplate] = []
    do {
      for path in arguments.operands {
        let own =
          path == "-" ? "shape" : URL(filePath: path).deletingPathExtension().lastPathComponent
        let drawings = try drawings(in: path, options, pause, errors)
        if drawings.isEmpty { errors("\(path): nothing is drawn\n") }
        templates += drawings.map { StrokeTemplate(arguments.values["--name"] ?? own, $0) }
      }
      guard !templates.isEmpty else { return Command.Exit.unreadable }
      output(try StrokeCode(templates).text)
      return Command.Exit.success
    } catch let problem as StrokeProblem {
      errors("touchstone strokes: \(problem)\n")
    } catch {
      errors("\(error)\n")
    }
    return Command.Exit.unreadable
  }

  private func drawings(
    in path: String, _ options: RecordingOptions, _ pause: TimeInterval,
    _ errors: (String) -> Void
  ) throws(RecordingError) -> [StrokeDrawing] {
    var recording = try RecordingReader(opening: path, options: options)
    var strokes = StrokeReader(pause: pause)
    func complain() {
      for complaint in recording.takeComplaints() { errors("\(complaint)\n") }
    }
    defer { complain() }
    while let frame = try recording.nextFrame() {
      complain()
      strokes.read(frame)
    }
    return strokes.drawings
  }

  private func pause(_ text: String?) throws(UsageError) -> TimeInterval {
    guard let text else { return 0.5 }
    guard let seconds = Double(text), (0...60).contains(seconds) else {
      throw UsageError("--pause takes a number from 0 to 60, not “\(text)”")
    }
    return seconds
  }
}
