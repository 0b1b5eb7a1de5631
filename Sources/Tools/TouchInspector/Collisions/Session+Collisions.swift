import Foundation
import GestureCore
import InspectorNetwork
import TouchRecordings
import Touchstone
import TouchstoneGestures

/// Finds movements that two recognizers both match when a page asks, and plays them.
extension Session {
  /// The most pairs that are compared: all pairs of fifty recognizers on one view.
  private static let mostPairs = 1300
  /// Processor time limit of a search; a busy scene takes one or two seconds.
  private static let longest = Duration.seconds(20)
  /// The most collisions that are sent to a page.
  private static let mostTold = 200

  /// Searches for collisions in short steps, yielding to other tasks, and sends the results.
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

  /// Plays the example fingers of a collision on the scene in its current state.
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

  /// Makes a recording of this scene from its lines.
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
  /// The advice about a scene, with example fingers that make recognizers collide.
  struct Collisions: Encodable {
    let type = "collisions"
    var ask: Int
    var advice: [AdviceSnapshot]
    /// A note about what was left out; `nil` if nothing was.
    var text: String?
  }
}
