import Foundation
import TouchRecordings
import Touchstone

/// What a session records, from the beginning of a scene.
struct Tape {
  /// Minutes of input of many fingers; what comes after that is left out, and told.
  private static let mostFrames = 400_000

  private(set) var frames: [InputFrame] = []
  private(set) var isFull = false

  mutating func add(_ frame: InputFrame) {
    guard frames.count < Self.mostFrames else {
      isFull = true
      return
    }
    frames.append(frame)
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

  /// The example that it was made with.
  var example: String? {
    let prefix = "playground "
    let device = recording.header.deviceName
    return device.hasPrefix(prefix) ? String(device.dropFirst(prefix.count)) : nil
  }
}
