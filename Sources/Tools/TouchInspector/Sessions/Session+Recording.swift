import Foundation
import InspectorNetwork
import TouchRecordings
import Touchstone

/// Recording, downloading and "this as a test".
extension Session {
  /// Recording starts the scene anew, so that a replay finds it as it was: with what had been changed of
  /// it before.
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

  /// Ends a recording before another scene comes, of which it knows nothing.
  func endRecording() {
    if isRecording { record(false) }
  }

  /// Takes back a recording that a page has kept while the server was gone.
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

  func tellRecording(_ ask: Int, to client: ClientID) {
    guard let finished else {
      return tell(client, ServerMessage.Text(type: "recording", ask: ask))
    }
    do {
      let text = try finished.text()
      tell(
        client,
        ServerMessage.Text(type: "recording", ask: ask, name: finished.name, text: text))
    } catch {
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
    // A page that asks again does not wait for the answer to what was asked before.
    viewer.trial?.cancel()
    viewer.trial = nil
    func finish(_ file: TestFile, for client: ClientID) {
      tell(
        client,
        ServerMessage.Test(
          ask: ask, text: file.text, checks: file.checks, companion: file.companion,
          differences: file.differences))
    }
    // A gesture is over at once; longer ones give way to other pages now and then.
    if source.frames.count <= Trial.mostFramesAtOnce, let file = draft.play(atOnce: true) {
      return finish(file, for: client)
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
      finish(file, for: viewer.client)
      viewer.trial = nil
      return true
    }
  }
}
