import Foundation
import Touchstone

/// The list of what has been changed of a scene: it is part of the scene, survives whatever starts that
/// anew, and can be tried with any recording.
extension Session {
  /// The most entries that a page gets.
  private static let mostTold = 500

  /// Takes note of something that has just been changed.
  func keep(_ change: SceneEdit.Change, _ words: String) {
    guard let run = replay else {
      edits.insert(SceneEdit(frame: tape.frames.count, words: words, change: change))
      return tellEdits()
    }
    // What is changed while a recording is played is tried on all of it, if it can be there from the
    // start: what it is about may come later.
    let frame = isThereAtStart(change, words) ? 0 : run.next
    edits.insert(SceneEdit(frame: frame, words: words, change: change))
    repeatReplay()
    tellEdits()
  }

  /// Whether a change means the same before the first frame.
  private func isThereAtStart(_ change: SceneEdit.Change, _ words: String) -> Bool {
    guard let example = stage.example else { return false }
    let start = StagedScene(example, size: stage.size)
    for entry in edits.entries where entry.isOn && entry.edit.frame == 0 {
      _ = start.apply(entry.edit.change)
    }
    return start.words(for: change) == words && start.apply(change) == nil
  }

  /// Makes of the scene what it would be with other changes.
  func replaceEdits(_ list: [PageMessage.Edit], for viewer: Viewer) {
    guard stage.example != nil else { return extendEdits(to: list, for: viewer) }
    var fresh = EditList()
    // In the order of their frames, so that each comes to the end.
    let inOrder = list.enumerated().sorted {
      ($0.element.frame ?? 0, $0.offset) < ($1.element.frame ?? 0, $1.offset)
    }
    for (_, edit) in inOrder {
      let words = edit.words?.shortened(to: 200) ?? stage.words(for: edit.change)
      fresh.insert(
        SceneEdit(frame: max(0, edit.frame ?? 0), words: words, change: edit.change),
        isOn: edit.on)
    }
    edits = fresh
    if replay == nil { restart() } else { repeatReplay() }
    tellEdits()
  }

  /// Makes the changes that a list adds to those that have been made. An app's own scene does not
  /// start anew.
  private func extendEdits(to list: [PageMessage.Edit], for viewer: Viewer) {
    let made = edits.entries.map(\.edit.change)
    guard list.allSatisfy(\.on), list.prefix(made.count).map(\.change) == made else {
      return complain(
        viewer.client, "An app's own scene does not start anew: what was changed stays.",
        of: "edits")
    }
    for change in list.dropFirst(made.count).map(\.change) {
      let words = stage.words(for: change)
      if let problem = stage.apply(change) { return complain(viewer.client, problem, of: "edits") }
      keep(change, words)
    }
  }

  func tellEdits() { tellAll(editState) }

  var editState: ServerMessage.Edits {
    ServerMessage.Edits(
      list: edits.entries.suffix(Self.mostTold).map { entry in
        ServerMessage.Edits.Entry(
          id: entry.id, words: entry.edit.words, frame: entry.edit.frame, on: entry.isOn,
          problem: entry.problem, change: entry.edit.change)
      })
  }
}
