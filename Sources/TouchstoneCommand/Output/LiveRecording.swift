#if os(Linux)
  import EvdevInput
  import Foundation
  import LinuxTouchInput
  import TouchRecordings
  import Touchstone

  /// A file that grows with what a panel says.
  final class LiveRecording {
    /// How many events it holds.
    private(set) var count = 0

    private let output: FileHandle
    private let isEvents: Bool
    private var frames: RecordingWriter?
    private var waiting = ""
    private var problem: (any Error)?

    /// Begins the file with its head. Its name tells the format.
    init(_ path: String, of panel: LivePanel) throws {
      output = try Self.open(path)
      isEvents = RecordingFormat.writable(named: path) != .touches
      let description = panel.device.description
      if isEvents {
        waiting = EvemuWriter.head(description)
      } else {
        let header = RecordingHeader(
          deviceName: description.name, sceneSize: panel.mapping.size)
        frames = try RecordingWriter(header, to: output)
      }
      panel.onEvent = { [weak self] event in self?.take(event) }
      panel.onDrop = { [weak self] in self?.noteDrop() }
      try flush()
    }

    func take(_ event: EvdevEvent) {
      count += 1
      if isEvents { waiting += EvemuWriter.line(event) }
    }

    func take(_ frame: InputFrame) {
      do {
        try frames?.write(frame)
      } catch {
        problem = problem ?? error
      }
    }

    /// What was lost is made up for by the events that follow.
    private func noteDrop() {
      if isEvents { waiting += "# SYN_DROPPED: the kernel dropped events here\n" }
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
