import Foundation
import Touchstone

/// The list of a scene's changes. It belongs to the scene, survives a restart, and can be applied to any recording.
extension Session {
  /// The most entries that are sent to a page.
  private static let mostTold = 500
  /// A longer list is sent in a turn of its own.
  private static let mostToldAtOnce = 100

  /// Adds a change that has just been made to the list.
  func keep(_ change: SceneEdit.Change, _ words: String) {
    guard let run = replay else {
      edits.insert(SceneEdit(frame: tape.frames.count, words: words, change: change))
      return tellEdits()
    }
    // A change during a replay is applied to the whole recording, unless its recognizer or view is added later.
    let frame = isThereAtStart(change, words) ? 0 : run.next
    edits.insert(SceneEdit(frame: frame, words: words, change: change))
    repeatReplay()
    tellEdits()
  }

  /// Whether the change has the same meaning before the first frame.
  private func isThereAtStart(_ change: SceneEdit.Change, _ words: String) -> Bool {
    guard let example = stage.example else { return false }
    let start = StagedScene(example, size: stage.size)
    for entry in edits.entries where entry.isOn && entry.edit.frame == 0 {
      _ = start.apply(entry.edit.change)
    }
    return start.words(for: change) == words && start.apply(change) == nil
  }

  /// Rebuilds the scene with another list of changes.
  func replaceEdits(_ list: [PageMessage.Edit], for viewer: Viewer) {
    guard stage.example != nil else { return extendEdits(to: list, for: viewer) }
    var fresh = EditList()
    // Sorted by frame, so that each insertion is at the end.
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
    guard list.count > Self.mostToldAtOnce else { return tellEdits() }
    // The scene is shown in this turn, and may be large, too.
    _ = aside.begin { [weak self] in
      self?.tellEdits()
      return true
    }
  }

  /// Applies the changes at the end of the list that have not been made yet. An app's own scene is not rebuilt.
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
