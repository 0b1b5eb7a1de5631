import Foundation
import TouchRecordings
import Touchstone

/// What a session records, from the beginning of a scene.
struct Tape {
  /// Minutes of input of many fingers; what comes after that is left out, and told.
  private static let mostFrames = 400_000
  /// What a finger or a key did at a moment takes a few hundred bytes.
  private static let mostChanges = 300_000

  private(set) var frames: [InputFrame] = []
  private var changes = 0
  private(set) var edits: [SceneEdit] = []
  private(set) var isFull = false

  mutating func add(_ frame: InputFrame) {
    guard !isFull, frames.count < Self.mostFrames, changes < Self.mostChanges else {
      isFull = true
      return
    }
    frames.append(frame)
    changes += frame.contacts.reduce(frame.presses.count) { $0 + 1 + $1.earlierSamples.count }
  }

  mutating func add(_ change: SceneEdit.Change, _ words: String) {
    guard !isFull, edits.count < SceneEdit.most else {
      isFull = true
      return
    }
    edits.append(SceneEdit(frame: frames.count, words: words, change: change))
  }

  /// The recording; its device's name tells the example, so that a replay finds the same scene.
  func recording(of stage: StagedScene) -> Recording {
    let name = "playground \(stage.example?.id ?? "")"
    return Recording(
      header: RecordingHeader(deviceName: name, sceneSize: stage.size), frames: frames)
  }
}

/// A recording, and what its file is called.
package struct NamedRecording {
  package var name: String
  package var recording: Recording
  /// What was changed on the page meanwhile, in order.
  var edits: [SceneEdit] = []

  /// Its text in Touchstone's own format.
  func text() throws(UnwritableFrame) -> String {
    try recording.text() + SceneEdit.text(of: edits)
  }

  /// The example that it was made with.
  var example: String? {
    let prefix = "playground "
    let device = recording.header.deviceName
    return device.hasPrefix(prefix) ? String(device.dropFirst(prefix.count)) : nil
  }
}
