import Foundation

/// An item that a gesture of the app's moves to another place.
extension UICollectionView {
  /// Lifts an item, if the data source lets it be moved.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    let key = ElementKey(category: .cell, kind: nil, path: indexPath)
    guard movement == nil, has(indexPath), let cell = elements[key] as? UICollectionViewCell,
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    movement = ItemMovement(cell: cell, source: indexPath, current: indexPath)
    bringSubviewToFront(cell)
    return true
  }

  /// Moves the item to a place of the content. The others make room.
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

  /// Lets the item go where it is; the data source is asked to move it.
  public func endInteractiveMovement() {
    guard let movement else { return }
    self.movement = nil
    if movement.current != movement.source {
      dataSource?.collectionView(self, moveItemAt: movement.source, to: movement.current)
    }
    settle()
  }

  /// Lets the item go, which returns to where it was.
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

/// An item on its way.
struct ItemMovement {
  let cell: UICollectionViewCell
  /// Where the data source has the item.
  let source: IndexPath
  /// Where the collection shows it.
  var current: IndexPath

  /// The path that the data source has for an item that is shown at a path.
  func sourcePath(of shown: IndexPath) -> IndexPath {
    if shown == current { return source }
    var path = shown
    if shown.section == current.section, shown.item > current.item { path.item -= 1 }
    if path.section == source.section, path.item >= source.item { path.item += 1 }
    return path
  }
}
