import Foundation
import InspectorNetwork
import TouchRecordings
import Touchstone

/// Recording, downloading and "this as a test".
extension Session {
  /// Starts or stops a recording. Starting rebuilds the scene with its changes, so that a replay begins with the same scene.
  func record(_ isOn: Bool) {
    defer { tellAll(recordingState) }
    if isOn {
      closeReplay()
      restart()
      edits.moveToStart()
      tape = Tape(room: room())
      isRecording = true
    } else if isRecording {
      let name = "\(stage.example?.id ?? "recording").touches"
      finished = tape.recording(of: stage, named: name, with: edits)
      isRecording = false
      guard tape.isFull else { return }
      for viewer in viewers {
        complain(
          viewer.client, "The recording is full: it ends after frame \(tape.frames.count).",
          of: "record")
      }
    }
  }

  var recordingState: ServerMessage.Record {
    ServerMessage.Record(on: isRecording, isThere: finished != nil)
  }

  /// Ends a recording before another scene is shown, because a recording belongs to one scene.
  func endRecording() {
    if isRecording { record(false) }
  }

  /// Restores a recording that a page has stored while the server was down.
  func keepRecording(_ bytes: Data, named name: String, for viewer: Viewer) {
    guard finished == nil else { return }
    do throws(RecordingError) {
      let short = String(name.unicodeScalars.suffix(80))
      finished = try NamedRecording.reading(
        RecordingReader(bytes: Array(bytes), named: short), named: short, of: bytes, room: room())
      tellAll(recordingState)
    } catch {
      complain(viewer.client, error.complaint.forPage(), of: "keep")
    }
  }

  /// Recordings with more frames are written off the main actor.
  private static let mostFramesWrittenAtOnce = 1000

  func tellRecording(_ ask: Int, to viewer: Viewer) {
    guard let finished else {
      return tell(viewer.client, ServerMessage.Text(type: "recording", ask: ask))
    }
    if finished.frames.count <= Self.mostFramesWrittenAtOnce {
      return tell(Self.message(with: finished, ask), ask, to: viewer.client)
    }
    files.run {
      Self.message(with: finished, ask)
    } then: { [weak self, weak viewer] message in
      if let self, let viewer { tell(message, ask, to: viewer.client) }
    }
  }

  nonisolated private static func message(
    with recording: NamedRecording, _ ask: Int
  ) -> Result<[UInt8], UnwritableFrame> {
    Result { () throws(UnwritableFrame) in
      ServerMessage.encodeAny(
        ServerMessage.Text(
          type: "recording", ask: ask, name: recording.name, text: try recording.text()))
    }
  }

  private func tell(
    _ message: Result<[UInt8], UnwritableFrame>, _ ask: Int, to client: ClientID
  ) {
    switch message {
    case .success(let bytes): tell(client, encoded: bytes)
    case .failure(let error):
      tell(client, ServerMessage.Text(type: "recording", ask: ask))
      complain(client, "The recording cannot be written: \(error).", of: "recording")
    }
  }

  func tellCode(_ ask: Int, choosing checks: [String]?, to viewer: Viewer) {
    let client = viewer.client
    guard var source = replay?.source ?? finished else {
      return tell(client, ServerMessage.Text(type: "code", ask: ask))
    }
    if replay != nil { source.edits = edits.edits }
    let example = source.example.flatMap { id in gallery.first { $0.id == id } } ?? stage.example
    let draft = TestFile.Draft(source, on: example, choosing: checks.map(Set.init))
    // A new request cancels the previous one.
    viewer.trial?.cancel()
    viewer.trial = nil
    func message(_ file: TestFile, _ text: String) -> ServerMessage.Test {
      ServerMessage.Test(
        ask: ask, text: text, checks: file.checks, companion: file.companion,
        differences: file.differences)
    }
    // A gesture is processed immediately; longer recordings are processed in time slices.
    if source.frames.count <= Trial.mostFramesAtOnce, let file = draft.play(atOnce: true) {
      return tell(client, message(file, file.text))
    }
    var nextReport = 10
    viewer.trial = aside.begin { [weak self, weak viewer] in
      guard let self, let viewer else { return true }
      guard let file = draft.play() else {
        let percent = draft.percent
        if percent >= nextReport {
          tell(viewer.client, ServerMessage.Progress(of: "code", percent: percent))
          nextReport = percent + 10
        }
        return false
      }
      viewer.trial = nil
      files.run {
        file.text
      } then: { [weak self, weak viewer] text in
        if let self, let viewer { tell(viewer.client, message(file, text)) }
      }
      return true
    }
  }
}
