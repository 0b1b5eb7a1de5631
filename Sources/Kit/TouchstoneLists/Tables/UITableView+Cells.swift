import Foundation

/// Registration and reuse of cells.
extension UITableView {
  // MARK: Dequeuing

  func made(_ source: ReusePool<UITableViewCell>.Source, _ identifier: String)
    -> UITableViewCell
  {
    switch source {
    case .type(let kind):
      if kind == UITableViewCell.self {
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
      let view = CellMakers.make(kind, identifier: identifier, call: "init(style:reuseIdentifier:)")
      return view as? UITableViewCell
        ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    case .nib(let nib):
      let cells = nib.instantiate(withOwner: nil).compactMap { $0 as? UITableViewCell }
      if let cell = cells.first { return cell }
      reportMistake("the nib for \"\(identifier)\" has no UITableViewCell at its top")
    case .maker(let make):
      if let cell = make() { return cell }
    }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Making

  /// The data source's cell for a row.
  func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    // While a row is being dragged, rows are shown at other index paths than in the data source.
    let cell = dataSource.tableView(self, cellForRowAt: reorder?.sourcePath(of: path) ?? path)
    if let other = cells.first(where: { $0.value === cell })?.key {
      reportMistake(
        "the cell for row \(path.row) of section \(path.section) is already that of "
          + "\(model.path(other).map { "row \($0.row) of section \($0.section)" } ?? "another"): "
          + "dequeue or make a cell for each row")
      cells[other] = nil
    }
    return cell
  }

  func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource else { return }
    for path in paths {
      guard let number = model.number(of: path), let cell = cells[number] else { continue }
      // The data source's call to dequeue returns the existing cell.
      if let identifier = cell.reuseIdentifier { cellPool.put(cell, for: identifier) }
      let made = dataSource.tableView(self, cellForRowAt: path)
      if made !== cell {
        cells[number] = nil
        setNeedsLayout()
      }
      model.isKnown[number] = false
      setNeedsLayout()
    }
  }
}
