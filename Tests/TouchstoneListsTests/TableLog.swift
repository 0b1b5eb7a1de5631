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
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if isLoud { note("height", indexPath) }
    return height
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if isLoud { note("will display", indexPath) }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if isLoud { note("did end displaying", indexPath) }
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
