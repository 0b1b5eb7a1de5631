import TouchstoneTesting
import UIKit

/// A data source and delegate that writes down what it is asked and told of fingers.
final class TableLog: NSObject, UITableViewDataSource, UITableViewDelegate {
  let stage: Stage
  var sections: [Int]
  var height: CGFloat = 50
  var highlights = true
  var selects: (IndexPath) -> IndexPath? = { $0 }
  var isLoud = false
  /// Whether rows can be edited and moved.
  var movable = false
  /// Called when the table asks for the cell or the height of a row, or shows it.
  var onCell: (IndexPath) -> Void = { _ in }
  var onHeight: (IndexPath) -> Void = { _ in }
  var onDisplay: (IndexPath) -> Void = { _ in }

  init(_ stage: Stage, sections: [Int] = [20]) {
    self.stage = stage
    self.sections = sections
  }

  private func note(_ words: String, _ path: IndexPath) {
    stage.log.append("\(words) \(path.section).\(path.row)")
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    if isLoud { stage.log.append("sections") }
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if isLoud { stage.log.append("rows of \(section)") }
    return sections[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if isLoud { note("cell", indexPath) }
    onCell(indexPath)
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if isLoud { note("height", indexPath) }
    onHeight(indexPath)
    return height
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if isLoud { note("will display", indexPath) }
    onDisplay(indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if isLoud { note("did end displaying", indexPath) }
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { movable }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movable }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let target = "\(destinationIndexPath.section).\(destinationIndexPath.row)"
    stage.log.append("move \(sourceIndexPath.section).\(sourceIndexPath.row) to \(target)")
    sections[sourceIndexPath.section] -= 1
    sections[destinationIndexPath.section] += 1
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("should highlight", indexPath)
    return highlights
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("did highlight", indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("did unhighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("will select", indexPath)
    return selects(indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("will deselect", indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("did select", indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("did deselect", indexPath)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    stage.log.append("will begin dragging")
  }
}

/// A data source and delegate of a collection, which can write down what it is asked.
final class ItemLog: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let stage: Stage
  var sections: [Int]
  var isLoud = false
  /// Called when the collection asks for a cell, or shows it.
  var onCell: (IndexPath) -> Void = { _ in }
  var onDisplay: (IndexPath) -> Void = { _ in }

  init(_ stage: Stage, sections: [Int]) {
    self.stage = stage
    self.sections = sections
  }

  private func note(_ words: String, _ path: IndexPath) {
    if isLoud { stage.log.append("\(words) \(path.section).\(path.item)") }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note("cell", indexPath)
    onCell(indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = kind == UICollectionView.elementKindSectionHeader ? "header" : "footer"
    note(name, indexPath)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: name, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    note("to \(destinationIndexPath.section).\(destinationIndexPath.item) move", sourceIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    note("will display", indexPath)
    onDisplay(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("did end displaying", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { note("will display \(elementKind.suffix(6))", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { note("did end displaying \(elementKind.suffix(6))", indexPath) }
}

extension Stage {
  /// The diagnostics of programming errors.
  var diagnostics: [String] {
    trace.compactMap { if case .diagnostic(let text) = $0.kind { text } else { nil } }
  }
}
