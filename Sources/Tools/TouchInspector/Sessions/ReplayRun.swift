import Foundation
import GestureCore
import TouchRecordings
import Touchstone

/// Where a replay is.
struct ReplayRun {
  let source: NamedRecording
  /// The first frame that has not been played.
  var next = 0
  /// How many of the scene's edits have been made again, or passed over.
  var madeEdits = 0
  var at = Timestamp.zero
  var isPlaying = false
  var speed = 1.0
  /// The moment that a page asked for, while there are too many frames to play them at once.
  var goal: Goal?
  /// The page's stamp of the last step, while it plays.
  var lastStamp: Double?

  enum Goal {
    case time(Timestamp)
    /// How many frames, and the moment behind them.
    case frame(Int, until: Timestamp?)
  }

  init(_ source: NamedRecording) { self.source = source }

  /// The size of the recording's scene, if a stage can have it.
  var sceneSize: CGSize {
    let size = source.header.sceneSize
    let sides = 1.0...20_000
    return sides.contains(size.width) && sides.contains(size.height)
      ? size : CGSize(width: 390, height: 600)
  }

  /// Whether an edit is made before the next frame; what was changed after the last one is made at the end.
  func isDue(_ edit: SceneEdit) -> Bool { edit.frame <= next || next == frames.count }

  var frames: KeptFrames { source.frames }
  var duration: Timestamp { frames.isEmpty ? .zero : frames.time(of: frames.count - 1) }
  var isAtEnd: Bool { next >= frames.count }

  var message: ServerMessage.Replay {
    ServerMessage.Replay(
      // Time goes on for a while after the last frame, but a recording is as long as it is.
      name: source.name, at: min(at, duration).seconds, duration: duration.seconds,
      isPlaying: isPlaying,
      speed: speed, frame: next, frameCount: frames.count)
  }
}
