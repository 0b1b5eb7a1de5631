import Foundation
import GestureCore
@_spi(Kit) import TouchstoneCore

/// Deletion, insertion and reordering of rows while the table is being edited.
extension UITableView {
  // MARK: What may be edited

  /// The data source's answer, and whether it is only the default.
  func editability(at path: IndexPath) -> (canEdit: Bool, isDefault: Bool) {
    isDefaultEditability = false
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    return (canEdit, isDefaultEditability)
  }

  /// The default: a row can be edited if the data source commits edits. Swift cannot detect whether an optional method is
  /// implemented, so a table of methods is read.
  func canEditUnlessTold(by source: any UITableViewDataSource) -> Bool {
    isDefaultEditability = true
    return Selector("tableView:commit:forRowAt:").isUnderstood(by: source)
  }

  func canMoveUnlessTold(by source: any UITableViewDataSource) -> Bool {
    Selector("tableView:moveRowAt:to:").isUnderstood(by: source)
  }

  // MARK: Editing

  func changeEditing(_ isEdited: Bool, _ animated: Bool) {
    guard isEdited != isBeingEdited else { return }
    endSwipe(animated: animated)
    endTouch(isCancelled: true)
    for path in selection { mark(path, isSelected: false, animated) }
    isBeingEdited = isEdited
    for (number, cell) in cells {
      if let path = model.path(number) { showEditing(of: cell, at: path, animated: animated) }
    }
    setNeedsLayout()
  }

  /// Shows or hides the editing controls of a row.
  func showEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    cell.editControl?.removeFromSuperview()
    cell.editControl = nil
    cell.reorderControl?.removeFromSuperview()
    cell.reorderControl = nil
    cell.editingStyle = .none
    if isEditing, editability(at: path).canEdit {
      let style =
        allowsMultipleSelectionDuringEditing
        ? .none : delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      cell.editingStyle = style
      cell.shouldIndentWhileEditing =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      if style != .none { addEditControl(style, to: cell) }
    }
    if isEditing, dataSource?.tableView(self, canMoveRowAt: path) == true { addReorder(to: cell) }
    cell.willTransition(to: isEditing ? .showingEditControl : [])
    cell.setEditing(isEditing, animated: animated)
    cell.didTransition(to: isEditing ? .showingEditControl : [])
    cell.setNeedsLayout()
  }

  private func addEditControl(_ style: UITableViewCell.EditingStyle, to cell: UITableViewCell) {
    let button = UIButton(type: .custom)
    button.setTitle(style == .delete ? "−" : "+", for: .normal)
    button.accessibilityIdentifier = style == .delete ? "delete" : "insert"
    button.addAction(
      UIAction { [weak self, weak cell] _ in
        if let self, let cell { editTapped(style, of: cell) }
      }, for: .touchUpInside)
    cell.editControl = button
    cell.addSubview(button)
  }

  private func editTapped(_ style: UITableViewCell.EditingStyle, of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if style == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
      return
    }
    if swipe != nil { return endSwipe(animated: true) }
    guard let configuration = deleteConfiguration(at: path) else { return }
    let new = RowSwipe(path, cell, configuration, isTrailing: true)
    swipe = new
    beginSwipe(new)
    open(new)
  }

  // MARK: Reordering

  private func addReorder(to cell: UITableViewCell) {
    let grip = UILabel()
    grip.text = "≡"
    grip.textAlignment = .center
    grip.isUserInteractionEnabled = true
    grip.accessibilityIdentifier = "reorder"
    let press = UILongPressGestureRecognizer()
    press.name = "reorder control"
    press.minimumPressDuration = 0
    press.touchstone.addAction { [weak self, weak cell] in
      if let self, let cell { reorderChanged($0, cell) }
    }
    grip.addGestureRecognizer(press)
    cell.reorderControl = grip
    cell.addSubview(grip)
  }

  private func reorderChanged(_ press: UIGestureRecognizer, _ cell: UITableViewCell) {
    let place = press.location(in: self)
    switch press.state {
    case .began:
      guard reorder == nil, let path = indexPath(for: cell) else { return }
      reorder = RowReorder(
        cell: cell, source: path, current: path, grip: place.y - cell.center.y)
      cell.state.isReordering = true
      cell.dragStateDidChange(.dragging)
      bringSubviewToFront(cell)
      edgeScroll = EdgeScroll(self) { [weak self] in self?.drag(to: $0) }
    case .changed:
      drag(to: place)
      edgeScroll?.follow(place)
    case .ended: drop(isCancelled: false)
    case .cancelled, .failed: drop(isCancelled: true)
    case .possible: break
    }
  }

  private func drag(to place: CGPoint) {
    guard let reorder else { return }
    reorder.cell.center.y = place.y - reorder.grip
    let middle = CGPoint(x: bounds.midX, y: reorder.cell.center.y)
    guard let proposed = rowToTake(at: middle), proposed != reorder.current else { return }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: reorder.source,
        toProposedIndexPath: proposed) ?? proposed
    guard target != reorder.current, mayTake(target, from: reorder.current) else { return }
    self.reorder?.current = target
    rearrange(reorder.current, to: target)
  }

  /// The index path of the row at a point; beyond the ends, that of the first or last row.
  private func rowToTake(at point: CGPoint) -> IndexPath? {
    if let path = indexPathForRow(at: point) { return path }
    let number = model.heights.index(at: max(0, point.y - rowsTop))
    guard number < model.count else { return nil }
    let section = model.section(of: number)
    if number == model.header(section) { return IndexPath(row: 0, section: section) }
    let count = model.counts[section]
    let isOwn = reorder?.current.section == section
    return IndexPath(row: max(0, isOwn ? count - 1 : count), section: section)
  }

  private func mayTake(_ target: IndexPath, from current: IndexPath) -> Bool {
    guard target.count == 2, model.counts.indices.contains(target.section) else { return false }
    let most = model.counts[target.section] - (target.section == current.section ? 1 : 0)
    return (0...max(0, most)).contains(target.row)
  }

  /// Ends the drag of a row where the row is, since the list has changed or the finger has lifted.
  func abandonReorder() {
    guard let reorder else { return }
    edgeScroll?.stop()
    edgeScroll = nil
    self.reorder = nil
    reorder.cell.state.isReordering = false
    reorder.cell.dragStateDidChange(.none)
  }

  private func drop(isCancelled: Bool) {
    guard let reorder else { return }
    if isCancelled, reorder.current != reorder.source {
      rearrange(reorder.current, to: reorder.source)
      self.reorder?.current = reorder.source
    }
    abandonReorder()
    if !isCancelled, reorder.current != reorder.source {
      dataSource?.tableView(self, moveRowAt: reorder.source, to: reorder.current)
    }
    UIView.animate(withDuration: Self.listAnimationDuration) { [self] in
      setNeedsLayout()
      layoutIfNeeded()
    }
  }
}

/// A row that a finger is dragging.
struct RowReorder {
  let cell: UITableViewCell
  /// The index path of the row in the data source.
  let source: IndexPath
  /// The index path at which the table shows the row.
  var current: IndexPath
  /// The distance from the cell's centre to the finger, in points.
  let grip: CGFloat

  /// The index path in the data source for a row that is shown at an index path.
  func sourcePath(of shown: IndexPath) -> IndexPath {
    if shown == current { return source }
    var path = shown
    if shown.section == current.section, shown.row > current.row { path.row -= 1 }
    if path.section == source.section, path.row >= source.row { path.row += 1 }
    return path
  }
}
