import Foundation
import GestureCore
import Touchstone

/// Plays frames to a scene and reports the story as it happens.
package final class Player {
  /// The most deadlines after the last frame; more indicate an endless cycle.
  private static let patience = 10_000

  package let cast: SceneCast
  private let storyteller: Storyteller
  private var leapFiller: LeapFiller?

  /// Creates a player for one recording. `size` is the recording's size in points, for scene files without one; `tell` is
  /// called for each story entry, in order, soon after it happened.
  package init(
    _ file: SceneFile, size: CGSize, tell: @escaping @MainActor (StoryEntry) -> Void
  ) {
    cast = SceneCast(file, size: size)
    storyteller = Storyteller(cast, tell: tell)
    leapFiller = file.longestStep.map { LeapFiller(longestStep: $0) }
    cast.scene.touchSystem.traceReader = storyteller
  }

  /// Stores the trace from now on, for "why" questions.
  package func remember() {
    cast.scene.touchSystem.traceBuffer = TraceBuffer(capacity: WhyQuestion.memory)
  }

  /// Reports the signs of a session that are found, each as soon as it is certain.
  package func find(_ limits: SignLimits, _ report: @escaping @MainActor (SessionSign) -> Void) {
    let cast = cast
    storyteller.find(SignFinder(limits, reach: { cast.reach(of: $0) }, report: report))
    guard limits.findsDeadTaps else { return }
    cast.onControlAction { [weak storyteller, weak cast] in
      guard let cast else { return }
      storyteller?.noteControl(at: cast.scene.touchSystem.now)
    }
  }

  /// Reports gestures to a follower at each event that changes them.
  package func follow(_ follow: @escaping @MainActor (GestureMoment) -> Void) {
    storyteller.follow = follow
  }

  /// Seconds after a frame during which the next one may still affect the time in between: live deadlines must be delayed by
  /// this to be decided as in a recording.
  package var lookahead: TimeInterval { leapFiller == nil ? 0 : LeapFiller.longestGap }

  package func play(_ frame: InputFrame) {
    guard frame.contacts.count > 1, frame.contacts.contains(where: { $0.phase == .began }),
      let parts = frame.splitLifts(leaving: downCount(after: frame))
    else { return playWhole(frame) }
    playWhole(parts.lifts)
    playWhole(parts.landings)
  }

  private func downCount(after frame: InputFrame) -> Int {
    let before = cast.scene.touchSystem.engine.touches.count {
      $0.phase != .ended && $0.phase != .cancelled
    }
    return frame.contacts.reduce(into: before) { count, contact in
      switch contact.phase {
      case .began: count += 1
      case .ended, .cancelled: count -= 1
      case .moved: break
      }
    }
  }

  private func playWhole(_ frame: InputFrame) {
    if let frames = leapFiller?.frames(before: frame), !frames.isEmpty {
      // Live, the inserted frames and the deadlines between them come no earlier than the sample.
      storyteller.sampleTime = frame.time
      for between in frames { cast.scene.touchSystem.receive(between) }
      storyteller.sampleTime = nil
    }
    storyteller.storeKinds(of: frame)
    cast.scene.touchSystem.receive(frame)
  }

  /// Ends the story at the last frame, with the decisions made by then.
  package func stop() { storyteller.stop() }

  /// Advances time until all recognizers have decided, and ends the story.
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
