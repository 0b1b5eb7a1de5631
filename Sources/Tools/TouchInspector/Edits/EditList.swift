/// The changes that pages made to a scene, in the order of application; each can be switched off
/// and on again.
struct EditList: Equatable {
  struct Entry: Equatable {
    /// Identifies the entry during the list's lifetime.
    let id: Int
    var edit: SceneEdit
    var isOn = true
    /// Why the change failed when the scene was last built; `nil` if it succeeded.
    var problem: String?
  }

  private(set) var entries: [Entry] = []
  private var lastID = 0

  init() {}

  init(_ edits: [SceneEdit]) {
    for edit in edits.prefix(SceneEdit.most) { insert(edit) }
  }

  /// The active changes, as a recording stores them.
  var edits: [SceneEdit] { entries.filter(\.isOn).map(\.edit) }
  /// The active changes, all moved before the first frame.
  var atStart: [SceneEdit] {
    edits.map { SceneEdit(frame: 0, words: $0.words, change: $0.change) }
  }
  var isFull: Bool { entries.count >= SceneEdit.most }

  /// Inserts an edit after the existing ones with the same or an earlier frame.
  @discardableResult
  mutating func insert(_ edit: SceneEdit, isOn: Bool = true) -> Int {
    let place = entries.lastIndex { $0.edit.frame <= edit.frame }.map { $0 + 1 } ?? 0
    // An edit replaces the previous one of the same property, because users try many values.
    if isOn, place > 0, entries[place - 1].isOn,
      entries[place - 1].edit.isReplaced(by: edit)
    {
      entries[place - 1].edit = edit
      return entries[place - 1].id
    }
    lastID += 1
    entries.insert(Entry(id: lastID, edit: edit, isOn: isOn), at: place)
    return lastID
  }

  mutating func remove(_ id: Int) { entries.removeAll { $0.id == id } }

  mutating func note(_ problem: String?, at index: Int) { entries[index].problem = problem }

  /// Moves all edits before the first frame, in their present order.
  mutating func moveToStart() {
    for index in entries.indices { entries[index].edit.frame = 0 }
  }
}

extension SceneEdit {
  /// Whether `other` changes the same property before the same frame.
  fileprivate func isReplaced(by other: SceneEdit) -> Bool {
    guard frame == other.frame else { return false }
    switch (change, other.change) {
    case (.setRecognizer(let place, let property, _), .setRecognizer(let same, let equal, _)):
      return place == same && property == equal
    case (.setView(let place, let property, _), .setView(let same, let equal, _)):
      return place == same && property == equal
    case (.setTuning(let property, _), .setTuning(let equal, _)): return property == equal
    default: return false
    }
  }
}
