import Dispatch
import Foundation
import GestureCore
import TouchStories
import Touchstone

/// A recording played in the scene that a test builds: what there is to be expected of it.
///
/// It is played in stretches, so that others have their turn between them.
final class Rehearsal {
  /// How long time goes on after the last frame; the test waits as long.
  static let afterglow = 1.0
  /// More would be no list to choose from.
  fileprivate static let mostActions = 60

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
  }

  var courses: [Course] { notes.courses }
  /// Actions in their order, without those of what only went on.
  var actions: [String] { notes.actions }

  private let frames: KeptFrames
  private let cast: SceneCast
  private let notes: Notes
  private var next = 0

  init(_ frames: KeptFrames, in file: SceneFile, size: CGSize) {
    self.frames = frames
    cast = SceneCast(file, size: size)
    notes = Notes(cast.recognizers)
    let (system, notes) = (cast.scene.touchSystem, notes)
    system.trace = { notes.hear($0) }
    for (place, recognizer) in cast.recognizers.enumerated() {
      recognizer.addAction { notes.note($0, at: place) }
    }
  }

  /// Nanoseconds of one stretch, and frames between two looks at the clock.
  private static let longestStretch: UInt64 = 8_000_000
  private static let glance = 8

  /// Plays for one stretch, or to the end at once.
  /// - Returns: whether it is over.
  func play(atOnce isAtOnce: Bool) -> Bool {
    let system = cast.scene.touchSystem
    let start = DispatchTime.now().uptimeNanoseconds
    while next < frames.count {
      system.receive(frames[next])
      next += 1
      if !isAtOnce, next % Self.glance == 0,
        DispatchTime.now().uptimeNanoseconds - start > Self.longestStretch
      {
        return false
      }
    }
    system.advance(to: (frames.last?.time ?? .zero).advanced(by: Self.afterglow))
    return true
  }

  /// Notes what happens while it happens.
  private final class Notes {
    var courses: [Course]
    var actions: [String] = []
    private var places: [Int: Int] = [:]

    init(_ recognizers: [UIGestureRecognizer]) {
      courses = recognizers.map { Course(name: $0.name ?? "") }
      for (place, recognizer) in recognizers.enumerated() { places[recognizer.subject.id] = place }
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
