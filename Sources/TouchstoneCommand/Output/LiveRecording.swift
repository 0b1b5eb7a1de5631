import GestureCore

#if os(Linux)
  import EvdevInput
  import Foundation
  import LinuxTouchInput
  import TouchRecordings
  import TouchStories
  import Touchstone

  /// A file that grows with what a panel says.
  final class LiveRecording {
    /// How many events it holds, or how many frames where it holds no events.
    private(set) var count = 0

    /// What it holds, in words.
    var summary: String { "\(count) \(isEvents ? "events" : "frames")" }

    private let output: FileHandle
    private let isEvents: Bool
    private var frames: RecordingWriter?
    private var waiting = ""
    private var problem: (any Error)?

    /// Begins the file with its head, which holds the scene, if there is one that matters. Its name
    /// tells the format.
    init(_ path: String, of source: any LiveSource, meeting scene: SceneFile?) throws {
      output = try Self.open(path)
      isEvents = RecordingFormat.writable(named: path) != .touches
      if let scene, SceneNote.line(scene.line).isEmpty {
        throw ConvertOutput.Failure(
          description: "the scene is too long for a recording's head; leave out --scene here, and"
            + " name it when the recording is read")
      }
      if isEvents {
        guard let panel = source as? LivePanel else {
          throw ConvertOutput.Failure(
            description: "\(path): \(source.place) sends no events of a device; name a file in"
              + " .touches")
        }
        waiting = EvemuWriter.head(panel.device.description, scene: scene?.line)
        panel.onEvent = { [weak self] event in self?.take(event) }
        panel.onDrop = { [weak self] in self?.noteDrop() }
      } else {
        var header = RecordingHeader(deviceName: source.name, sceneSize: source.sceneSize)
        header.scene = scene?.line
        frames = try RecordingWriter(header, to: output)
      }
      try flush()
    }

    func take(_ event: EvdevEvent) {
      count += 1
      waiting += EvemuWriter.line(event)
    }

    func take(_ frame: InputFrame) {
      if !isEvents { count += 1 }
      do {
        try frames?.write(frame)
      } catch {
        problem = problem ?? error
      }
    }

    /// What was lost is made up for by the events that follow.
    private func noteDrop() {
      waiting += "# SYN_DROPPED: the kernel dropped events here\n"
    }

    /// Puts everything into the file; throws what went wrong since the last time.
    func flush() throws {
      if let problem { throw problem }
      guard !waiting.isEmpty else { return }
      try output.write(contentsOf: Data(waiting.utf8))
      waiting = ""
    }

    private static func open(_ path: String) throws -> FileHandle {
      if path == "-" { return .standardOutput }
      guard FileManager.default.createFile(atPath: path, contents: nil),
        let file = FileHandle(forWritingAtPath: path)
      else {
        throw ConvertOutput.Failure(
          description: "\(path): cannot be written; is the folder there, and yours?")
      }
      return file
    }
  }
#endif
