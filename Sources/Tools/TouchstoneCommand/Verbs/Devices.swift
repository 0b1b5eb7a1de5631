#if os(Linux)
  import LinuxTouchInput

  /// `touchstone devices`: lists the touch devices.
  struct Devices: Verb {
    let name = "devices"
    let summary = "Lists the touch devices of this machine."
    let operands = ""

    let details = """
      A device is named to other verbs by its path, its number or a part of its name. Reading one
      takes a permission that desktops do not give; docs/devices.md says how to get it.
      """

    var options: OptionTable {
      OptionTable(options: [LiveArguments.folder, .init(name: "--help", help: "shows this")])
    }

    func run(
      _ arguments: ParsedArguments, output: @escaping (String) -> Void,
      errors: @escaping (String) -> Void
    ) throws(UsageError) -> Int32 {
      guard arguments.operands.isEmpty else {
        throw UsageError("it takes no operand; touchstone live DEVICE listens to one")
      }
      do throws(PanelError) {
        let folder = arguments.values["--folder"].map { PanelFolder($0) } ?? .usual
        let panels = try folder.panels()
        guard !panels.isEmpty else { throw .noPanels(folder: folder.path) }
        for line in panels.flatMap(\.lines) { output(line + "\n") }
        // All problems are alike, so one is enough.
        if let problem = panels.compactMap(\.problem).first { errors("\(problem)\n") }
        return Command.Exit.success
      } catch {
        errors("touchstone devices: \(error)\n")
        return Command.Exit.unreadable
      }
    }
  }
#endif
