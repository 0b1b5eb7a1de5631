import Foundation
import LayoutSolver

/// Solves the active constraints of a view tree.
///
/// ```
/// something changed ─▶ dirty ─a pass, or a question about a frame─▶ refresh:
///   views came or left ─▶ all anew
///   otherwise ─▶ what changed is handed to the solver, which goes on from where it was
/// refresh ─▶ superviews of what has another place owe layout; in `layoutSubviews` they take it over
/// ```
/// It belongs to the topmost view of a tree and is made with the first active constraint.
@MainActor final class LayoutEngine {
  /// The state of an active constraint.
  struct Entry {
    let constraint: NSLayoutConstraint
    var linear: LinearConstraint?
    /// `nil` while the constraint is broken, because it conflicts with others.
    var id: ConstraintID?
    /// Whether the constant depends on margins, baselines or scrolling.
    var isVolatile = false
  }

  private(set) weak var root: UIView?
  /// The target of a size query, in which the root's size is variable; `nil` for layout.
  let fitting: LayoutFitting?
  var solver = ConstraintSolver()
  var nodes: [ObjectIdentifier: LayoutNode] = [:]
  var nodeOrder: [LayoutNode] = []
  var entries: [ObjectIdentifier: Entry] = [:]
  var entryOrder: [ObjectIdentifier] = []
  var owners: [ConstraintID: NSLayoutConstraint] = [:]
  /// The conflicts that were reported; each is reported once.
  var told: Set<String> = []
  /// Whether views were added or removed, so that everything is rebuilt.
  var isStale = true { didSet { if isStale { noteWork() } } }
  private(set) var isDirty = false
  private var changedConstraints: [NSLayoutConstraint] = []
  private var changedItems: [ObjectIdentifier] = []
  private var isRefreshing = false
  /// Whether a view's frame may have become ambiguous.
  var structureChanged = true

  init(of root: UIView, fitting: LayoutFitting? = nil) {
    self.root = root
    self.fitting = fitting
  }

  var needsRefresh: Bool { isStale || isDirty }
  /// Whether there is a scene whose trace can report problems.
  var isInScene: Bool { fitting == nil && root?.window?.touchSystem != nil }

  // MARK: - Changes

  func note(_ constraint: NSLayoutConstraint) {
    changedConstraints.append(constraint)
    makeDirty()
  }

  func note(_ item: AnyObject) {
    guard nodes[ObjectIdentifier(item)] != nil else { return }
    changedItems.append(ObjectIdentifier(item))
    makeDirty()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    if let id = entries.removeValue(forKey: key)?.id {
      owners[id] = nil
      solver.remove(id)
    }
    entryOrder.removeAll { $0 == key }
    changedConstraints.removeAll { $0 === constraint }
    structureChanged = true
    makeDirty()
  }

  private func makeDirty() {
    isDirty = true
    noteWork()
  }

  /// Marks that the next pass has to refresh the solution.
  private func noteWork() {
    guard let root, fitting == nil else { return }
    root.pendingLayout.isOwedBelow = true
    root.window?.touchSystem?.mayOweLayout = true
  }

  // MARK: - Refreshing

  /// Updates the solution.
  func refresh() {
    guard needsRefresh, !isRefreshing, let root else { return }
    isRefreshing = true
    if isStale { buildAnew(from: root) } else { takeOverChanges() }
    isRefreshing = false
    if fitting == nil { oweLayoutWhereMoved() }
  }

  private func buildAnew(from root: UIView) {
    solver = ConstraintSolver()
    nodes = [:]
    nodeOrder = []
    entries = [:]
    entryOrder = []
    owners = [:]
    isStale = false
    isDirty = false
    changedConstraints = []
    changedItems = []
    structureChanged = true
    var constraints: [NSLayoutConstraint] = []
    root.tellSubtree { view in
      guard let box = view.layoutBox else { return }
      constraints += box.constraints
      guard isInScene else { return }
      for words in box.complaints.take() { view.complain(words) }
    }
    _ = node(of: root)
    for constraint in constraints { update(constraint) }
  }

  private func takeOverChanges() {
    isDirty = false
    for item in changedItems.take() {
      if let node = nodes[item] { updateRules(of: node) }
    }
    for constraint in changedConstraints.take() where constraint.holder != nil {
      update(constraint)
    }
    for key in entryOrder {
      guard let entry = entries[key], entry.isVolatile || entry.id == nil else { continue }
      update(entry.constraint)
    }
  }

  // MARK: - Items

  func node(of item: any LayoutItem) -> LayoutNode {
    if let known = nodes[ObjectIdentifier(item)] { return known }
    let node = LayoutNode(item, in: &solver)
    // A view with a box reports its changes of geometry.
    _ = node.view?.ownLayoutBox
    nodes[ObjectIdentifier(item)] = node
    nodeOrder.append(node)
    updateRules(of: node)
    return node
  }

  func rect(of item: any LayoutItem) -> CGRect? {
    nodes[ObjectIdentifier(item)]?.rect(in: solver)
  }
}

/// A target size, and the priorities of its dimensions.
struct LayoutFitting {
  var target: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}
