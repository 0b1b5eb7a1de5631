import Foundation
import InspectorNetwork
import TouchRecordings
import Touchstone

/// Tries a cure with the last fingers.
extension Session {
  /// - Parameter fingers: lines of a recording to use instead of the last fingers.
  func tellTrial(
    _ changes: [SceneEdit.Change], with fingers: [String]? = nil, _ ask: Int, to viewer: Viewer
  ) {
    let trial: Trial
    do throws(Refusal) {
      trial = try makeTrial(fingers)
    } catch {
      var answer = ServerMessage.Trial(ask: ask)
      answer.text = error.text
      return tell(viewer.client, answer)
    }
    // A new request cancels the previous one.
    viewer.trial?.cancel()
    viewer.trial = nil
    let before = TrialCourse(trial)
    let after = TrialCourse(trial, with: changes)
    // A gesture is processed immediately; longer recordings are processed in time slices.
    if trial.frames.count <= Trial.mostFramesAtOnce, let one = before.play(atOnce: true),
      let other = after.play(atOnce: true)
    {
      return tell(viewer.client, trial.answer(one, other, to: ask))
    }
    var (one, other): (Trial.Run?, Trial.Run?)
    viewer.trial = aside.begin { [weak self, weak viewer] in
      guard let self, let viewer else { return true }
      guard let one else {
        one = before.play()
        return false
      }
      guard let other else {
        other = after.play()
        return false
      }
      tell(viewer.client, trial.answer(one, other, to: ask))
      viewer.trial = nil
      return true
    }
  }

  /// Uses the fingers of the recording being replayed, or else those since the scene's start.
  private func makeTrial(_ fingers: [String]?) throws(Refusal) -> Trial {
    guard let example = stage.template else { throw Refusal(text: Self.appsOwn) }
    if let fingers {
      do throws(RecordingError) {
        return Trial(
          example: example, size: stage.size, frames: try recording(of: fingers).frames,
          edits: edits.atStart)
      } catch {
        throw Refusal(text: error.complaint.forPage())
      }
    }
    if let reason = reasonAgainstTrial { throw Refusal(text: reason) }
    return Trial(
      example: example, size: stage.size, frames: replay?.frames ?? tape.frames,
      edits: edits.edits)
  }

  /// Why no trial is possible.
  private struct Refusal: Error {
    var text: String
  }

  private var reasonAgainstTrial: String? {
    let count = replay?.frames.count ?? tape.frames.count
    if count == 0 { return "This scene has had no touch yet: make the gesture, then try this." }
    if count > Trial.mostFrames || replay == nil && tape.isFull {
      return
        "That was too long to be played at once: open the scene anew, and make the gesture only."
    }
    return nil
  }
}

extension Trial {
  fileprivate func answer(_ before: Run, _ after: Run, to ask: Int) -> ServerMessage.Trial {
    var answer = ServerMessage.Trial(ask: ask)
    answer.before = before
    answer.after = after
    answer.end = frames.last?.time.seconds
    return answer
  }
}
