import GestureCore

#if os(Linux)
  import EvdevInput
  import Foundation
  import LinuxTouchInput
  import TouchRecordings
  import TouchStories
  import Touchstone

  /// A file to which a panel's input is appended.
  final class LiveRecording {
    /// The number of events it contains, or of frames if its format has no events.
    private(set) var count = 0

    /// Its content in words.
    var summary: String { "\(count) \(isEvents ? "events" : "frames")" }

    private let path: String
    private let output: FileHandle
    private let isEvents: Bool
    private var frames: RecordingWriter?
    private var waiting = ""
    private var problem: (any Error)?

    /// Creates the file with its header, which includes the scene if that matters. The name's
    /// extension determines the format.
    init(
      _ path: String, of source: any LiveSource, meeting scene: SceneFile?, replacing: Bool
    ) throws {
      self.path = path
      isEvents = WritableFormat(named: path) != .touches
      if let scene, SceneNote.line(scene.line).isEmpty {
        throw WriteProblem(
          description: "the scene is too long for a recording's head; leave out --scene here, and"
            + " name it when the recording is read")
      }
      let panel = source as? LivePanel
      guard panel != nil || !isEvents else {
        throw WriteProblem(
          description: "\(path): \(source.place) sends no events of a device; name a file in"
            + " .touches")
      }
      // Opening empties the recording that is there, so every refusal comes before it.
      output = try Self.open(path, replacing: replacing)
      if let panel, isEvents {
        waiting = EvemuWriter.head(panel.device.description, scene: scene?.line)
        panel.onEvent = { [weak self] event in self?.take(event) }
        panel.onDrop = { [weak self] in self?.noteDrop() }
      } else {
        var header = RecordingHeader(deviceName: source.name, sceneSize: source.sceneSize)
        header.scene = scene?.line
        do {
          frames = try RecordingWriter(header, to: output)
        } catch {
          throw Self.problem(path, error)
        }
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
        problem = problem ?? Self.problem(path, error)
      }
    }

    /// The following events restore the state that was lost.
    private func noteDrop() {
      waiting += "# SYN_DROPPED: the kernel dropped events here\n"
    }

    /// Writes everything to the file; throws an error that occurred since the last call.
    func flush() throws {
      if let problem { throw problem }
      guard !waiting.isEmpty else { return }
      if let number = Bytes.write(Array(waiting.utf8), to: output.fileDescriptor) {
        throw WriteProblem(path, number)
      }
      waiting = ""
    }

    /// Does not overwrite an existing file unless `replacing`.
    private static func open(_ path: String, replacing: Bool) throws(WriteProblem) -> FileHandle {
      if path == "-" { return .standardOutput }
      var status = stat()
      let isThere = stat(path, &status) == 0
      let isFile = !isThere || status.st_mode & S_IFMT == S_IFREG
      let kind = isFile ? (replacing ? O_CREAT | O_TRUNC : O_CREAT | O_EXCL) : O_NOCTTY
      let descriptor = Foundation.open(path, O_WRONLY | O_CLOEXEC | kind, 0o666)
      guard descriptor >= 0 else {
        if errno == EEXIST {
          throw WriteProblem(
            description: "\(path): there is a recording already; --force writes over it")
        }
        throw WriteProblem(path, errno)
      }
      return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Converts an error of `FileHandle`.
    private static func problem(_ path: String, _ error: any Error) -> any Error {
      let inner = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      guard let inner, inner.domain == NSPOSIXErrorDomain else {
        return error is CocoaError ? WriteProblem(path, EIO) : error
      }
      return WriteProblem(path, Int32(truncatingIfNeeded: inner.code))
    }
  }
#endif
