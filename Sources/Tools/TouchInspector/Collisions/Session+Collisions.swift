import Foundation
import GestureCore
import InspectorNetwork
import TouchRecordings
import Touchstone
import TouchstoneGestures

/// Movements that two recognizers both match: looked for when a page asks, and played.
extension Session {
  /// Pairs of recognizers that are compared; all those of fifty on one view.
  private static let mostPairs = 1300
  /// How much processor time the search may take; a busy scene takes a second or two.
  private static let longest = Duration.seconds(20)
  /// The most collisions that a page gets.
  private static let mostTold = 200

  /// Looks for collisions while others have their turn, and sends what was found.
  func tellCollisions(_ ask: Int, to viewer: Viewer) {
    viewer.survey?.cancel()
    viewer.survey = Task { [weak self, weak viewer, desk = aside.desk, stage] in
      var survey = CollisionSurvey(of: stage.system, atMost: Self.mostPairs)
      var limit: String?
      if survey.isCut {
        limit = "Only the first \(Self.mostPairs) pairs of recognizers were compared."
      }
      var spent = Duration.zero
      search: while true {
        await Task.yield()
        if spent > Self.longest {
          limit = "Comparing all recognizers takes too long: some were left out."
          break
        }
        let start = ThreadClock.now
        let step = survey.step()
        spent += ThreadClock.now - start
        switch step {
        case .compare(let question):
          guard let reply = await desk.answer(question), !Task.isCancelled else { return }
          spent += reply.spent
          let start = ThreadClock.now
          survey.take(reply.answer)
          spent += ThreadClock.now - start
        case .went: if Task.isCancelled { return }
        case .done: break search
        }
      }
      guard let self, let viewer, !Task.isCancelled else { return }
      viewer.survey = nil
      let advice = Advice.about(stage, survey.conflicts)
      if advice.count > Self.mostTold {
        limit = "There is more to say than anybody reads: this is the beginning."
      }
      tell(
        viewer.client,
        ServerMessage.Collisions(ask: ask, advice: Array(advice.prefix(Self.mostTold)), text: limit)
      )
    }
  }

  /// Plays fingers that a collision was shown with on the scene as it is.
  func perform(_ fingers: [String], for viewer: Viewer) {
    guard let example = stage.example else {
      return complain(viewer.client, Self.appsOwn, of: "perform")
    }
    do throws(RecordingError) {
      var recording = try recording(of: fingers)
      recording.edits = edits.atStart
      start(recording, on: example)
    } catch {
      complain(viewer.client, error.complaint.forPage(), of: "perform")
    }
  }

  /// Lines of a recording as one of this scene.
  func recording(of fingers: [String]) throws(RecordingError) -> NamedRecording {
    let name = "collision.touches"
    let text = "touches 1\n\n" + fingers.joined(separator: "\n") + "\n"
    var recording = try NamedRecording.reading(
      RecordingReader(bytes: Array(text.utf8), named: name), named: name, of: Data(), room: room())
    recording.header = RecordingHeader(
      deviceName: "playground \(stage.example?.id ?? "")", sceneSize: stage.size)
    return recording
  }

  static let appsOwn =
    "An app's own scene cannot be played once more: change it, and repeat the gesture."
}

extension ServerMessage {
  /// The advice about a scene, with the fingers on which recognizers collide.
  struct Collisions: Encodable {
    let type = "collisions"
    var ask: Int
    var advice: [AdviceSnapshot]
    /// What was left out.
    var text: String?
  }
}
