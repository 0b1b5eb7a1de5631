import Foundation
import TouchActions
import TouchRecordings
import TouchStories
import YAMLRules

/// `touchstone act`: gestures run commands and press keys, by rules.
struct Act: Verb {
  let name = "act"
  let summary = "Runs commands and presses keys at gestures, by rules."
  let operands = "[DEVICE]"

  let details = """
    The rules are YAML (docs/acting.md). DEVICE is a path, a number or a part of a name, as touchstone
    devices lists them; without it all touchscreens are listened to, or all touch devices if there is
    no screen. With --recording nothing is done, but what would be is printed. Commands are lists of
    words that no shell reads. RULE is a rule's name, or a pattern such as "next*". Ends with
    Control-C.
    """

  var options: OptionTable {
    OptionTable(
      options: [
        .init(name: "--rules", value: "FILE", help: "says what is to be done at which gestures"),
        .init(
          name: "--import", value: "FILE",
          help: "writes rules made of a touchegg.conf, fusuma's config.yml or lisgd's gestures"),
        .init(name: "--check", help: "reads the rules, and does nothing more"),
        .init(
          name: "--recording", value: "FILE",
          help: "prints what the rules would do at a recording's gestures"),
        .init(name: "--dry-run", help: "prints what would be done, and does nothing"),
        .init(
          name: "--why", value: "RULE",
          help: "explains for each gesture why that rule did not act"),
        .init(
          name: "--app", value: "NAME",
          help: "uses NAME as the active window's application instead of looking"),
        .init(
          name: "--scene", value: "FILE", help: "is a scene of yours in JSON (docs/explain.md)"),
        .init(name: "--quiet", help: "does not print what is done", short: "-q"),
      ] + Self.devices + RecordingArguments.table + [.init(name: "--help", help: "shows this")])
  }

  #if os(Linux)
    private static let devices: [OptionTable.Option] =
      [
        .init(
          name: "--uinput", value: "FILE",
          help: "is where a keyboard is made; /dev/uinput unless given")
      ] + LiveArguments.devices + [LiveArguments.tuio]
  #else
    private static let devices: [OptionTable.Option] = []
  #endif

  func run(
    _ arguments: ParsedArguments, output: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) throws(UsageError) -> Int32 {
    if let path = arguments.values["--import"] {
      guard arguments.values["--rules"] == nil, arguments.operands.isEmpty else {
        throw UsageError("--import FILE stands alone; its output is a file for --rules")
      }
      return importRules(path, output, errors)
    }
    guard let rules = arguments.values["--rules"] else {
      throw UsageError("nothing says what is to be done: --rules FILE")
    }
    guard arguments.operands.count < 2 else { throw UsageError("one device, or all") }
    do {
      let book = try RuleBook(path: rules)
      let scene = try arguments.values["--scene"].map { try SceneFile(path: $0) }
      do throws(RuleError) {
        try book.check(against: book.scene(scene))
      } catch {
        throw RuleProblem(message: "\(rules):\(error)")
      }
      let asked = try pattern(arguments, book)
      let printer = RulePrinter(book, asked: asked) { text in
        if asked == nil, arguments.flags.contains("--quiet") { return }
        output(text)
        // Flushes, so that an action is printed when it happens.
        errors("")
      }
      if arguments.flags.contains("--check") {
        output("\(rules): \(book.rules.count) rules, none of them wrong\n")
      } else if let path = arguments.values["--recording"] {
        guard arguments.operands.isEmpty else {
          throw UsageError("--recording listens to no device")
        }
        let replay = RuleReplay(
          book: book, scene: scene,
          window: Self.window(arguments) ?? .unknown("a recording has none; give --app"),
          options: try RecordingArguments.options(arguments), printer: printer)
        try replay.play(path, errors: errors)
      } else {
        try listen(arguments, book, scene, printer, errors)
      }
      return Command.Exit.success
    } catch let problem as RuleProblem {
      errors("\(problem.message)\n")
    } catch let problem as SceneProblem {
      errors("touchstone act: \(problem.message)\n")
    } catch let error as RecordingError {
      errors("\(error)\n")
    } catch let error as UsageError {
      throw error
    } catch {
      errors("touchstone act: \(error)\n")
    }
    return Command.Exit.unreadable
  }
}

extension Act {
  /// Converts another program's configuration to rules, with a complaint for each entry that has no equivalent.
  private func importRules(
    _ path: String, _ output: (String) -> Void, _ errors: (String) -> Void
  ) -> Int32 {
    let name = path == "-" ? "standard input" : path
    do throws(RuleProblem) {
      let bytes = try RuleProblem.bytes(of: path)
      let imported: ImportedRules
      do throws(RuleError) {
        imported = try ImportedRules(bytes)
      } catch {
        throw RuleProblem(message: "\(name):\(error)")
      }
      for misfit in imported.misfits {
        errors("\(name):\(misfit.place): \(misfit.message)\n".harmless)
      }
      output(imported.yaml)
      return Command.Exit.success
    } catch {
      errors("\(error.message)\n")
      return Command.Exit.unreadable
    }
  }

  /// The pattern of the rules that are asked about; throws if no rule matches, because the name is probably misspelt.
  private func pattern(
    _ arguments: ParsedArguments, _ book: RuleBook
  ) throws(UsageError) -> NamePattern? {
    guard let text = arguments.values["--why"] else { return nil }
    let pattern = NamePattern(text)
    guard !book.rules.contains(where: { pattern.fits($0.name) }) else { return pattern }
    let hint = Spelling.suggestion(for: text, among: book.rules.map(\.name))
    throw UsageError("no rule is called “\(text)”; \(hint)")
  }

  static func window(_ arguments: ParsedArguments) -> ActiveWindow? {
    arguments.values["--app"].map { .named([$0]) }
  }

  #if os(Linux)
    private func listen(
      _ arguments: ParsedArguments, _ book: RuleBook, _ scene: SceneFile?, _ printer: RulePrinter,
      _ errors: @escaping (String) -> Void
    ) throws {
      let live = try LiveArguments(arguments)
      guard arguments.operands.isEmpty || live.place == nil else {
        throw UsageError("--tuio listens to no device")
      }
      let acting = try ActSession(
        book, arguments, pointsPerInch: live.options.pointsPerInch, printer: printer, errors: errors
      )
      let session = LiveSession(
        live, scene: book.scene(scene, pointsPerInch: live.options.pointsPerInch),
        isLasting: true,
        style: .init(isJSON: false, isQuiet: true, namesFiles: false), screen: nil,
        listener: acting, output: { _ in }, errors: errors)
      try session.listen(to: arguments.operands.first, recording: nil, replacing: false)
      try session.run()
    }
  #else
    private func listen(
      _ arguments: ParsedArguments, _ book: RuleBook, _ scene: SceneFile?, _ printer: RulePrinter,
      _ errors: @escaping (String) -> Void
    ) throws {
      throw UsageError("panels are Linux's; --recording FILE plays a recording")
    }
  #endif
}
