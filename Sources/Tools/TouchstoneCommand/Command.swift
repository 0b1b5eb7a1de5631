import TouchStories

/// The command `touchstone`: finds the verb and runs it.
package struct Command {
  static let version = "0.1.0"

  /// Exit codes, common to all verbs.
  enum Exit {
    static let success: Int32 = 0
    /// Input could not be read or contained nothing readable, or output could not be written.
    static let unreadable: Int32 = 1
    static let usage: Int32 = 2
    /// Problems were found (`advise --strict`).
    static let found: Int32 = 3
  }

  let verbs: [any Verb] = recordings + pixels + panels + playground

  private static let recordings: [any Verb] = [
    Explain(), Plot(), Advise(), Convert(), Info(), Replay(), Strokes(), PortSources(), Act(),
  ]

  #if os(Linux)
    private static let panels: [any Verb] = [Devices(), Live(), Record()]
  #else
    private static let panels: [any Verb] = []
  #endif

  #if PIXELS
    private static let pixels: [any Verb] = [Render()]
  #else
    private static let pixels: [any Verb] = []
  #endif

  #if PLAYGROUND
    private static let playground: [any Verb] = [Serve()]
  #else
    private static let playground: [any Verb] = []
  #endif

  /// Whether the output goes to a terminal.
  private let isForTerminal: Bool

  private let progress: ProgressLine?

  package init(isForTerminal: Bool = false) { self.init(isForTerminal: isForTerminal, nil) }

  init(isForTerminal: Bool, _ progress: ProgressLine?) {
    self.isForTerminal = isForTerminal
    self.progress = progress
  }

  /// Runs the verb that the arguments (without the command's own name) select, and returns the exit
  /// code.
  package func run(
    arguments: [String], output: @escaping (String) -> Void, errors: @escaping (String) -> Void
  ) -> Int32 {
    guard let first = arguments.first else {
      errors(help)
      return Exit.usage
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "--help", "-h": output(help)
    case "--version": output("touchstone \(Self.version) (\(BuildStamp.text))\n")
    case "help":
      guard let name = rest.first else {
        output(help)
        break
      }
      do throws(UsageError) {
        if let topic = try HelpTopic.text(rest, verbs) {
          output(topic)
          break
        }
      } catch {
        errors("touchstone help: \(error.message)\n")
        return Exit.usage
      }
      guard let verb = verbs.first(where: { $0.name == name }) else { return unknown(name, errors) }
      output(verb.help)
    default:
      guard let verb = verbs.first(where: { $0.name == first }) else {
        return unknown(first, errors)
      }
      return run(verb, rest, output, errors)
    }
    return Exit.success
  }

  private func run(
    _ verb: any Verb, _ arguments: [String], _ output: @escaping (String) -> Void,
    _ errors: @escaping (String) -> Void
  ) -> Int32 {
    let progress = progress
    let errors = { (text: String) in
      progress?.clear()
      errors(text.harmlessLines())
    }
    // The progress line must be cleared only if the output goes to the same terminal.
    let isBeside = isForTerminal && progress != nil
    let shown = { (text: String) in
      if isBeside, !text.isEmpty { progress?.clear() }
      output(text)
    }
    let output = verb.writesData ? shown : { shown($0.harmless) }
    defer { progress?.clear() }
    do throws(UsageError) {
      var parsed = try verb.options.read(arguments)
      parsed.isForTerminal = isForTerminal
      if !parsed.flags.contains("--no-progress") { parsed.progress = progress }
      if parsed.flags.contains("--help") {
        output(verb.help)
        return Exit.success
      }
      return try verb.run(parsed, output: output, errors: errors)
    } catch {
      errors("touchstone \(verb.name): \(error.message)\n")
      errors("touchstone \(verb.name) --help lists its options\n")
      return Exit.usage
    }
  }

  private func unknown(_ name: String, _ errors: (String) -> Void) -> Int32 {
    #if !PIXELS
      if name == "render" {
        errors(
          "touchstone: “render” needs TouchstonePixels, without which this command was built; the binary "
            + "that needs no library and the Python package are built so, the Debian package has it\n"
        )
        return Exit.usage
      }
    #endif
    let isOption = name.hasPrefix("-")
    let known = isOption ? ["--help", "--version"] : verbs.map(\.name)
    let hint = Spelling.suggestion(for: name, among: known)
    let kind = isOption ? "option" : "verb"
    errors("touchstone: unknown \(kind) “\(name.harmlessName())”; \(hint)\n")
    return Exit.usage
  }

  private var help: String {
    let width = (verbs.map(\.name.count).max() ?? 0) + 2
    let lines = verbs.map { verb in
      "  " + verb.name + String(repeating: " ", count: width - verb.name.count) + verb.summary
    }
    return """
      usage: touchstone VERB [OPTIONS] [FILE…]

      Runs recordings of fingers through UIKit's touch and gesture system.

      \(lines.joined(separator: "\n"))

      touchstone VERB --help says more about a verb; touchstone --version prints the version.
      \(HelpTopic.advertisement)
      Exit codes: 0 done, 1 input could not be read or output not written, 2 wrong usage,
      3 problems found (advise --strict).

      """
  }
}
