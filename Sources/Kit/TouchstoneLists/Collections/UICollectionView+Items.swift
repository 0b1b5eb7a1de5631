import Foundation

/// Which items there are, where, and which are selected.
extension UICollectionView {
  // MARK: Numbers

  /// The number of sections.
  public var numberOfSections: Int {
    count()
    return counts.count
  }

  /// The number of items of a section; 0 for one that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    count()
    guard counts.indices.contains(section) else {
      reportMistake("section \(section) was asked for its items; there are \(counts.count)")
      return 0
    }
    return counts[section]
  }

  // MARK: Places

  /// Where an item is; `nil` for one that does not exist.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return has(indexPath) ? layout.layoutAttributesForItem(at: indexPath) : nil
  }
  /// Where a header, a footer or another view is.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// The item at a point of the collection's space.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return layout.layoutAttributesForElements(in: around)?
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
  /// The path of what a list shows, or of an identifier; `nil` for none.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.first { $0.value === cell }?.key.path
  }

  // MARK: Views

  /// The cell of an item, if it is in sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutForQuestion()
    let key = ElementKey(category: .cell, kind: nil, path: indexPath)
    return elements[key] as? UICollectionViewCell
  }
  /// The view of a kind, if it is in sight.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layoutForQuestion()
    return elements[
      ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }
  /// The views of a kind in sight.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    elements.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
  }
  /// The paths of the views of a kind in sight.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    elements.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
  /// The cells in sight, in the order of their items.
  public var visibleCells: [UICollectionViewCell] {
    layoutForQuestion()
    return elements.sorted { $0.key.path < $1.key.path }
      .compactMap { $0.value as? UICollectionViewCell }
  }
  /// The items in sight, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutForQuestion()
    return elements.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  private func layoutForQuestion() {
    if owesReload, !isLayingOut, window != nil { layoutIfNeeded() }
  }

  // MARK: Scrolling

  /// Scrolls until the item is at a place in sight.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    if window != nil { layoutIfNeeded() }
    guard let item = layoutAttributesForItem(at: indexPath)?.frame else {
      return reportMistake(
        "scrollToItem(at:): there is no item \(indexPath.item) in section \(indexPath.section)")
    }
    if scrollPosition.isEmpty { return scrollRectToVisible(item, animated: animated) }
    let inset = adjustedContentInset
    var target = contentOffset
    if scrollPosition.contains(.top) { target.y = item.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) {
      target.y = item.midY - (bounds.height - inset.top - inset.bottom) / 2 - inset.top
    }
    if scrollPosition.contains(.bottom) { target.y = item.maxY - bounds.height + inset.bottom }
    if scrollPosition.contains(.left) { target.x = item.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) {
      target.x = item.midX - (bounds.width - inset.left - inset.right) / 2 - inset.left
    }
    if scrollPosition.contains(.right) { target.x = item.maxX - bounds.width + inset.right }
    let mostX = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let mostY = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    target.x = max(-inset.left, min(target.x, mostX))
    target.y = max(-inset.top, min(target.y, mostY))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  // MARK: Selection by code

  /// The selected items.
  public var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item, and no other unless several can be; `nil` deselects all. The delegate receives nothing (LST-05).
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    count()
    if !selectsSeveral || indexPath == nil {
      for old in selection where old != indexPath { mark(old, isSelected: false) }
    }
    guard let indexPath else { return }
    guard has(indexPath) else {
      return reportMistake(
        "selectItem(at:): there is no item \(indexPath.item) in section \(indexPath.section)")
    }
    mark(indexPath, isSelected: true)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item. The delegate receives nothing (LST-05).
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    mark(indexPath, isSelected: false)
  }

  private func mark(_ path: IndexPath, isSelected: Bool) {
    let wasSelected = selection.contains(path)
    if isSelected, !wasSelected { selection.append(path) }
    if !isSelected, wasSelected { selection.removeAll { $0 == path } }
    cell(at: path)?.isSelected = isSelected
  }

  private func cell(at path: IndexPath) -> UICollectionViewCell? {
    elements[ElementKey(category: .cell, kind: nil, path: path)] as? UICollectionViewCell
  }

  // MARK: Fingers

  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var selectsByFinger: Bool {
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

  /// A finger that leaves its item no longer selects it.
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

  /// As a tap does: the delegate is asked, and receives what was selected.
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
    if let cell = cell(at: path) { cell.selectionSegue?(cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
