import Touchstone

/// A snapshot of a whole scene; updates are differences of two snapshots.
struct SceneSnapshot {
  /// Parents before their children, back to front.
  private(set) var views: [ViewLook] = []
  private(set) var recognizers: [RecognizerSnapshot] = []
  private(set) var relations: [RelationSnapshot] = []

  /// Equal for two scenes whose recognizers can be hit, wait, and ask delegates alike. Their
  /// relations are then equal too, and their advice unless views have moved.
  private(set) var structure = 0
  /// Equal for two scenes of one structure whose views have the same geometry.
  private(set) var geometry = 0

  /// An empty snapshot.
  init() {}

  /// - Parameters:
  ///   - selected: the number of the view whose recognizers are sent in full.
  ///   - edits: counts changes that a snapshot does not contain.
  ///   - standings: returns the recognizers' relations other than failure requirements, by
  ///     structure.
  init(
    _ scene: UIWindowScene, _ census: Census, selected: Int?, edits: Int,
    standings: (_ structure: Int) -> [RelationSnapshot]
  ) {
    var hasher = Hasher()
    var places = Hasher()
    hasher.combine(edits)
    func note(_ recognizer: UIGestureRecognizer, on view: Int) {
      recognizers.append(
        RecognizerSnapshot(
          recognizer, view: view, isSelected: view == selected, census.nicknames))
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
    func visit(_ view: UIView, parent: Int, isShown: Bool) {
      let number = census.number(of: view)
      let look = ViewLook(
        view, id: number, parent: parent, isShown: isShown, isSelected: number == selected)
      views.append(look)
      hasher.combine(number)
      hasher.combine(parent)
      hasher.combine(view.isUserInteractionEnabled)
      hasher.combine(view.isHidden)
      hasher.combine(view.alpha < 0.01)
      hasher.combine(view.bounds.isEmpty)
      hasher.combine(view.clipsToBounds)
      places.note(view)
      for recognizer in view.gestureRecognizers ?? [] { note(recognizer, on: number) }
      if look.control?.isDrawnByPage == true { return }
      let showsMore = isShown && look.isSeen
      for subview in view.subviews { visit(subview, parent: number, isShown: showsMore) }
    }
    for window in scene.windows where !window.isHidden {
      visit(window, parent: 0, isShown: true)
    }
    structure = hasher.finalize()
    geometry = places.finalize()
    relations += standings(structure)
  }

  /// The changes since an older snapshot.
  func difference(from old: SceneSnapshot) -> ServerMessage.Update {
    var update = ServerMessage.Update(at: 0)
    // The same view numbers in the same order may have other parents.
    let isRearranged = !views.elementsEqual(old.views) { $0.id == $1.id && $0.parent == $1.parent }
    update.views = nonEmpty(changedViews(since: old))
    update.recognizers = nonEmpty(changed(recognizers, since: old.recognizers, by: \.id))
    if isRearranged {
      update.removedViews = nonEmpty(gone(old.views.map(\.id), views.map(\.id)))
      update.order = changedOrder(from: old)
    }
    update.removedRecognizers = nonEmpty(
      gone(old.recognizers.map(\.id), recognizers.map(\.id)))
    if relations != old.relations { update.relations = relations }
    return update
  }

  private func changedViews(since old: SceneSnapshot) -> [ViewSnapshot] {
    let changed = changed(views, since: old.views, by: \.id)
    guard changed.contains(where: { $0.face != nil }) else {
      return changed.map { ViewSnapshot($0) }
    }
    let drawn = old.views.lazy.filter { $0.face != nil }
    let known = Dictionary(drawn.map { ($0.id, $0) }) { first, _ in first }
    return changed.map { ViewSnapshot($0, known: known[$0.id]) }
  }

  /// The parts that are new or have changed.
  private func changed<Part: Equatable>(
    _ parts: [Part], since old: [Part], by id: (Part) -> Int
  ) -> [Part] {
    // Fast path: usually the same parts exist.
    if parts.elementsEqual(old, by: { id($0) == id($1) }) {
      return zip(parts, old).compactMap { $0 == $1 ? nil : $0 }
    }
    let known = Dictionary(old.map { (id($0), $0) }) { $1 }
    return parts.filter { known[id($0)] != $0 }
  }

  private func gone(_ old: [Int], _ present: [Int]) -> [Int] {
    if old == present { return [] }
    let present = Set(present)
    return old.filter { !present.contains($0) }
  }

  private func changedOrder(from old: SceneSnapshot) -> [String: [Int]]? {
    let before = old.children
    let now = children
    var changed = now.filter { before[$0.key] != $0.value }
    // A view that lost its last child gets an empty list.
    for view in views where before[view.id] != nil && now[view.id] == nil { changed[view.id] = [] }
    guard !changed.isEmpty else { return nil }
    return Dictionary(uniqueKeysWithValues: changed.map { ("\($0.key)", $0.value) })
  }

  private var children: [Int: [Int]] {
    Dictionary(grouping: views, by: \.parent).mapValues { $0.map(\.id) }
  }

  private func nonEmpty<Element>(_ list: [Element]) -> [Element]? { list.isEmpty ? nil : list }
}

extension Hasher {
  /// Hashes a view's position in its superview, and its contents.
  fileprivate mutating func note(_ view: UIView) {
    let (center, bounds, turn) = (view.center, view.bounds, view.transform)
    for number in [
      center.x, center.y, bounds.minX, bounds.minY, bounds.width, bounds.height, turn.a, turn.b,
      turn.c, turn.d, turn.tx, turn.ty,
    ] {
      combine(number)
    }
  }
}
