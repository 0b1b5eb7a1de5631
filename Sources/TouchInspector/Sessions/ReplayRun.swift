import Foundation
import TouchRecordings
import Touchstone

/// Where a replay is.
struct ReplayRun {
  let source: NamedRecording
  /// The first frame that has not been played.
  var next = 0
  var at = Timestamp.zero
  var isPlaying = false
  var speed = 1.0
  /// The page's stamp of the last step, while it plays.
  var lastStamp: Double?

  init(_ source: NamedRecording) { self.source = source }

  var frames: [InputFrame] { source.recording.frames }
  var duration: Timestamp { frames.last?.time ?? .zero }
  var isAtEnd: Bool { next >= frames.count }

  var message: ServerMessage.Replay {
    ServerMessage.Replay(
      name: source.name, at: at.seconds, duration: duration.seconds, isPlaying: isPlaying,
      speed: speed, frame: next, frameCount: frames.count)
  }
}
