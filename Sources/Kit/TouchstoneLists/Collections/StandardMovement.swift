import Foundation
import TouchstoneCore

/// The long press with which a collection view controller moves items. It begins on items alone that can be moved, so
/// that it takes no touch from others.
@MainActor final class StandardMovement: NSObject, UIGestureRecognizerDelegate {
  private(set) weak var list: UICollectionView?
  private let press = UILongPressGestureRecognizer()
  /// The finger's distance from the middle of the item.
  private var grip = CGPoint.zero

  init(of list: UICollectionView) {
    self.list = list
    super.init()
    press.name = "move an item"
    press.delegate = self
    press.touchstone.addAction { [weak self] in self?.changed($0) }
    list.addGestureRecognizer(press)
  }

  func remove() { list?.removeGestureRecognizer(press) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, let path = list.indexPathForItem(at: gestureRecognizer.location(in: list))
    else { return false }
    return list.dataSource?.collectionView(list, canMoveItemAt: path) ?? false
  }

  private func changed(_ press: UIGestureRecognizer) {
    guard let list else { return }
    let place = press.location(in: list)
    switch press.state {
    case .began:
      guard let path = list.indexPathForItem(at: place), let cell = list.cellForItem(at: path),
        list.beginInteractiveMovementForItem(at: path)
      else { return }
      grip = CGPoint(x: place.x - cell.center.x, y: place.y - cell.center.y)
    case .changed:
      list.updateInteractiveMovementTargetPosition(
        CGPoint(x: place.x - grip.x, y: place.y - grip.y))
    case .ended: list.endInteractiveMovement()
    case .cancelled, .failed: list.cancelInteractiveMovement()
    case .possible: break
    }
  }
}
