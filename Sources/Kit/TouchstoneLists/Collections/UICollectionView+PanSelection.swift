import Foundation

/// Selection of items with a pan of two fingers.
extension UICollectionView: PanSelecting {
  var itemCounts: [Int] { counts }
  var isBeingEdited: Bool { isEditing }

  func itemPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path)
      ?? allowsMultipleSelectionDuringEditing
  }

  func beginEditingForSelection() { isEditing = true }

  func didBeginMultipleSelection(at path: IndexPath) {
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func didEndMultipleSelection() {
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }
}
