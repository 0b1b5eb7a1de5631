import Foundation

/// Highlighting and selection of rows.
extension UITableView {
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  var selectsByFinger: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  // MARK: By code

  func mark(_ path: IndexPath, isSelected: Bool, _ animated: Bool) {
    let wasSelected = selection.contains(path)
    if isSelected, !wasSelected { selection.append(path) }
    if !isSelected, wasSelected { selection.removeAll { $0 == path } }
    if let number = model.number(of: path) {
      cells[number]?.setSelected(isSelected, animated: animated)
    }
  }

  // MARK: By fingers

  func rowTouchesBegan(_ touches: Set<UITouch>) {
    guard touched == nil, let touch = touches.first else { return }
    if swipe?.isOpen == true { return endSwipe(animated: true) }
    guard selectsByFinger, let cell = cell(under: touch), let path = indexPath(for: cell),
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    touched = TouchedRow(touch: touch, path: path, cell: cell)
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  private func cell(under touch: UITouch) -> UITableViewCell? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UITableViewCell { return cell.table === self ? cell : nil }
      view = current.superview
    }
    return nil
  }

  /// A finger that leaves its row does not select it any more.
  func rowTouchesMoved(_ touches: Set<UITouch>) {
    guard let touched, touches.contains(touched.touch), let cell = touched.cell else { return }
    if !cell.bounds.contains(touched.touch.location(in: cell)) { endTouch(isCancelled: true) }
  }

  func rowTouchesEnded(_ touches: Set<UITouch>) {
    guard let touched, touches.contains(touched.touch) else { return }
    endTouch(isCancelled: false)
  }

  func rowTouchesCancelled(_ touches: Set<UITouch>) {
    guard let touched, touches.contains(touched.touch) else { return }
    endTouch(isCancelled: true)
  }

  func endTouch(isCancelled: Bool) {
    guard let touched else { return }
    self.touched = nil
    touched.cell?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: touched.path)
    if !isCancelled, model.has(touched.path) { select(byFinger: touched.path) }
  }

  /// Selects a row as a tap does: the delegate is asked and notified.
  func select(byFinger path: IndexPath) {
    if selectsSeveral, selection.contains(path) { return deselect(byFinger: path) }
    let delegate = delegate
    let wanted = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path)
    guard let target = wanted, model.has(target) else { return }
    if !selectsSeveral {
      for old in selection where old != target { deselect(byFinger: old) }
    }
    mark(target, isSelected: true, false)
    if panSelection == nil, let number = model.number(of: target), let cell = cells[number] {
      cell.selectionSegue?(cell)
    }
    delegate?.tableView(self, didSelectRowAt: target)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    guard let delegate, panSelection == nil, selection == [target],
      delegate.tableView(self, canPerformPrimaryActionForRowAt: target)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: target)
  }

  func deselect(byFinger path: IndexPath) {
    let delegate = delegate
    let wanted = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
    guard let target = wanted else { return }
    mark(target, isSelected: false, false)
    delegate?.tableView(self, didDeselectRowAt: target)
    if selectsSeveral {
      NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }
  }

  /// Called when the detail button of a cell was tapped.
  func accessoryTapped(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.accessorySegue?(cell)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
