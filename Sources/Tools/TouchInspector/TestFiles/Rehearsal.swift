import Foundation
import GestureCore
import InspectorNetwork
import TouchStories
import Touchstone

/// A recording played in the scene that a test builds, or in its original scene, to find what can be expected.
///
/// Works in time slices, so that other work can run in between.
final class Rehearsal {
  /// How long time goes on after a recording's last frame, so that every recognizer decides; a test waits as long.
  static let tailSeconds = 1.0
  /// More would be no list to choose from.
  fileprivate static let mostActions = 60

  /// A value that a recognizer had when it ended.
  struct Measure {
    var property: String
    var type: String
    var values: [(member: String, value: Double)]
    /// The tolerance in the test: paths in code deviate by up to a point.
    var tolerance: Double
  }

  /// One recognizer's course.
  struct Course {
    var name: String
    var states: [UIGestureRecognizer.State] = []
    var measure: Measure?

    var words: String { states.isEmpty ? "no part" : states.map(\.word).joined(separator: ", ") }
  }

  var courses: [Course] { notes.courses }

  /// The actions without names: unnamed recognizers have other names in a file.
  var actionStates: [Substring?] { actions.map { $0.split(separator: " ").last } }

  /// Actions in order, without changes of continuing gestures.
  var actions: [String] { notes.actions }

  private let frames: KeptFrames
  private let system: TouchSystem
  /// Applies the changes made before a frame.
  private let edit: (_ frame: Int) -> Void
  private let notes = Notes()
  /// Retains the scene and its delegates.
  private let kept: Any
  private var next = 0

  /// Plays a recording in the scene that its test builds.
  init(_ frames: KeptFrames, in file: SceneFile, size: CGSize) {
    self.frames = frames
    let cast = SceneCast(file, size: size)
    (system, kept, edit) = (cast.scene.touchSystem, cast, { _ in })
    let notes = notes
    for recognizer in cast.recognizers { notes.listen(to: recognizer) }
    system.trace = { notes.hear($0) }
  }

  /// Plays a recording in its original scene, with its edits at their frames, to find what was seen.
  init(_ source: NamedRecording, on example: Example, size: CGSize) {
    frames = source.frames
    let stage = StagedScene(example, size: size)
    (system, kept) = (stage.system, stage)
    let notes = notes
    for recognizer in stage.recognizers where recognizer.isApps { notes.listen(to: recognizer) }
    stage.onEvent = { notes.hear($0) }
    var rest = source.edits[...]
    edit = { frame in
      while let edit = rest.first, edit.frame <= frame {
        rest.removeFirst()
        _ = stage.apply(edit.change)
        for recognizer in stage.recognizers where recognizer.isApps {
          notes.listen(to: recognizer)
        }
      }
    }
  }

  /// The number of frames that have been played.
  var playedCount: Int { next }

  /// Plays for one time slice, or the whole recording if `isAtOnce`.
  /// - Returns: whether the recording has been played completely.
  func play(atOnce isAtOnce: Bool) -> Bool {
    var slice = TimeSlice()
    while next < frames.count {
      if !isAtOnce, slice.isOver { return false }
      edit(next)
      system.receive(frames[next])
      next += 1
      slice.measureStep()
    }
    edit(.max)
    system.advance(to: (frames.last?.time ?? .zero).advanced(by: Rehearsal.tailSeconds))
    return true
  }

  /// Records events as they happen.
  private final class Notes {
    /// In the order of the recognizers' first events.
    var courses: [Course] = []
    var actions: [String] = []
    private var places: [Int: Int] = [:]

    func listen(to recognizer: UIGestureRecognizer) {
      let place = courses.count
      guard places[recognizer.subject.id] == nil else { return }
      places[recognizer.subject.id] = place
      courses.append(Course(name: recognizer.name ?? ""))
      recognizer.addAction { [weak self] in self?.note($0, at: place) }
    }

    func hear(_ event: TraceEvent) {
      guard case .state(let subject, _, let state, _) = event.kind, let place = places[subject.id],
        state != .possible, state != .changed
      else { return }
      courses[place].states.append(state)
    }

    func note(_ recognizer: UIGestureRecognizer, at place: Int) {
      if recognizer.state == .ended { courses[place].measure = Measure(recognizer) }
      if recognizer.state != .changed, actions.count < Rehearsal.mostActions {
        actions.append("\(recognizer.name ?? "") \(recognizer.state)")
      }
    }
  }
}

extension Rehearsal.Measure {
  fileprivate init?(_ recognizer: UIGestureRecognizer) {
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      let way = pan.translation(in: pan.view)
      self.init(
        property: "translation(in: RECOGNIZER.view)", type: "CGPoint.zero",
        values: [(".x", way.x), (".y", way.y)], tolerance: 2)
    case let pinch as UIPinchGestureRecognizer:
      self.init(
        property: "scale", type: "CGFloat(1)", values: [("", Double(pinch.scale))],
        tolerance: 0.05)
    case let rotation as UIRotationGestureRecognizer:
      self.init(
        property: "rotation", type: "CGFloat(0)", values: [("", Double(rotation.rotation))],
        tolerance: 0.05)
    default: return nil
    }
  }
}
