import Foundation
import GestureCore
@_spi(Kit) import TouchstoneCore

/// The selection of a pan of two fingers: all items between the first and the current one (LST-38).
struct PanSelection {
  /// The item on which the pan began.
  let first: IndexPath
  /// The item under the fingers.
  private(set) var last: IndexPath
  /// Whether the pan selects. It deselects if the first item was selected before.
  let selects: Bool
  /// The items that were selected before.
  let before: Set<IndexPath>

  init(from first: IndexPath, before: [IndexPath]) {
    self.first = first
    last = first
    self.before = Set(before)
    selects = !self.before.contains(first)
  }

  /// Extends the selection to an item. Returns the items that this selects or deselects, from the last item to the new one.
  /// An item that the pan leaves gets its former state again.
  mutating func move(
    to item: IndexPath, counts: [Int]
  ) -> [(path: IndexPath, isSelected: Bool)] {
    let old = Set(Self.paths(first, last, counts))
    let new = Self.paths(first, item, counts)
    let kept = Set(new)
    let left = Self.paths(last, first, counts).filter { !kept.contains($0) }
    last = item
    return left.map { ($0, before.contains($0)) }
      + new.filter { !old.contains($0) }.map { ($0, selects) }
  }

  /// All items from one to another, in that direction.
  static func paths(_ start: IndexPath, _ end: IndexPath, _ counts: [Int]) -> [IndexPath] {
    let (low, high) = (min(start, end), max(start, end))
    let paths = (low.section...high.section).flatMap { section in
      let first = section == low.section ? low.row : 0
      let last = section == high.section ? high.row : counts[section] - 1
      return (first..<max(first, last + 1)).map { IndexPath(row: $0, section: section) }
    }
    return start <= end ? paths : paths.reversed()
  }
}

/// Selects several items by a pan of two fingers. The list's own pan does not begin where this one does.
final class SelectionPanGestureRecognizer: UIPanGestureRecognizer {
  /// The delegate's answer, for which both pans ask, and its item.
  var answer: (path: IndexPath?, begins: Bool)?

  override var traceName: String {
    "multiple selection of \((view as? UIScrollView)?.traceLabelOfList ?? "a list")"
  }

  override func reset() {
    super.reset()
    answer = nil
  }
}

extension SelectionPanGestureRecognizer: HooksKnown {
  static var hooks: OverriddenHooks { [] }
}

/// A list whose items a pan of two fingers can select.
@MainActor protocol PanSelecting: UIScrollView {
  var panSelection: PanSelection? { get set }
  var edgeScroll: EdgeScroll? { get set }
  var selection: [IndexPath] { get }
  var itemCounts: [Int] { get }
  var allowsMultipleSelection: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var isBeingEdited: Bool { get }
  func itemPath(at point: CGPoint) -> IndexPath?
  func endTouch(isCancelled: Bool)
  /// Selects an item as a tap does.
  func select(byFinger path: IndexPath)
  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool
  func beginEditingForSelection()
  func didBeginMultipleSelection(at path: IndexPath)
  func didEndMultipleSelection()
}

extension PanSelecting {
  func addSelectionPan() {
    let pan = SelectionPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    pan.touchstone.addAction { [weak self] in
      if let pan = $0 as? SelectionPanGestureRecognizer { self?.selectionPanChanged(pan) }
    }
    addGestureRecognizer(pan)
  }

  /// Whether one of the two pans may begin; `nil` if the answer does not depend on multiple selection.
  func selectionPanShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
    if let pan = recognizer as? SelectionPanGestureRecognizer, pan.view === self {
      return maySelect(by: pan)
    }
    guard recognizer === panGestureRecognizer, panGestureRecognizer.numberOfTouches == 2,
      let pan = gestureRecognizers?.compactMap({ $0 as? SelectionPanGestureRecognizer }).first,
      pan.numberOfTouches == 2, maySelect(by: pan)
    else { return nil }
    return false
  }

  private func maySelect(by pan: SelectionPanGestureRecognizer) -> Bool {
    let (location, translation) = (pan.location(in: self), pan.translation(in: self))
    let path = itemPath(at: CGPoint(x: location.x - translation.x, y: location.y - translation.y))
    if let answer = pan.answer, answer.path == path { return answer.begins }
    let begins = path.map(maySelect(from:)) ?? false
    pan.answer = (path, begins)
    return begins
  }

  /// A list that scrolls both ways does not select by a pan, and the delegate is not asked.
  private func maySelect(from path: IndexPath) -> Bool {
    let inset = adjustedContentInset
    let scrollsBothWays =
      contentSize.width > bounds.width - inset.left - inset.right
      && contentSize.height > bounds.height - inset.top - inset.bottom
    guard !scrollsBothWays else { return false }
    let selectsSeveral =
      allowsMultipleSelectionDuringEditing || (allowsMultipleSelection && !isBeingEdited)
    return selectsSeveral && shouldBeginMultipleSelection(at: path)
  }

  private func selectionPanChanged(_ pan: SelectionPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard let path = pan.answer?.path else { return }
      beginSelection(at: path)
      continueSelection(to: pan.location(in: self))
    case .changed: continueSelection(to: pan.location(in: self))
    case .ended, .cancelled, .failed: endSelection()
    case .possible: break
    }
  }

  private func beginSelection(at path: IndexPath) {
    endTouch(isCancelled: true)
    if allowsMultipleSelectionDuringEditing, !isBeingEdited { beginEditingForSelection() }
    didBeginMultipleSelection(at: path)
    // The delegate may have reloaded the list.
    guard hasItem(path) else { return }
    let selection = PanSelection(from: path, before: selection)
    panSelection = selection
    edgeScroll = EdgeScroll(self) { [weak self] in self?.selectItems(to: $0) }
    setSelected(path, selection.selects)
  }

  private func continueSelection(to location: CGPoint) {
    guard panSelection != nil else { return }
    selectItems(to: location)
    edgeScroll?.follow(location)
  }

  private func selectItems(to location: CGPoint) {
    guard var selection = panSelection, let path = itemPath(at: location), path != selection.last,
      hasItem(selection.first), hasItem(selection.last)
    else { return }
    let changes = selection.move(to: path, counts: itemCounts)
    panSelection = selection
    for change in changes { setSelected(change.path, change.isSelected) }
  }

  private func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    if hasItem(path), selection.contains(path) != isSelected { select(byFinger: path) }
  }

  private func hasItem(_ path: IndexPath) -> Bool {
    path.count == 2 && itemCounts.indices.contains(path.section)
      && (0..<itemCounts[path.section]).contains(path.row)
  }

  private func endSelection() {
    edgeScroll?.stop()
    edgeScroll = nil
    panSelection = nil
    didEndMultipleSelection()
  }
}
