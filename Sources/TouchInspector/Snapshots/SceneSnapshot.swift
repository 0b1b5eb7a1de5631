import Touchstone

/// A whole scene at a moment: what an update is the difference of.
struct SceneSnapshot {
  /// Parents before their children, back to front.
  private(set) var views: [ViewSnapshot] = []
  private(set) var recognizers: [RecognizerSnapshot] = []
  private(set) var relations: [RelationSnapshot] = []

  /// Nothing yet.
  init() {}

  /// - Parameter selected: the number of the view whose recognizers are told in full.
  init(_ scene: UIWindowScene, _ census: Census, selected: Int?) {
    var all: [UIGestureRecognizer] = []
    func visit(_ view: UIView, parent: Int) {
      let number = census.number(of: view)
      let snapshot = ViewSnapshot(view, id: number, parent: parent)
      views.append(snapshot)
      for recognizer in view.gestureRecognizers ?? [] {
        all.append(recognizer)
        recognizers.append(
          RecognizerSnapshot(recognizer, view: number, isSelected: number == selected))
      }
      if snapshot.control?.isDrawnByPage == true { return }
      for subview in view.subviews { visit(subview, parent: number) }
    }
    for window in scene.windows where !window.isHidden { visit(window, parent: 0) }
    for recognizer in all {
      for other in recognizer.standingRequirements {
        relations.append(
          RelationSnapshot(
            from: recognizer.subject.id, to: other.subject.id, relation: "waitsFor"))
      }
    }
  }

  /// What changed since an older snapshot.
  func difference(from old: SceneSnapshot) -> ServerMessage.Update {
    var update = ServerMessage.Update(at: 0)
    let known = Dictionary(old.views.map { ($0.id, $0) }) { $1 }
    let present = Set(views.map(\.id))
    update.views = nonEmpty(views.filter { known[$0.id] != $0 })
    update.removedViews = nonEmpty(old.views.map(\.id).filter { !present.contains($0) })
    if views.map(\.id) != old.views.map(\.id) { update.order = changedOrder(from: old) }
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
    let changed = children.filter { before[$0.key] != $0.value }
    guard !changed.isEmpty else { return nil }
    return Dictionary(uniqueKeysWithValues: changed.map { ("\($0.key)", $0.value) })
  }

  private var children: [Int: [Int]] {
    Dictionary(grouping: views, by: \.parent).mapValues { $0.map(\.id) }
  }

  private func nonEmpty<Element>(_ list: [Element]) -> [Element]? { list.isEmpty ? nil : list }
}
