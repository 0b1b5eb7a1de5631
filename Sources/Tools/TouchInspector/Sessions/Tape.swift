import Foundation
import GestureCore
import TouchRecordings
import Touchstone

/// What came in since the beginning of a scene: always, so that the last gesture can be tried with
/// something changed, and for longer while a page records.
struct Tape {
  /// Bytes of it while no page records: a minute or two of a few fingers.
  static let roomForLooking = 4 << 20

  private(set) var frames: KeptFrames

  /// - Parameter room: bytes that it may take.
  init(room: Int = KeptFrames.mostOfServer) { frames = KeptFrames(room: room) }

  /// What comes after that is left out, and reported.
  var isFull: Bool { frames.limit != nil }

  mutating func add(_ frame: InputFrame) {
    if !isFull { frames.add(frame) }
  }

  /// What was changed while there was room.
  func edits(of list: EditList) -> [SceneEdit] {
    list.edits.filter { !isFull || $0.frame < frames.count }
  }

  /// The recording; its device's name is the example, so that a replay finds the same scene.
  func recording(of stage: StagedScene, named name: String, with list: EditList) -> NamedRecording {
    let device = "playground \(stage.example?.id ?? "")"
    let header = RecordingHeader(deviceName: device, sceneSize: stage.size)
    return NamedRecording(name: name, header: header, frames: frames, edits: edits(of: list))
  }
}
