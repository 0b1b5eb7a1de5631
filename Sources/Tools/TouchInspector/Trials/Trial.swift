import Foundation
import GestureCore
import InspectorNetwork
import TouchRecordings
import Touchstone

/// The same fingers once more in a scene of their own, as it is and with something changed: what a cure
/// would have done, before anybody changes anything.
struct Trial {
  /// More is no gesture.
  static let mostFrames = 20_000
  /// A recording of at most so many frames is a gesture, which is played at once.
  static let mostFramesAtOnce = 200
  /// How far time goes on after the last frame, so that everybody comes to a decision.
  fileprivate static let afterglow = 1.0
  /// Lines of one run that a page gets.
  fileprivate static let mostLines = 4000

  let example: Example
  let size: CGSize
  let frames: KeptFrames
  /// What has been changed already.
  let edits: [SceneEdit]

  /// What happened to each recognizer.
  struct Run: Encodable, Equatable {
    var entries: [TraceEntry]
    var names: [String: String]
    /// The course of each recognizer in a few words, in the order of the tree.
    var courses: [Course]
    /// How each touch ended for the view that received it.
    var touches: [Course]
    /// Why something could not be changed.
    var problem: String?
  }

  struct Course: Encodable, Equatable {
    /// The same for one recognizer in both runs, whatever others are called.
    var id: String
    /// With its view, where others have its name.
    var name: String
    /// "failed", or "began, ended"; each attempt by itself.
    var attempts: [String]
  }
}

/// A trial under way: in time slices, so that others have their turn between them.
final class TrialCourse {
  private let trial: Trial
  private let changes: [SceneEdit.Change]
  private let stage: StagedScene
  private var events: [TraceEvent] = []
  private var rest: ArraySlice<EditList.Entry>
  private var next = 0
  private var problem: String?
  /// Recognizers by where they were when the scene was built. Views move in the tree while fingers
  /// do.
  private let births: [Int: String]

  /// - Parameter changes: what is changed beside the scene's own edits.
  init(_ trial: Trial, with changes: [SceneEdit.Change] = []) {
    self.trial = trial
    self.changes = changes
    stage = StagedScene(trial.example, size: trial.size)
    births = Dictionary(
      stage.recognizers.enumerated().map { ($1.subject.id, "built \($0)") },
      uniquingKeysWith: { first, _ in first })
    var list = EditList(trial.edits)
    for change in changes {
      list.insert(SceneEdit(frame: 0, words: "", change: change))
    }
    rest = list.entries[...]
    stage.onEvent = { [weak self] in self?.note($0) }
  }

  /// Plays for one time slice, or to the end at once.
  /// - Returns: what came of it, once it is over.
  func play(atOnce isAtOnce: Bool = false) -> Trial.Run? {
    var slice = TimeSlice()
    while next < trial.frames.count {
      if !isAtOnce, slice.isOver { return nil }
      makeEdits(before: next)
      stage.system.receive(trial.frames[next])
      next += 1
      slice.measureStep()
    }
    makeEdits(before: .max)
    let last = (trial.frames.last?.time ?? .zero).advanced(by: Trial.afterglow)
    if last > stage.system.now { stage.system.advance(to: last) }
    return Trial.Run(stage, events, births, problem: problem)
  }

  private func note(_ event: TraceEvent) {
    guard !event.kind.isMovement, events.count < Trial.mostLines else { return }
    events.append(event)
  }

  private func makeEdits(before frame: Int) {
    while let entry = rest.first, entry.edit.frame <= frame {
      rest.removeFirst()
      let fault = stage.apply(entry.edit.change)
      if changes.contains(entry.edit.change) { problem = problem ?? fault }
    }
  }
}

extension Trial.Run {
  fileprivate init(
    _ stage: StagedScene, _ events: [TraceEvent], _ births: [Int: String], problem: String?
  ) {
    self.problem = problem
    entries = events.map { TraceEntry(TraceLine(event: $0, hand: 0)) }
    let recognizers = stage.snapshot(selected: nil).recognizers
    let labels = stage.labels
    names = Dictionary(uniqueKeysWithValues: labels.map { ("\($0.key)", $0.value) })
    var attempts: [Int: [String]] = [:]
    var open: Set<Int> = []
    for event in events {
      guard case .state(let subject, _, let state, _) = event.kind else { continue }
      switch state {
      case .possible: open.remove(subject.id)
      case .changed: continue
      case .began, .ended, .cancelled, .failed:
        var known = attempts[subject.id] ?? []
        if open.insert(subject.id).inserted || known.isEmpty {
          known.append(state.word)
        } else {
          known[known.count - 1] += ", \(state.word)"
        }
        attempts[subject.id] = known
      }
    }
    touches = events.flatMap { event -> [Trial.Course] in
      guard case .message(let view, let phase, let ids) = event.kind,
        phase == .ended || phase == .cancelled
      else { return [] }
      return ids.map { id in
        Trial.Course(
          id: "touch \(id) \(view)", name: "touch \(id) on \(view)",
          attempts: [phase == .ended ? "ended" : "cancelled"])
      }
    }
    courses = recognizers.map { recognizer in
      let id = recognizer.id
      return Trial.Course(
        // One that came later is the same where it has the same name on the same view.
        id: births[id] ?? "later \(labels[id] ?? "")", name: labels[id] ?? recognizer.name,
        attempts: attempts[id] ?? [])
    }
  }
}
