import Touchstone

/// A whole scene at a moment: what an update is the difference of.
struct SceneSnapshot {
  /// Parents before their children, back to front.
  private(set) var views: [ViewSnapshot] = []
  private(set) var recognizers: [RecognizerSnapshot] = []
  private(set) var relations: [RelationSnapshot] = []

  /// The same for two scenes in which the same recognizers can be hit, wait and ask the same
  /// delegates: then advice and relations are the same as well.
  private(set) var structure = 0

  /// Nothing yet.
  init() {}

  /// - Parameters:
  ///   - selected: the number of the view whose recognizers are told in full.
  ///   - edits: how often somebody has changed what cannot be seen here.
  ///   - standings: what the recognizers of such a structure are to each other beside waiting.
  init(
    _ scene: UIWindowScene, _ census: Census, selected: Int?, edits: Int,
    standings: (_ structure: Int) -> [RelationSnapshot]
  ) {
    var hasher = Hasher()
    hasher.combine(edits)
    func note(_ recognizer: UIGestureRecognizer, on view: Int) {
      recognizers.append(
        RecognizerSnapshot(recognizer, view: view, isSelected: view == selected))
      hasher.combine(recognizer.subject.id)
      hasher.combine(recognizer.isEnabled)
      hasher.combine(recognizer.delegate.map { ObjectIdentifier($0) })
      for other in recognizer.standingRequirements {
        hasher.combine(other.subject.id)
        relations.append(
          RelationSnapshot(
            from: recognizer.subject.id, to: other.subject.id, relation: "waitsFor"))
      }
    }
    func visit(_ view: UIView, parent: Int) {
      let number = census.number(of: view)
      let snapshot = ViewSnapshot(view, id: number, parent: parent)
      views.append(snapshot)
      hasher.combine(number)
      hasher.combine(parent)
      hasher.combine(view.isUserInteractionEnabled)
      hasher.combine(view.isHidden)
      hasher.combine(view.alpha < 0.01)
      hasher.combine(view.bounds.isEmpty)
      hasher.combine(view.clipsToBounds)
      for recognizer in view.gestureRecognizers ?? [] { note(recognizer, on: number) }
      if snapshot.control?.isDrawnByPage == true { return }
      for subview in view.subviews { visit(subview, parent: number) }
    }
    for window in scene.windows where !window.isHidden { visit(window, parent: 0) }
    structure = hasher.finalize()
    relations += standings(structure)
  }

  /// What changed since an older snapshot.
  func difference(from old: SceneSnapshot) -> ServerMessage.Update {
    var update = ServerMessage.Update(at: 0)
    let known = Dictionary(old.views.map { ($0.id, $0) }) { $1 }
    let present = Set(views.map(\.id))
    update.views = nonEmpty(views.filter { known[$0.id] != $0 })
    update.removedViews = nonEmpty(old.views.map(\.id).filter { !present.contains($0) })
    // The same numbers in the same order may hang below others.
    let isRearranged = !views.elementsEqual(old.views) { $0.id == $1.id && $0.parent == $1.parent }
    if isRearranged { update.order = changedOrder(from: old) }
    let knownRecognizers = Dictionary(old.recognizers.map { ($0.id, $0) }) { $1 }
    let presentRecognizers = Set(recognizers.map(\.id))
    update.recognizers = nonEmpty(recognizers.filter { knownRecognizers[$0.id] != $0 })
    update.removedRecognizers = nonEmpty(
      old.recognizers.map(\.id).filter { !presentRecognizers.contains($0) })
    if relations != old.relations { update.relations = relations }
    return update
  }

  private func changedOrder(from old: SceneSnapshot) -> [String: [Int]]? {
    let before = old.children
    let now = children
    var changed = now.filter { before[$0.key] != $0.value }
    // Whose last child went to somebody else is left with none.
    for view in views where before[view.id] != nil && now[view.id] == nil { changed[view.id] = [] }
    guard !changed.isEmpty else { return nil }
    return Dictionary(uniqueKeysWithValues: changed.map { ("\($0.key)", $0.value) })
  }

  private var children: [Int: [Int]] {
    Dictionary(grouping: views, by: \.parent).mapValues { $0.map(\.id) }
  }

  private func nonEmpty<Element>(_ list: [Element]) -> [Element]? { list.isEmpty ? nil : list }
}
