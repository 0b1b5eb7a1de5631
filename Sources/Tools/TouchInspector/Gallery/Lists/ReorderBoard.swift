import Foundation
import TouchStories
import Touchstone
import TouchstoneLists

/// A collection whose items a long press moves.
final class ReorderBoard {
  init(in window: UIWindow) {
    let line = Gallery.line(in: window)
    let collection = TitleCollection(
      frame: Gallery.board(in: window), collectionViewLayout: UICollectionViewFlowLayout())
    collection.accessibilityIdentifier = "collection"
    collection.panGestureRecognizer.name = "collection pan"
    collection.items = Gallery.cities + Gallery.cities.map { "\($0) again" }
    collection.itemSize = CGSize(width: (collection.bounds.width - 20) / 3, height: 84)
    let press = UILongPressGestureRecognizer()
    press.name = "press"
    press.addAction { [weak collection, weak line] press in
      guard let collection else { return }
      let place = press.location(in: collection)
      line?.text = "The press \(press.state)"
      switch press.state {
      case .began:
        guard let path = collection.indexPathForItem(at: place) else { return }
        _ = collection.beginInteractiveMovementForItem(at: path)
      case .changed: collection.updateInteractiveMovementTargetPosition(place)
      case .ended: collection.endInteractiveMovement()
      default: collection.cancelInteractiveMovement()
      }
    }
    collection.addGestureRecognizer(press)
    window.addSubview(collection)
  }
}
