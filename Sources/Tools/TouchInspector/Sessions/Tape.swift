import Foundation
import GestureCore
import TouchRecordings
import Touchstone

/// The input since a scene's start. It is always recorded, so that the last gesture can be tried
/// with changes, and with a higher limit while a page records.
struct Tape {
  /// Memory limit in bytes while no page records: one or two minutes of a few fingers.
  static let roomForLooking = 4 << 20

  private(set) var frames: KeptFrames

  /// - Parameter room: memory limit in bytes.
  init(room: Int = KeptFrames.mostOfServer) { frames = KeptFrames(room: room) }

  /// Whether the limit is reached: later input is left out and reported.
  var isFull: Bool { frames.limit != nil }

  mutating func add(_ frame: InputFrame) {
    if !isFull { frames.add(frame) }
  }

  /// The changes made before the limit was reached.
  func edits(of list: EditList) -> [SceneEdit] {
    list.edits.filter { !isFull || $0.frame < frames.count }
  }

  /// The recording. Its device name is the example's, so that a replay finds the same scene.
  func recording(of stage: StagedScene, named name: String, with list: EditList) -> NamedRecording {
    let device = "playground \(stage.example?.id ?? "")"
    let header = RecordingHeader(deviceName: device, sceneSize: stage.size)
    return NamedRecording(name: name, header: header, frames: frames, edits: edits(of: list))
  }
}
