import Foundation
import GestureCore
import InspectorNetwork
import TouchRecordings
import Touchstone

/// Plays the same fingers in a separate scene, without and with a change, to show what a cure would have done.
struct Trial {
  /// Longer recordings are refused.
  static let mostFrames = 20_000
  /// Recordings up to this number of frames are played immediately.
  static let mostFramesAtOnce = 200
  /// Lines of one run that a page gets.
  fileprivate static let mostLines = 4000

  let example: Example
  let size: CGSize
  let frames: KeptFrames
  /// Changes already made to the scene.
  let edits: [SceneEdit]

  /// The outcome for each recognizer.
  struct Run: Encodable, Equatable {
    var entries: [TraceEntry]
    var names: [String: String]
    /// Each recognizer's states, in the order of the tree.
    var courses: [Course]
    /// How each touch ended for the view that received it.
    var touches: [Course]
    /// Why something could not be changed.
    var problem: String?
  }

  struct Course: Encodable, Equatable {
    /// Identifies a recognizer in both runs, independent of names.
    var id: String
    /// Its name, with its view's name if it is not unique.
    var name: String
    /// The states of each attempt: "failed", or "began, ended".
    var attempts: [String]
  }
}

/// A running trial, in time slices, so that other work can run in between.
final class TrialCourse {
  private let trial: Trial
  private let changes: [SceneEdit.Change]
  private let stage: StagedScene
  private var events: [TraceEvent] = []
  private var rest: ArraySlice<EditList.Entry>
  private var next = 0
  private var problem: String?
  /// Recognizers by their position when the scene was built, because views may move in the tree.
  private let births: [Int: String]

  /// - Parameter changes: applied in addition to the scene's own edits.
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

  /// Plays for one time slice, or to the end if `isAtOnce`.
  /// - Returns: the outcome, once the recording has been played completely.
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
    let last = (trial.frames.last?.time ?? .zero).advanced(by: Rehearsal.tailSeconds)
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
        // A recognizer that was added later is matched by its name and its view.
        id: births[id] ?? "later \(labels[id] ?? "")", name: labels[id] ?? recognizer.name,
        attempts: attempts[id] ?? [])
    }
  }
}
