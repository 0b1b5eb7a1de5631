import Foundation

/// Which rows there are, and where.
extension UITableView {
  // MARK: Numbers

  /// The number of sections.
  public var numberOfSections: Int {
    count()
    return model.counts.count
  }

  /// The number of rows of a section; 0 for one that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    count()
    guard model.counts.indices.contains(section) else {
      reportMistake("section \(section) was asked for its rows; there are \(model.counts.count)")
      return 0
    }
    return model.counts[section]
  }

  // MARK: Places

  /// Where a section is, with its header and footer; a rectangle of no height for one that does not exist.
  public func rect(forSection section: Int) -> CGRect {
    count()
    guard model.counts.indices.contains(section) else { return emptyRect }
    return frame(of: model.header(section)).union(frame(of: model.footer(section)))
  }
  /// Where a header is.
  public func rectForHeader(inSection section: Int) -> CGRect {
    count()
    return model.counts.indices.contains(section) ? frame(of: model.header(section)) : emptyRect
  }
  /// Where a footer is.
  public func rectForFooter(inSection section: Int) -> CGRect {
    count()
    return model.counts.indices.contains(section) ? frame(of: model.footer(section)) : emptyRect
  }
  /// Where a row is, which may be estimated; a rectangle without size for one that does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    count()
    return model.number(of: indexPath).map(frame) ?? .zero
  }
  private var emptyRect: CGRect { CGRect(x: 0, y: rowsTop, width: bounds.width, height: 0) }

  /// The row at a point of the table's space.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    count()
    guard point.y >= rowsTop else { return nil }
    return model.path(model.heights.index(at: point.y - rowsTop))
  }
  /// The path of what a list shows, or of an identifier; `nil` for none.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.flatMap { model.path($0.key) }
  }
  /// The rows that a rectangle touches.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    count()
    var found: [IndexPath] = []
    var number = model.heights.index(at: max(0, rect.minY - rowsTop))
    while number < model.count, frame(of: number).minY < rect.maxY {
      if let path = model.path(number) { found.append(path) }
      number += 1
    }
    return found
  }

  // MARK: Views

  /// The cell of a row, if it is in sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutForQuestion()
    return model.number(of: indexPath).flatMap { cells[$0] }
  }
  /// The cells in sight, from the top.
  public var visibleCells: [UITableViewCell] {
    layoutForQuestion()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The rows in sight, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutForQuestion()
    return cells.keys.sorted().compactMap(model.path)
  }
  /// The header of a section, if it is in sight.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutForQuestion()
    guard model.counts.indices.contains(section) else { return nil }
    return supplements[model.header(section)] as? UITableViewHeaderFooterView
  }
  /// The footer of a section, if it is in sight.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutForQuestion()
    guard model.counts.indices.contains(section) else { return nil }
    return supplements[model.footer(section)] as? UITableViewHeaderFooterView
  }

  private func layoutForQuestion() {
    if owesReload, !isLayingOut, window != nil { layoutIfNeeded() }
  }

  // MARK: Scrolling

  /// Scrolls until the row is at a place in sight.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    count()
    if indexPath.count == 2, indexPath.row == NSNotFound { return }
    guard let number = model.number(of: indexPath) else {
      return reportMistake(
        "scrollToRow(at:): there is no row \(indexPath.row) in section \(indexPath.section)")
    }
    if window != nil { layoutIfNeeded() }
    scroll(toNumber: number, scrollPosition, animated: animated)
    guard !animated, window != nil else { return }
    // Heights that become known on the way may move the row.
    layoutIfNeeded()
    scroll(toNumber: number, scrollPosition, animated: false)
  }

  /// Scrolls to the first selected row.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selection.min() else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  func scroll(toNumber number: Int, _ position: ScrollPosition, animated: Bool) {
    var row = frame(of: number)
    let inset = adjustedContentInset
    // A header that is pinned covers the top.
    let section = model.section(of: number)
    let header = tableStyle == .plain ? supplements[model.header(section)]?.bounds.height ?? 0 : 0
    let room = bounds.height - inset.top - inset.bottom
    let y: CGFloat
    switch position {
    case .none:
      row.origin.y -= header
      row.size.height += header
      return scrollRectToVisible(row, animated: animated)
    case .top: y = row.minY - inset.top - header
    case .middle: y = row.midY - room / 2 - inset.top
    case .bottom: y = row.maxY - bounds.height + inset.bottom
    }
    let most = contentSize.height + inset.bottom - bounds.height
    let target = CGPoint(x: contentOffset.x, y: max(-inset.top, min(y, most)))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }
}
