import Foundation

/// Interactive movement of an item by a recognizer of the app.
extension UICollectionView {
  /// Begins the movement of an item; `false` if the data source refuses.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    let key = ElementKey(category: .cell, kind: nil, path: indexPath)
    guard movement == nil, has(indexPath), let cell = elements[key] as? UICollectionViewCell,
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    endTouch(isCancelled: true)
    movement = ItemMovement(
      cell: cell, source: indexPath, current: indexPath, position: cell.center)
    cell.changeConfigurationState { $0.isReordering = true }
    cell.dragStateDidChange(.dragging)
    bringSubviewToFront(cell)
    edgeScroll = EdgeScroll(self) { [weak self] in self?.drag(to: $0) }
    return true
  }

  /// Moves the item to a place of the content. The others make room, and near an end the content scrolls (LST-58).
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard movement != nil, targetPosition.x.isFinite, targetPosition.y.isFinite else { return }
    drag(to: targetPosition)
    edgeScroll?.follow(targetPosition)
  }

  private func drag(to position: CGPoint) {
    guard let old = movement else { return }
    let wanted = layout.targetIndexPath(
      forInteractivelyMovingItem: old.current, withPosition: position)
    let target = wanted == old.current ? wanted : allowedTarget(wanted, of: old)
    movement?.position = position
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: position,
        previousIndexPaths: [old.current], previousPosition: old.position))
    if target != old.current { rearrange(to: target) }
    let moved = layout.layoutAttributesForInteractivelyMovingItem(
      at: target, withTargetPosition: position)
    place(old.cell, moved)
  }

  /// Where the delegate lets the item go, if there is such a place.
  private func allowedTarget(_ proposed: IndexPath, of movement: ItemMovement) -> IndexPath {
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.source,
        atCurrentIndexPath: movement.current, toProposedIndexPath: proposed) ?? proposed
    guard target.count == 2, counts.indices.contains(target.section) else {
      return movement.current
    }
    let most = counts[target.section] - (target.section == movement.current.section ? 1 : 0)
    return (0...max(0, most)).contains(target.item) ? target : movement.current
  }

  /// Ends the movement at the current position; the data source is asked to move the item.
  public func endInteractiveMovement() {
    guard let movement = endMovement(isCancelled: false) else { return }
    if movement.current != movement.source {
      dataSource?.collectionView(self, moveItemAt: movement.source, to: movement.current)
    }
    settle()
  }

  /// Cancels the movement; the item returns to its former position.
  public func cancelInteractiveMovement() {
    guard let movement else { return }
    if movement.current != movement.source { rearrange(to: movement.source) }
    _ = endMovement(isCancelled: true)
    settle()
  }

  /// Ends a movement without a message to the data source, since the items have changed.
  func abandonMovement() {
    if endMovement(isCancelled: true) != nil { setNeedsLayout() }
  }

  private func endMovement(isCancelled: Bool) -> ItemMovement? {
    guard let ended = movement else { return nil }
    edgeScroll?.stop()
    edgeScroll = nil
    movement = nil
    ended.cell.changeConfigurationState { $0.isReordering = false }
    ended.cell.dragStateDidChange(.none)
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [isCancelled ? ended.source : ended.current],
        previousIndexPaths: [ended.current], movementCancelled: isCancelled))
    return ended
  }

  private func settle() {
    setNeedsLayout()
    UIView.animate(withDuration: Self.listAnimationDuration) { [self] in layoutIfNeeded() }
  }

  private func rearrange(to target: IndexPath) {
    guard let from = movement?.current, has(from) else { return }
    var updates = ListUpdates(noun: "Item")
    updates.moved = [(from, target)]
    var newCounts = counts
    newCounts[from.section] -= 1
    newCounts[target.section] += 1
    guard let result = try? updates.result(from: counts, to: newCounts) else { return }
    movement?.current = target
    perform(result, newCounts, [], animated: true) { _ in }
  }
}

/// The movement of an item in progress.
struct ItemMovement {
  let cell: UICollectionViewCell
  /// The index path of the item in the data source.
  let source: IndexPath
  /// The index path at which the collection shows the item.
  var current: IndexPath
  /// The point of the content that it was dragged to last.
  var position: CGPoint

  /// The index path in the data source for an item that is shown at an index path.
  func sourcePath(of shown: IndexPath) -> IndexPath {
    if shown == current { return source }
    var path = shown
    if shown.section == current.section, shown.item > current.item { path.item -= 1 }
    if path.section == source.section, path.item >= source.item { path.item += 1 }
    return path
  }
}
