import Foundation
import GestureCore
import TouchRecordings
import Touchstone

/// The same fingers once more in a scene of their own, as it is and with something changed: what a cure
/// would have done, before anybody changes anything.
struct Trial {
  /// More would keep all other pages waiting.
  static let mostFrames = 20_000
  /// How far time goes on after the last frame, so that everybody comes to a decision.
  private static let afterglow = 1.0
  /// Lines of one run that a page is told.
  private static let mostLines = 4000

  let example: Example
  let size: CGSize
  let frames: KeptFrames
  /// What has been changed already.
  let edits: [SceneEdit]

  /// What happened to whom.
  struct Run: Encodable, Equatable {
    var entries: [TraceEntry]
    var names: [String: String]
    /// The course of each recognizer in a few words, in the order of the tree.
    var courses: [Course]
    /// Why something could not be changed.
    var problem: String?
  }

  struct Course: Encodable, Equatable {
    var name: String
    /// "failed", or "began, ended"; each attempt by itself.
    var attempts: [String]
  }

  /// Plays it all, with some changes more.
  func run(with changes: [SceneEdit.Change] = []) -> Run {
    let stage = StagedScene(example, size: size)
    var events: [TraceEvent] = []
    stage.onEvent = { event in
      guard !event.kind.isMovement, events.count < Self.mostLines else { return }
      events.append(event)
    }
    var list = EditList(edits)
    for change in changes {
      list.insert(SceneEdit(frame: 0, words: "", change: change))
    }
    var problem: String?
    var rest = list.entries[...]
    func makeEdits(before frame: Int) {
      while let entry = rest.first, entry.edit.frame <= frame {
        rest.removeFirst()
        let fault = stage.apply(entry.edit.change)
        if changes.contains(entry.edit.change) { problem = problem ?? fault }
      }
    }
    for (index, frame) in frames.enumerated() {
      makeEdits(before: index)
      stage.system.receive(frame)
    }
    makeEdits(before: .max)
    let end = (frames.last?.time ?? .zero).advanced(by: Self.afterglow)
    if end > stage.system.now { stage.system.advance(to: end) }
    return Run(stage, events, problem: problem)
  }
}

extension Trial.Run {
  fileprivate init(_ stage: StagedScene, _ events: [TraceEvent], problem: String?) {
    self.problem = problem
    entries = events.map { TraceEntry(TraceLine(event: $0, hand: 0)) }
    let recognizers = stage.snapshot(selected: nil).recognizers
    names = Dictionary(recognizers.map { ("\($0.id)", $0.name) }) { first, _ in first }
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
    courses = recognizers.map { Trial.Course(name: $0.name, attempts: attempts[$0.id] ?? []) }
  }
}
