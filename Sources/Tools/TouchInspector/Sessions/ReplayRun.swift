import Foundation
import GestureCore
import TouchRecordings
import Touchstone

/// The state of a replay.
struct ReplayRun {
  let source: NamedRecording
  /// Index of the first frame that has not been played.
  var next = 0
  /// Number of the scene's edits that were applied or skipped.
  var madeEdits = 0
  var at = Timestamp.zero
  var isPlaying = false
  var speed = 1.0
  /// The time that a page requested, while reaching it takes several time slices.
  var goal: Goal?
  /// The page's time stamp at the last step of a running replay.
  var lastStamp: Double?

  enum Goal {
    case time(Timestamp)
    /// The number of frames, and the time after them.
    case frame(Int, until: Timestamp?)
  }

  init(_ source: NamedRecording) { self.source = source }

  /// The size of the recording's scene; adjusted if no stage can have it.
  var sceneSize: CGSize {
    let size = source.header.sceneSize
    let sides = 1.0...20_000
    return sides.contains(size.width) && sides.contains(size.height)
      ? size : CGSize(width: 390, height: 600)
  }

  /// Whether an edit is applied before the next frame. Changes after the last frame are applied at the end.
  func isDue(_ edit: SceneEdit) -> Bool { edit.frame <= next || next == frames.count }

  var frames: KeptFrames { source.frames }
  var duration: Timestamp { frames.isEmpty ? .zero : frames.time(of: frames.count - 1) }
  var isAtEnd: Bool { next >= frames.count }

  var message: ServerMessage.Replay {
    ServerMessage.Replay(
      // Time continues for a while after the last frame, but the page shows the recording's own duration.
      name: source.name, at: min(at, duration).seconds, duration: duration.seconds,
      isPlaying: isPlaying,
      speed: speed, frame: next, frameCount: frames.count)
  }
}
