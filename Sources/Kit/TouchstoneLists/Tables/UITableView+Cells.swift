import Foundation

/// Registration and reuse of cells.
extension UITableView {
  // MARK: Dequeuing

  func dequeue(_ identifier: String, isForPath: Bool) -> UITableViewCell? {
    if let cell = cellPool.takeExisting(identifier) { return cell }
    if let cell = cellPool.take(identifier) {
      if !cellPool.record(cell, isForPath: isForPath) { cell.removeFromSuperview() }
      UIView.performWithoutAnimation { cell.prepareForReuse() }
      return cell
    }
    guard let source = cellPool.source(of: identifier) else { return nil }
    let cell = made(source, identifier)
    cell.reuseIdentifier = identifier
    _ = cellPool.record(cell, isForPath: isForPath)
    return cell
  }

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

  /// The data source's cell for a row. Cells that it has dequeued and not returned are reusable again.
  private func askedCell(
    at path: IndexPath, reconfiguring existing: UITableViewCell? = nil
  ) -> UITableViewCell? {
    guard let dataSource else { return nil }
    cellPool.beginQuestion(reconfiguring: existing, existing?.reuseIdentifier)
    // While a row is being dragged, rows are shown at other index paths than in the data source.
    let cell = dataSource.tableView(self, cellForRowAt: reorder?.sourcePath(of: path) ?? path)
    if let count = cellPool.surplus() {
      reportMistake(
        "dequeueReusableCell(withIdentifier:for:) was called \(count) times for \(path.words("Row")): "
          + "only the returned cell is shown. For another cell, call "
          + "dequeueReusableCell(withIdentifier:)")
    }
    let unused = cellPool.endQuestion(cell)
    for cell in unused.own where isUnused(cell) { cell.removeFromSuperview() }
    for cell in unused.spare where isUnused(cell) { putBack(cell) }
    return cell
  }

  /// Whether the cell is neither a row's nor in a view of the app's.
  private func isUnused(_ cell: UITableViewCell) -> Bool {
    (cell.superview ?? self) === self && number(of: cell) == nil
  }

  /// The part that a cell shows, also while it is out of sight with the first responder.
  func number(of cell: UITableViewCell) -> Int? {
    if let edited, edited.cell === cell { return edited.number }
    return cells.first { $0.value === cell }?.key
  }

  /// Makes a cell reusable.
  func putBack(_ cell: UITableViewCell) {
    if cell.hasFirstResponder { cell.endEditing(true) }
    guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
    cell.isHidden = true
    cellPool.put(cell, for: identifier)
  }

  func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let cell = askedCell(at: path) else { return nil }
    if let other = number(of: cell) {
      reportMistake(
        "tableView(_:cellForRowAt:): the cell for \(path.words("Row")) is already that of "
          + "\(model.path(other)?.words("Row") ?? "another"): "
          + "dequeue or make a cell for each row")
      cells[other] = nil
    }
    return cell
  }

  func reconfigure(_ paths: [IndexPath]) {
    count()
    holdCounts {
      for path in paths {
        guard let number = model.number(of: path) else {
          reportMistake(
            "reconfigureRows(at:): there is no \(path.words("Row")), \(sizes(at: path))")
          continue
        }
        guard let cell = cells[number] ?? (edited?.number == number ? edited?.cell : nil) else {
          continue
        }
        // The data source's call to dequeue returns the existing cell.
        let made = askedCell(at: path, reconfiguring: cell)
        if isOutdated { return }
        model.isKnown[number] = false
        guard made !== cell else { continue }
        reportMistake(
          "reconfigureRows(at:): the data source returned another cell for \(path.words("Row")), "
            + "which is reloaded")
        if let made, isUnused(made) { putBack(made) }
        cells[number] = nil
        release(cell, from: path)
      }
    }
    setNeedsLayout()
  }
}
