#if os(Linux)
  import Foundation
  import LinuxTouchInput
  import LiveTouches
  import TouchStories

  /// `touchstone live`: prints the story of real fingers while they move.
  struct Live: Verb {
    let name = "live"
    let summary = "Prints the story of real fingers as it happens."
    let operands = "[DEVICE]"
    // The picture contains escape sequences; its texts and the lines are escaped one by one.
    let writesData = true

    let details = """
      DEVICE is a path, a number or a part of a name, as touchstone devices lists them; without it
      all touchscreens are listened to, or all touch devices if there is no screen. A device that
      is unplugged is listened to again when it comes back. On a terminal there is a picture of the
      panel; in a pipe there are lines. With --device FILE, DEVICE is a pipe or - that brings the
      bytes of a device elsewhere. Ends with Control-C.
      """

    var options: OptionTable {
      OptionTable(
        options: [
          .init(name: "--quiet", help: "prints the gestures alone", short: "-q"),
          .init(name: "--json", help: "writes a JSON object a line (docs/story-json.md)"),
          .init(
            name: "--scene", value: "FILE", help: "is a scene of yours in JSON (docs/explain.md)"),
          .init(
            name: "-o", value: "FILE",
            help: "records the device meanwhile, as touchstone record does"),
          .init(name: "--force", help: "writes over a recording that is there"),
          .init(
            name: "--latency", help: "prints at the end how long it took from input to action"),
          .init(name: "--lines", help: "writes lines on a terminal too"),
          .init(name: "--once", help: "ends when the device is unplugged, as with -o"),
          LiveArguments.tuio,
        ] + LiveArguments.table + [.init(name: "--help", help: "shows this")])
    }

    func run(
      _ arguments: ParsedArguments, output: @escaping (String) -> Void,
      errors: @escaping (String) -> Void
    ) throws(UsageError) -> Int32 {
      guard arguments.operands.count < 2 else { throw UsageError("one device, or all") }
      guard arguments.operands.isEmpty || arguments.values["--tuio"] == nil else {
        throw UsageError("--tuio listens to no device")
      }
      let live = try LiveArguments(arguments)
      let flags = arguments.flags
      do {
        let scene = try arguments.values["--scene"].map { try SceneFile(path: $0) }
        let isPicture =
          isatty(STDOUT_FILENO) == 1 && flags.isDisjoint(with: ["--lines", "--json", "--quiet"])
        let session = LiveSession(
          live, scene: scene, isLasting: !flags.contains("--once") && arguments.values["-o"] == nil,
          style: .init(
            isJSON: flags.contains("--json"), isQuiet: flags.contains("--quiet"),
            namesFiles: flags.contains("--json")),
          screen: isPicture ? TerminalScreen(output) : nil,
          output: { text in
            output(text.harmless)
            // Flushes, because a program that reads the pipe wants each line when it happens.
            errors("")
          }, errors: errors)
        try session.listen(
          to: arguments.operands.first, recording: arguments.values["-o"],
          replacing: flags.contains("--force"))
        try session.run()
        if flags.contains("--latency") { errors(session.latency.line + "\n") }
        return Command.Exit.success
      } catch let problem as SceneProblem {
        errors("touchstone live: \(problem.message)\n")
      } catch {
        errors("touchstone live: \(error)\n")
      }
      return Command.Exit.unreadable
    }
  }
#endif
