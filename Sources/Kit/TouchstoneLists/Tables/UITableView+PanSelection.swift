import Foundation

/// Selection of rows with a pan of two fingers.
extension UITableView: PanSelecting {
  var itemCounts: [Int] { model.counts }

  func itemPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path)
      ?? allowsMultipleSelectionDuringEditing
  }

  func beginEditingForSelection() { setEditing(true, animated: true) }

  func didBeginMultipleSelection(at path: IndexPath) {
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func didEndMultipleSelection() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }
}
