import Foundation

/// The visible rows and the frames of their cells.
extension UITableView {
  // MARK: Geometry

  var sideInset: CGFloat { tableStyle == .insetGrouped ? max(16, layoutMargins.left) : 0 }
  var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }
  var rowsTop: CGFloat { tableHeaderView?.frame.height ?? 0 }

  func frame(of number: Int) -> CGRect {
    CGRect(
      x: sideInset, y: rowsTop + model.heights.start(of: number), width: rowWidth,
      height: model.heights.lengths[number])
  }

  func takeContentSize() {
    let rows = rowsTop + model.heights.total
    let size = CGSize(width: bounds.width, height: rows + (tableFooterView?.frame.height ?? 0))
    if contentSize != size { contentSize = size }
  }

  func setHeight(_ height: CGFloat, of number: Int) {
    guard height.isFinite else { return }
    model.heights.set(max(0, height), at: number)
  }

  func exchangeEdge(_ old: UIView?, for new: UIView?) {
    guard old !== new else {
      // Setting the same view again updates its height.
      takeContentSize()
      return setNeedsLayout()
    }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    takeContentSize()
    setNeedsLayout()
  }

  private func placeEdges() {
    if let tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
      if tableHeaderView.frame != frame { tableHeaderView.frame = frame }
    }
    if let tableFooterView {
      let frame = CGRect(
        x: 0, y: rowsTop + model.heights.total, width: bounds.width,
        height: tableFooterView.frame.height)
      if tableFooterView.frame != frame { tableFooterView.frame = frame }
    }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    placeIndex()
  }

  // MARK: Layout

  func layOutRows() {
    guard !isLayingOut else { return }
    holdCounts {
      for _ in 0..<Self.mostLayoutRounds {
        recount()
        layOutModel()
        if !owesReload { break }
      }
    }
  }

  /// Lays out the rows by the present numbers. If a callback changes them, this stops.
  private func layOutModel() {
    isOutdated = false
    if laidOutWidth != bounds.width {
      laidOutWidth = bounds.width
      for number in model.isKnown.indices where cells[number] != nil {
        model.isKnown[number] = false
      }
      for (number, cell) in cells where !isOutdated { measure(cell, at: number) }
      if isOutdated { return }
    }
    guard bounds.height > 0 else { return }
    if let edited, !edited.cell.hasFirstResponder { releaseEditedCell() }
    let visible = showVisibleParts()
    if isOutdated { return }
    hideCells(outside: visible)
    if isOutdated { return }
    placeParts(visible)
    placeEdges()
    takeContentSize()
    prefetch(around: visible)
  }

  /// Makes the missing visible parts. Heights that become known move the parts below; the first visible part keeps its
  /// position.
  private func showVisibleParts() -> Range<Int> {
    let anchor = cells.keys.min().map { ($0, model.heights.start(of: $0)) }
    var first = min(model.heights.index(at: contentOffset.y - rowsTop), model.count)
    if let anchor, first < anchor.0 {
      // Continues upwards from the first row that was visible.
      var number = anchor.0 - 1
      while number >= first, !isOutdated {
        show(number)
        number -= 1
      }
      let shift = model.heights.start(of: anchor.0) - anchor.1
      if shift != 0 {
        takeContentSize()
        contentOffset.y += shift
      }
      first = min(model.heights.index(at: contentOffset.y - rowsTop), model.count)
    }
    let bottom = contentOffset.y - rowsTop + bounds.height
    var number = first
    var y = model.heights.start(of: first)
    while number < model.count, y < bottom, !isOutdated {
      show(number)
      y += model.heights.lengths[number]
      number += 1
    }
    return first..<max(first, number)
  }

  private func show(_ number: Int) {
    switch model.part(number) {
    case .header(let section): showSupplement(number, section, isFooter: false)
    case .footer(let section): showSupplement(number, section, isFooter: true)
    case .row(let path): showCell(number, path)
    }
  }

  private func showCell(_ number: Int, _ path: IndexPath) {
    if let cell = cells[number] {
      if !model.isKnown[number] { measure(cell, at: number) }
      return
    }
    if let edited, edited.number == number {
      cells[number] = edited.cell
      self.edited = nil
      if !model.isKnown[number] { measure(edited.cell, at: number) }
      return UIView.performWithoutAnimation { prepare(edited.cell, at: path) }
    }
    guard let cell = makeCell(at: path) else { return }
    if isOutdated { return putBack(cell) }
    if let identifier = cell.reuseIdentifier { cellPool.remove(cell, for: identifier) }
    cells[number] = cell
    if !model.isKnown[number] { measure(cell, at: number) }
    UIView.performWithoutAnimation {
      cell.frame = frame(of: number)
      if !isOutdated { prepare(cell, at: path) }
    }
    if isOutdated {
      cells[number] = nil
      return putBack(cell)
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    cell.isHidden = false
    if cell.superview !== self {
      insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
    }
    UIView.performWithoutAnimation { cell.layoutIfNeeded() }
  }

  /// Prepares the state of a row's cell before it is shown.
  private func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    cell.table = self
    cell.setSelected(selection.contains(path), animated: false)
    cell.setHighlighted(touched?.path == path && touched?.cell == nil, animated: false)
    if touched?.path == path { touched?.cell = cell }
    cell.indentationLevel =
      delegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
    if isEditing != cell.isEditing || isEditing {
      showEditing(of: cell, at: path, animated: false)
    }
  }

  func givenIndentation(at path: IndexPath) -> Int {
    model.number(of: path).flatMap { cells[$0]?.indentationLevel } ?? 0
  }

  private func measure(_ cell: UITableViewCell, at number: Int) {
    guard let path = model.path(number) else { return }
    model.isKnown[number] = true
    var height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height < 0 {
      height =
        cell.systemLayoutSizeFitting(
          CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    setHeight(height, of: number)
  }

  /// Measures cells whose content has changed again.
  func contentOfCellChanged(_ cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !isLayingOut, let number = number(of: cell) else {
      return
    }
    model.isKnown[number] = false
    setNeedsLayout()
  }

  private func placeParts(_ visible: Range<Int>) {
    var y = rowsTop + model.heights.start(of: min(visible.lowerBound, model.count))
    for number in visible {
      let height = model.heights.lengths[number]
      if let cell = cells[number], cell !== reorder?.cell {
        let frame = CGRect(
          x: sideInset + swipeShift(of: number), y: y, width: rowWidth, height: height)
        if cell.frame != frame { cell.frame = frame }
      }
      y += height
    }
    if let edited, edited.number < model.count {
      let frame = frame(of: edited.number)
      if edited.cell.frame != frame { edited.cell.frame = frame }
    }
    for (number, view) in supplements {
      let frame = supplementFrame(number)
      if view.frame != frame { view.frame = frame }
    }
  }

  /// Headers of a plain table stay at the top while their section is visible, and footers at the bottom.
  private func supplementFrame(_ number: Int) -> CGRect {
    var frame = frame(of: number)
    let section = model.section(of: number)
    let isHeader = number == model.header(section)
    if isHeader {
      frame.origin.y += model.paddings[section]
      frame.size.height -= model.paddings[section]
    }
    guard tableStyle == .plain else { return frame }
    if isHeader {
      let end = rowsTop + model.heights.start(of: model.footer(section)) - frame.height
      let top = contentOffset.y + adjustedContentInset.top
      frame.origin.y = max(frame.minY, min(top, end))
    } else {
      let start =
        rowsTop + model.heights.start(of: model.header(section))
        + model.heights.lengths[model.header(section)]
      let bottom = contentOffset.y + bounds.height - adjustedContentInset.bottom - frame.height
      frame.origin.y = min(frame.minY, max(bottom, start))
    }
    return frame
  }

  /// A pinned header is visible although its own position is not.
  private func keepsInSight(_ number: Int, _ visible: Range<Int>) -> Bool {
    if visible.contains(number) { return true }
    guard tableStyle == .plain, !visible.isEmpty else { return false }
    let section = model.section(of: number)
    let parts = model.header(section)...model.footer(section)
    return parts.overlaps(visible.lowerBound...(visible.upperBound - 1))
  }

  private func hideCells(outside visible: Range<Int>) {
    for (number, cell) in cells where !visible.contains(number) && cell !== reorder?.cell {
      cells[number] = nil
      if edited == nil, cell.hasFirstResponder {
        edited = (number, cell)
      } else {
        release(cell, from: model.path(number))
      }
    }
    for (number, view) in supplements where !keepsInSight(number, visible) {
      supplements[number] = nil
      release(view, from: number, of: model)
    }
    if tableStyle == .plain, !visible.isEmpty {
      let section = model.section(of: visible.lowerBound)
      showSupplement(model.header(section), section, isFooter: false)
      let last = model.section(of: visible.upperBound - 1)
      showSupplement(model.footer(last), last, isFooter: true)
    }
  }

  /// Releases the cell that is out of sight for the first responder's sake.
  func releaseEditedCell() {
    guard let (number, cell) = edited else { return }
    edited = nil
    release(cell, from: number < model.count ? model.path(number) : nil)
  }

  func release(_ cell: UITableViewCell, from path: IndexPath?) {
    if let path { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    putBack(cell)
    for dropped in cellPool.trim(to: max(8, cells.count)) { dropped.removeFromSuperview() }
  }

  func release(_ view: UIView, from number: Int, of model: TableModel) {
    if number < model.count {
      let section = model.section(of: number)
      if number == model.header(section) {
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      } else {
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerPool.put(view, for: identifier)
      _ = headerPool.trim(to: 8)
    }
  }

  /// Removes all cells.
  func dropCells() {
    releaseEditedCell()
    let leaving = cells.sorted { $0.key < $1.key }
    cells = [:]
    for (number, cell) in leaving { release(cell, from: model.path(number)) }
    let views = supplements.sorted { $0.key < $1.key }
    supplements = [:]
    for (number, view) in views { release(view, from: number, of: model) }
  }
}
