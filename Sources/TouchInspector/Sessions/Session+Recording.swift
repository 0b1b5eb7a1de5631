import Foundation
import InspectorNetwork
import TouchRecordings
import Touchstone

/// Recording, downloading and "this as a test".
extension Session {
  /// Recording starts the scene anew, so that a replay finds it as it was.
  func record(_ isOn: Bool) {
    defer { tellAll(recordingState) }
    if isOn {
      closeReplay()
      restart()
      tape = Tape(room: room())
      // Numbers that had been changed before are, too.
      let changed = TuningTable.changes(from: stage.usualTuning, to: stage.system.tuning)
      for change in changed { tape?.add(change, stage.words(for: change)) }
    } else if let tape {
      let name = "\(stage.example?.id ?? "recording").touches"
      finished = tape.recording(of: stage, named: name)
      self.tape = nil
      guard tape.isFull else { return }
      for viewer in viewers {
        complain(
          viewer.client, "The recording is full: it ends after frame \(tape.frames.count).",
          of: "record")
      }
    }
  }

  var recordingState: ServerMessage.Record {
    ServerMessage.Record(on: tape != nil, isThere: finished != nil)
  }

  /// Ends a recording before another scene comes, of which it knows nothing.
  func endRecording() {
    if tape != nil { record(false) }
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

  func tellCode(_ ask: Int, to client: ClientID) {
    let source = replay?.source ?? finished
    tell(
      client,
      ServerMessage.Text(
        type: "code", ask: ask, text: source.map { TestCode.code(of: $0) }))
  }
}
