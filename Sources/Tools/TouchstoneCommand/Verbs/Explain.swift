import Foundation
import GestureCore
import TouchRecordings
import TouchStories
import Touchstone

/// `touchstone explain`: explains which gestures a recording contains, and why others failed.
struct Explain: Verb {
  let name = "explain"
  let summary = "Explains which gestures recordings hold, and why the others lost."
  let operands = "FILE…"

  let details = """
    FILE may be - for standard input. A scene file describes the views and recognizers that the
    fingers meet; without one it is a view with taps of one to five fingers, a double tap, long
    presses, swipes, pan, pinch and rotation. Times are seconds from the recording's first event,
    lengths points. NAME is a recognizer's name in the scene, a type of recognizers such as swipe, or
    a pattern such as "swipe*". Of several recordings the gestures alone are printed; --full prints all.
    """

  /// The output is escaped before it is coloured.
  var writesData: Bool { true }

  var options: OptionTable {
    OptionTable(
      options: [
        .init(name: "--quiet", help: "prints the gestures alone", short: "-q"),
        .init(
          name: "--full",
          help: "prints losses of several recordings too, and recognizers that never moved"),
        .init(name: "--json", help: "writes a JSON object a line (docs/story-json.md)"),
        .init(
          name: "--scene", value: "FILE", help: "is a scene of yours in JSON (docs/explain.md)"),
        ParsedArguments.profile,
        .init(
          name: "--why", value: "NAME",
          help: "explains instead why a recognizer did what it did, back to the finger"),
        .init(
          name: "--at", value: "SECONDS", help: "chooses among its attempts; the last otherwise"),
      ] + ExplainWant.table + ExplainBeside.table + BatchArguments.table
        + TerminalManners.table + ProgressLine.table + RecordingArguments.table + [
          .init(name: "--help", help: "shows this")
        ])
  }

  func run(
    _ arguments: ParsedArguments, output terminal: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) throws(UsageError) -> Int32 {
    let output = { (text: String) in terminal(text.harmless) }
    let batch = try BatchArguments(arguments)
    guard !arguments.operands.isEmpty || batch.isOpen else {
      throw UsageError("no recording is named; - stands for standard input")
    }
    var options = try RecordingArguments.options(arguments)
    options.neighbour = .onDisk(FolderListings())
    let asked: SceneFile?
    do throws(SceneProblem) {
      asked = try arguments.values["--scene"].map { path throws(SceneProblem) in
        try SceneFile(path: path)
      }
    } catch {
      errors("touchstone explain: \(error.message)\n")
      return Command.Exit.unreadable
    }
    let style = try style(arguments, batch)
    if let wish = try ExplainWant(arguments, asked, options, style, output, errors) {
      guard !batch.isOpen, !batch.isFlat, batch.jobs == nil, batch.limits.seconds == nil else {
        throw UsageError(
          "--want asks about files that are named; lists, tables, --jobs and --time-limit are for"
            + " stories")
      }
      return try wish.run(arguments.operands)
    }
    if let pair = try ExplainBeside(arguments, asked, options, output, errors) {
      guard !batch.isOpen, !batch.isFlat, batch.jobs == nil, batch.limits.seconds == nil else {
        throw UsageError(
          "--beside explains one recording; lists, tables, --jobs and --time-limit are for many")
      }
      return pair.run(arguments.operands[0])
    }
    let time = try timeOfAttempt(arguments)
    // A process that works for another one has no user.
    let progress = batch.isWorker ? nil : arguments.progress
    progress?.expect(batch.isOpen ? nil : arguments.operands.count)
    let teller = RecordingTeller(
      options: options, scene: asked, profile: try arguments.profile(), style: style, batch: batch,
      progress: progress
    ) { scene throws(UsageError) in try question(arguments, at: time, in: scene) }
    if batch.isWorker { return Worker(teller).run() }
    var items = try BatchItems(batch, named: arguments.operands)
    if batch.isFlat { FlatPrinter(batch, style, output: output).printHead() }
    if let jobs = batch.jobs {
      // The workers have already escaped what they print.
      let supervisor = Supervisor(arguments, batch, style, output: terminal, errors: errors)
      return supervisor.run(&items, in: jobs)
    }
    // The watch ends this process with everything in it, so that nothing may wait to be written.
    let told = { (text: String) in
      terminal(text)
      if batch.limits.seconds != nil { terminal("") }
    }
    var code = Command.Exit.success
    while true {
      // Flushes, because a caller may wait for an answer before it sends more.
      if !items.isReady { output("") }
      guard let item = items.next() else {
        guard let failure = items.failure else { return code }
        errors("touchstone explain: \(failure)\n")
        return max(code, Command.Exit.unreadable)
      }
      // Standard input may never say anything; then nothing but the clock ends this.
      let watch = batch.limits.seconds.map { seconds in
        DeadlineWatch(
          after: seconds + FileLimits.grace,
          saying: "\(RecordingError(batch.limits.overtime(item.name)))\n")
      }
      defer { watch?.cancel() }
      code = max(code, try teller.tell(item, output: told, errors: errors))
    }
  }

  private func style(
    _ arguments: ParsedArguments, _ batch: BatchArguments
  ) throws(UsageError) -> StoryPrinter.Style {
    let flags = arguments.flags
    guard flags.isDisjoint(with: ["--quiet"]) || flags.isDisjoint(with: ["--full"]) else {
      throw UsageError("--quiet and --full do not go together")
    }
    var style = StoryPrinter.Style(
      isJSON: flags.contains("--json"), isQuiet: flags.contains("--quiet"),
      isFull: flags.contains("--full"),
      namesFiles: arguments.operands.count > 1 || batch.isOpen,
      manners: try TerminalManners(arguments))
    // For several files, only gestures are shown; JSON, rows and questions get everything.
    let isStory = !style.isJSON && !batch.isFlat && arguments.values["--why"] == nil
    if isStory, style.namesFiles, !flags.contains("--full"), arguments.values["--want"] == nil {
      style.isQuiet = true
    }
    return style
  }

  private func timeOfAttempt(_ arguments: ParsedArguments) throws(UsageError) -> Timestamp? {
    guard let text = arguments.values["--at"] else { return nil }
    guard let seconds = Double(text), seconds.isFinite else {
      throw UsageError("--at takes a number of seconds, not “\(text)”")
    }
    guard arguments.values["--why"] != nil else { throw UsageError("--at goes with --why NAME") }
    return Timestamp(seconds: seconds)
  }

  /// What is asked with `--why`, if anything.
  private func question(
    _ arguments: ParsedArguments, at time: Timestamp?, in scene: SceneFile
  ) throws(UsageError) -> WhyQuestion? {
    guard let name = arguments.values["--why"] else { return nil }
    if let question = WhyQuestion(name, in: scene, at: time) { return question }
    throw scene.noRecognizer(name)
  }
}
