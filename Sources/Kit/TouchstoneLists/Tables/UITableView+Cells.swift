import Foundation

/// Registered classes, and cells that are used again.
extension UITableView {
  // MARK: Registering

  /// Cells for the name are of the class from now on; `nil` ends that.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass.map { .type($0) }, for: identifier)
  }
  /// Cells for the name are made by the nib from now on; `nil` ends that.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(nib.map { .nib($0) }, for: identifier)
  }
  /// Headers and footers for the name are of the class from now on.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerPool.register(aClass.map { .type($0) }, for: identifier)
  }
  /// Headers and footers for the name are made by the nib from now on.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(nib.map { .nib($0) }, for: identifier)
  }
  /// A prototype of a storyboard.
  public func register(
    prototype identifier: String, _ make: @escaping @MainActor () -> UITableViewCell?
  ) {
    cellPool.register(.maker(make), for: identifier)
  }

  // MARK: Dequeuing

  /// A cell that is out of sight or new; `nil` if the name is not registered and none is out of sight.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cellPool.take(identifier) {
      UIView.performWithoutAnimation { cell.prepareForReuse() }
      return cell
    }
    guard let source = cellPool.source(of: identifier) else { return nil }
    let cell = made(source, identifier)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A cell for the row; a name that is not registered gives a plain cell and one diagnostic.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    reportMistake(
      "no cell is registered for \"\(identifier)\" (row \(indexPath.row) of section "
        + "\(indexPath.section)): call register(_:forCellReuseIdentifier:) first")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  private func made(_ source: ReusePool<UITableViewCell>.Source, _ identifier: String)
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

  /// A header or footer that is out of sight or new; `nil` if the name is not registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = headerPool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    guard let source = headerPool.source(of: identifier) else { return nil }
    let view: UITableViewHeaderFooterView
    switch source {
    case .type(let kind):
      let made =
        kind == UITableViewHeaderFooterView.self
        ? nil : CellMakers.make(kind, identifier: identifier, call: "init(reuseIdentifier:)")
      view =
        made as? UITableViewHeaderFooterView
        ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    case .nib(let nib):
      let views = nib.instantiate(withOwner: nil).compactMap { $0 as? UITableViewHeaderFooterView }
      view = views.first ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    case .maker(let make):
      view = make() ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
    view.reuseIdentifier = identifier
    return view
  }

  // MARK: Making

  /// The data source's cell for a row.
  func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    // While a row is dragged, rows are shown at other places than the data source has them.
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
      // The data source's call to dequeue gets the cell that is there.
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
