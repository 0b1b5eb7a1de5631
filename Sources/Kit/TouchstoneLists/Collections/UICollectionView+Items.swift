import Foundation

/// Queries about items, and their selection.
extension UICollectionView {
  // MARK: Views

  func layoutForQuestion() {
    if owesReload, !isLayingOut, window != nil { layoutIfNeeded() }
  }

  // MARK: Selection by code

  func mark(_ path: IndexPath, isSelected: Bool) {
    let wasSelected = selection.contains(path)
    if isSelected, !wasSelected { selection.append(path) }
    if !isSelected, wasSelected { selection.removeAll { $0 == path } }
    cell(at: path)?.isSelected = isSelected
  }

  func cell(at path: IndexPath) -> UICollectionViewCell? {
    elements[ElementKey(category: .cell, kind: nil, path: path)] as? UICollectionViewCell
  }

  // MARK: Fingers

  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  var selectsByFinger: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  func itemTouchesBegan(_ touches: Set<UITouch>) {
    guard touched == nil, selectsByFinger, let touch = touches.first,
      let cell = cell(under: touch), let path = indexPath(for: cell),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    touched = TouchedItem(touch: touch, path: path, cell: cell)
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  private func cell(under touch: UITouch) -> UICollectionViewCell? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell {
        return cell.collection === self ? cell : nil
      }
      view = current.superview
    }
    return nil
  }

  /// A finger that leaves its item does not select it any more.
  func itemTouchesMoved(_ touches: Set<UITouch>) {
    guard let touched, touches.contains(touched.touch), let cell = touched.cell else { return }
    if !cell.bounds.contains(touched.touch.location(in: cell)) { endTouch(isCancelled: true) }
  }

  func itemTouchesEnded(_ touches: Set<UITouch>, isCancelled: Bool) {
    guard let touched, touches.contains(touched.touch) else { return }
    endTouch(isCancelled: isCancelled)
  }

  func endTouch(isCancelled: Bool) {
    guard let touched else { return }
    self.touched = nil
    if !isCancelled, has(touched.path) { select(byFinger: touched.path) }
    touched.cell?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: touched.path)
  }

  /// Selects an item as a tap does: the delegate is asked and notified.
  func select(byFinger path: IndexPath) {
    if selectsSeveral, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      mark(path, isSelected: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsSeveral {
      for old in selection where old != path {
        mark(old, isSelected: false)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    mark(path, isSelected: true)
    if panSelection == nil, let cell = cell(at: path) { cell.selectionSegue?(cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
    guard let delegate, panSelection == nil, selection == [path],
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }
}
