#if os(Linux)
  import EvdevInput
  import Foundation
  import LinuxTouchInput
  import LiveTouches
  import TouchRecordings
  import TouchStories
  import Touchstone

  /// `touchstone record`: records a panel's events as they happen.
  struct Record: Verb {
    let name = "record"
    let summary = "Records a touch device, event by event."
    let operands = "[DEVICE]"
    let writesData = true

    let details = """
      FILE is evemu's text with the device's description, what the panel said and nothing else: give
      --rotate, --calibration and --size to its reader. If its name ends in .touches it is
      Touchstone's own format, with places on the scene. Every event is in the file at once, so that
      a recording that is cut short is whole up to there. Ends with Control-C, or when the device
      is unplugged.
      """

    var options: OptionTable {
      OptionTable(
        options: [
          .init(name: "-o", value: "FILE", help: "is the file to write; - writes it out"),
          .init(name: "--force", help: "writes over a recording that is there"),
          .init(
            name: "--scene", value: "FILE",
            help: "is the scene that the fingers meet, which the recording then brings along"),
        ] + LiveArguments.table + [.init(name: "--help", help: "shows this")])
    }

    func run(
      _ arguments: ParsedArguments, output: @escaping (String) -> Void,
      errors: @escaping (String) -> Void
    ) throws(UsageError) -> Int32 {
      guard arguments.operands.count < 2 else { throw UsageError("a file holds one device") }
      guard let path = arguments.values["-o"] else {
        throw UsageError("nothing says where the recording goes: -o FILE")
      }
      let live = try LiveArguments(arguments)
      do {
        let device = try live.open(word: arguments.operands.first)
        let panel = LivePanel(device, mapping: live.mapping(device.description, errors: errors))
        let scene = try arguments.values["--scene"].map { try SceneFile(path: $0) }
        let file = try LiveRecording(
          path, of: panel, meeting: scene, replacing: arguments.flags.contains("--force"))
        errors("records \(device.path) (\(device.description.name)); Control-C ends it\n")
        try record(panel, to: file)
        errors("\(file.summary), \(panel.dropCount) times lost some\n")
        return Command.Exit.success
      } catch let problem as SceneProblem {
        errors("touchstone record: \(problem.message)\n")
        return Command.Exit.unreadable
      } catch let problem as WriteProblem where problem.isClosedPipe {
        return Command.Exit.success
      } catch {
        errors("touchstone record: \(error)\n")
        return Command.Exit.unreadable
      }
    }

    private func record(_ panel: LivePanel, to file: LiveRecording) throws {
      let interruption = Interruption()
      let touches = LiveTouches()
      var isOver = false
      touches.watch(interruption.descriptor) { isOver = true }
      // An empty scene, because only the file gets the frames.
      let scene = UIWindowScene(screen: UIScreen(bounds: CGRect(origin: .zero, size: .zero)))
      touches.add(panel, to: scene.touchSystem) { file.take($0) }
      while !isOver, touches.isListening {
        touches.step()
        try file.flush()
      }
      for frame in panel.stop(at: touches.now) { file.take(frame) }
      try file.flush()
    }
  }
#endif
