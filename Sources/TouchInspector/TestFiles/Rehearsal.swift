import Foundation
import GestureCore
import TouchStories
import Touchstone

/// A recording played in the scene that a test builds: what there is to be expected of it.
struct Rehearsal {
  /// How long time goes on after the last frame; the test waits as long.
  static let afterglow = 1.0
  /// More would be no list to choose from.
  private static let mostActions = 60

  /// What a recognizer has measured when it ended.
  struct Measure {
    var property: String
    var type: String
    var values: [(member: String, value: Double)]
    /// How far from it a test lets it be: fingers in code are even to within a point.
    var tolerance: Double
  }

  /// One recognizer's course.
  struct Course {
    var name: String
    var states: [UIGestureRecognizer.State] = []
    var measure: Measure?

    var words: String { states.isEmpty ? "no part" : states.map(\.word).joined(separator: ", ") }
  }

  private(set) var courses: [Course] = []

  /// The states of the actions alone: recognizers without a name have another one in a file.
  var actionStates: [Substring?] { actions.map { $0.split(separator: " ").last } }

  /// Actions in their order, without those of what only went on.
  private(set) var actions: [String] = []

  init(_ frames: some Sequence<InputFrame>, in file: SceneFile, size: CGSize) {
    let cast = SceneCast(file, size: size)
    let system = cast.scene.touchSystem
    let notes = Notes()
    for recognizer in cast.recognizers { notes.listen(to: recognizer) }
    system.trace = { notes.hear($0) }
    var last = Timestamp.zero
    for frame in frames {
      system.receive(frame)
      last = frame.time
    }
    system.advance(to: last.advanced(by: Self.afterglow))
    courses = notes.courses
    actions = Array(notes.actions.prefix(Self.mostActions))
  }

  /// Plays a recording in the scene that it was made in, with the edits where they were made: what
  /// was seen.
  init(_ source: NamedRecording, on example: Example, size: CGSize) {
    let stage = StagedScene(example, size: size)
    let notes = Notes()
    for recognizer in stage.recognizers { notes.listen(to: recognizer) }
    stage.onEvent = { notes.hear($0) }
    var rest = source.edits[...]
    func edit(before frame: Int) {
      while let edit = rest.first, edit.frame <= frame {
        rest.removeFirst()
        _ = stage.apply(edit.change)
        for recognizer in stage.recognizers { notes.listen(to: recognizer) }
      }
    }
    for (number, frame) in source.frames.enumerated() {
      edit(before: number)
      stage.system.receive(frame)
    }
    edit(before: .max)
    let last = source.frames.last?.time ?? .zero
    stage.system.advance(to: last.advanced(by: Self.afterglow))
    courses = notes.courses
    actions = Array(notes.actions.prefix(Self.mostActions))
  }

  /// Notes what happens while it happens.
  private final class Notes {
    /// In the order in which the recognizers came.
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
      if recognizer.state != .changed {
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
