import Foundation
import TouchRecordings
import Touchstone

/// What a session records, from the beginning of a scene.
struct Tape {
  private(set) var frames: KeptFrames
  private(set) var edits: [SceneEdit] = []
  private var hasTooManyEdits = false

  /// - Parameter room: bytes that it may take.
  init(room: Int = KeptFrames.mostOfServer) { frames = KeptFrames(room: room) }

  /// What comes after that is left out, and told.
  var isFull: Bool { frames.limit != nil || hasTooManyEdits }

  mutating func add(_ frame: InputFrame) {
    if !isFull { frames.add(frame) }
  }

  mutating func add(_ change: SceneEdit.Change, _ words: String) {
    guard !isFull, edits.count < SceneEdit.most else {
      hasTooManyEdits = true
      return
    }
    edits.append(SceneEdit(frame: frames.count, words: words, change: change))
  }

  /// The recording; its device's name tells the example, so that a replay finds the same scene.
  func recording(of stage: StagedScene, named name: String) -> NamedRecording {
    let device = "playground \(stage.example?.id ?? "")"
    let header = RecordingHeader(deviceName: device, sceneSize: stage.size)
    return NamedRecording(name: name, header: header, frames: frames, edits: edits)
  }
}
