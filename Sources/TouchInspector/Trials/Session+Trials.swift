import Foundation
import InspectorNetwork
import Touchstone

/// Trying a cure on the fingers that were there.
extension Session {
  func tellTrial(_ changes: [SceneEdit.Change], _ ask: Int, to client: ClientID) {
    var answer = ServerMessage.Trial(ask: ask)
    if let trial = makeTrial() {
      answer.before = trial.run()
      answer.after = trial.run(with: changes)
      answer.end = trial.frames.last?.time.seconds
    } else {
      answer.text = reasonAgainstTrial
    }
    tell(client, answer)
  }

  /// The fingers of the recording that is played, or else of the scene since it began.
  private func makeTrial() -> Trial? {
    guard let example = stage.example, reasonAgainstTrial == nil else { return nil }
    return Trial(
      example: example, size: stage.size, frames: replay?.frames ?? tape.frames,
      edits: edits.edits)
  }

  private var reasonAgainstTrial: String? {
    if stage.example == nil {
      return "An app's own scene cannot be played once more: change it, and repeat the gesture."
    }
    let count = replay?.frames.count ?? tape.frames.count
    if count == 0 { return "Nobody has touched this scene yet: make the gesture, then try this." }
    if count > Trial.mostFrames || replay == nil && tape.isFull {
      return
        "That was too long to be played at once: open the scene anew, and make the gesture only."
    }
    return nil
  }
}
