import Foundation
import GestureCore
import Touchstone

/// Plays frames to a scene and reports the story while it happens.
package final class Player {
  /// How many deadlines may follow the last frame before something must be going round in circles.
  private static let patience = 10_000

  package let cast: SceneCast
  private let storyteller: Storyteller
  private var leapFiller: LeapFiller?

  /// A player for one recording. `size` is the recording's, in points, for scene files that have
  /// none; `tell` is called for each entry of the story, in order, soon after it happened.
  package init(
    _ file: SceneFile, size: CGSize, tell: @escaping @MainActor (StoryEntry) -> Void
  ) {
    cast = SceneCast(file, size: size)
    storyteller = Storyteller(cast, tell: tell)
    leapFiller = file.longestStep.map { LeapFiller(longestStep: $0) }
    cast.scene.touchSystem.traceReader = storyteller
  }

  /// Keeps what happens from now on, so that it can be asked why.
  package func remember() {
    cast.scene.touchSystem.traceBuffer = TraceBuffer(capacity: WhyQuestion.memory)
  }

  /// Reports to a follower what gestures have come to, at each event that changes them.
  package func follow(_ follow: @escaping @MainActor (GestureMoment) -> Void) {
    storyteller.follow = follow
  }

  /// For how long after a frame the next one may still change what happens between them (seconds): that
  /// is how long live deadlines must wait to be decided as a recording's are.
  package var lookahead: TimeInterval { leapFiller == nil ? 0 : LeapFiller.longestGap }

  package func play(_ frame: InputFrame) {
    if let frames = leapFiller?.frames(before: frame) {
      for frame in frames { cast.scene.touchSystem.receive(frame) }
    }
    storyteller.notePens(in: frame)
    cast.scene.touchSystem.receive(frame)
  }

  /// Ends the story at the last frame, with what has been decided by then.
  package func stop() { storyteller.stop() }

  /// Lets pass the time that all recognizers need to come to a decision, and ends the story.
  package func finish() {
    let system = cast.scene.touchSystem
    var patience = Self.patience
    while let deadline = system.nextDeadline, patience > 0 {
      system.advance(to: deadline)
      patience -= 1
    }
    storyteller.finish()
  }
}
