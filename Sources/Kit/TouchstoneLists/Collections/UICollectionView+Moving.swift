import Foundation

/// Interactive movement of an item by a recognizer of the app.
extension UICollectionView {
  /// Begins the movement of an item; `false` if the data source refuses.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    let key = ElementKey(category: .cell, kind: nil, path: indexPath)
    guard movement == nil, has(indexPath), let cell = elements[key] as? UICollectionViewCell,
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    movement = ItemMovement(cell: cell, source: indexPath, current: indexPath)
    bringSubviewToFront(cell)
    return true
  }

  /// Moves the item to a point of the content. The other items make room.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement, targetPosition.x.isFinite, targetPosition.y.isFinite else { return }
    movement.cell.center = targetPosition
    guard let proposed = indexPathForItem(at: targetPosition), proposed != movement.current else {
      return
    }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveFromItemAt: movement.source, toProposedIndexPath: proposed)
      ?? proposed
    guard target != movement.current, has(target) || target.section < counts.count else { return }
    rearrange(to: target)
  }

  /// Ends the movement at the current position; the data source is asked to move the item.
  public func endInteractiveMovement() {
    guard let movement else { return }
    self.movement = nil
    if movement.current != movement.source {
      dataSource?.collectionView(self, moveItemAt: movement.source, to: movement.current)
    }
    settle()
  }

  /// Cancels the movement; the item returns to its former position.
  public func cancelInteractiveMovement() {
    guard let movement else { return }
    if movement.current != movement.source { rearrange(to: movement.source) }
    self.movement = nil
    settle()
  }

  private func settle() {
    setNeedsLayout()
    UIView.animate(withDuration: Self.listAnimationDuration) { [self] in layoutIfNeeded() }
  }

  private func rearrange(to target: IndexPath) {
    guard let from = movement?.current else { return }
    var updates = ListUpdates()
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

  /// The index path in the data source for an item that is shown at an index path.
  func sourcePath(of shown: IndexPath) -> IndexPath {
    if shown == current { return source }
    var path = shown
    if shown.section == current.section, shown.item > current.item { path.item -= 1 }
    if path.section == source.section, path.item >= source.item { path.item += 1 }
    return path
  }
}
