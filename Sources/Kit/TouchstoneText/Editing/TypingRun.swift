import Foundation

/// Consecutive changes that undo reverses together (TXT-16).
@MainActor final class TypingRun {
  /// The range of the new text.
  private(set) var range: NSRange
  /// The replaced text.
  private(set) var replaced: String

  init(_ range: NSRange, replacing replaced: String) {
    (self.range, self.replaced) = (range, replaced)
  }

  nonisolated deinit {}

  /// Takes part of a change, if that goes on where the run has come to: text after its own, backspaces before a run of
  /// backspaces, or other text in place of its own, as input methods make it. A selection in between ends a run.
  /// - Parameters:
  ///   - changed: what is replaced.
  ///   - text: what comes there.
  ///   - old: what was there.
  func extend(by changed: NSRange, to text: String, from old: String) -> Bool {
    if changed.length == 0, !text.isEmpty, range.length > 0, changed.location == range.end {
      range.length += text.utf16.count
      return true
    }
    if changed == range, range.length > 0 {
      range.length = text.utf16.count
      return true
    }
    guard text.isEmpty, range.length == 0, changed.end == range.location else { return false }
    range.location = changed.location
    replaced = old + replaced
    return true
  }
}

extension TextEditing {
  private static var typingName: String { "Typing" }

  /// Registers what takes a change back that is about to be made.
  func registerUndo(of changed: NSRange, to text: String) {
    let old = store.text(in: changed)
    guard let undoManager, !(old.isEmpty && text.isEmpty) else { return }
    guard undoManager.isUndoRegistrationEnabled else {
      typingRun = nil
      return
    }
    let isUndo = undoManager.isUndoing || undoManager.isRedoing
    // An action of the app's own ends a run, and so does one that was undone.
    let isNewest = undoManager.canUndo && undoManager.undoActionName == Self.typingName
    if !isUndo, isNewest, typingRun?.extend(by: changed, to: text, from: old) == true { return }
    let run = TypingRun(
      NSRange(location: changed.location, length: text.utf16.count), replacing: old)
    typingRun = isUndo ? nil : run
    undoManager.registerUndo(withTarget: self) { $0.undo(run) }
    undoManager.setActionName(Self.typingName)
  }

  private func undo(_ run: TypingRun) {
    typingRun = nil
    guard mayChange(store.clamped(run.range), to: run.replaced) else { return }
    change(run.range, to: run.replaced)
  }

  /// Text that code sets has no history.
  func forgetTyping() {
    guard typingRun != nil || undoManager?.canUndo == true || undoManager?.canRedo == true else {
      return
    }
    typingRun = nil
    undoManager?.removeAllActions(withTarget: self)
  }
}
