import Foundation

/// Which rows have cells, and where these are.
extension UITableView {
  // MARK: Counting

  func needsReload() {
    owesReload = true
    setNeedsLayout()
  }

  func heightsChanged(_ old: CGFloat, _ new: CGFloat) {
    if old != new { needsReload() }
  }

  func reloadEverything() {
    endSwipe(animated: false)
    endTouch(isCancelled: true)
    updates = nil
    updateDepth = 0
    selection = []
    dropCells()
    owesReload = true
    count()
    setNeedsLayout()
  }

  /// The data source's numbers, and the heights that follow without making cells.
  func count() {
    guard owesReload else { return }
    owesReload = false
    dropCells()
    var model = TableModel(counts: askedCounts())
    model.heights = LengthTable((0..<model.count).map { _ in 0 })
    self.model = model
    measure(from: nil)
    selection.removeAll { !model.has($0) }
    prefetched = []
    showIndex()
  }

  func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) }
  }

  /// Gives each part its height, or an estimate.
  /// - Parameter known: the heights that parts had before an update; `nil` for a new part.
  func measure(from known: [CGFloat?]?) {
    var lengths = Array(repeating: CGFloat(0), count: model.count)
    var isKnown = Array(repeating: false, count: model.count)
    let delegate = delegate
    for (section, count) in model.counts.enumerated() {
      let header = model.header(section)
      (lengths[header], isKnown[header]) = estimatedEdge(section, isFooter: false)
      for row in 0..<count {
        let number = header + 1 + row
        if let height = known?[number] {
          (lengths[number], isKnown[number]) = (height, true)
          continue
        }
        let path = IndexPath(row: row, section: section)
        let estimate =
          delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        if estimate > 0 {
          lengths[number] = estimate
        } else if estimate == 0 {
          let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
          (lengths[number], isKnown[number]) = (
            height < 0 ? UITableViewCell.least : height, height >= 0
          )
        } else {
          lengths[number] = rowHeight >= 0 ? rowHeight : UITableViewCell.least
          isKnown[number] = delegate == nil && rowHeight >= 0
        }
      }
      let footer = model.footer(section)
      (lengths[footer], isKnown[footer]) = estimatedEdge(section, isFooter: true)
    }
    model.heights = LengthTable(lengths.map { $0.isFinite ? max(0, $0) : 0 })
    model.isKnown = isKnown
    takeContentSize()
  }

  // MARK: Headers and footers

  private func title(_ section: Int, isFooter: Bool) -> String? {
    isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: section)
      : dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  private func wantedHeight(_ section: Int, isFooter: Bool) -> CGFloat {
    if isFooter {
      return delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
    return delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
  }

  private func estimatedEdge(_ section: Int, isFooter: Bool) -> (CGFloat, Bool) {
    let wanted = wantedHeight(section, isFooter: isFooter)
    let title = title(section, isFooter: isFooter) ?? ""
    if wanted >= 0, !isOnlyForViews(wanted, isFooter: isFooter) || !title.isEmpty {
      return (wanted + padding(section, isFooter, wanted), true)
    }
    if !title.isEmpty {
      let height = standardHeight(section, isFooter: isFooter)
      return (height + padding(section, isFooter, height), false)
    }
    let estimate =
      isFooter
      ? delegate?.tableView(self, estimatedHeightForFooterInSection: section)
        ?? estimatedSectionFooterHeight
      : delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
        ?? estimatedSectionHeaderHeight
    return (max(estimate, gap(section, isFooter: isFooter)), false)
  }

  /// Whether a plain table has a height for those headers or footers alone that there are.
  private func isOnlyForViews(_ wanted: CGFloat, isFooter: Bool) -> Bool {
    tableStyle == .plain && wanted > 0
      && wanted == (isFooter ? sectionFooterHeight : sectionHeaderHeight)
  }

  /// Of a header or footer with a title (LST-32).
  private func standardHeight(_ section: Int, isFooter: Bool) -> CGFloat {
    if tableStyle == .plain { return 28 }
    return isFooter ? 28 : section == 0 ? 55 : 38
  }

  /// Of one without title and view (LST-32).
  private func gap(_ section: Int, isFooter: Bool) -> CGFloat {
    if tableStyle == .plain { return 0 }
    return isFooter ? 18 : section == 0 ? 35 : 18
  }

  /// Room above the header of a plain table (LST-32).
  private func padding(_ section: Int, _ isFooter: Bool, _ height: CGFloat) -> CGFloat {
    guard !isFooter, tableStyle == .plain, height > 0 else { return 0 }
    let padding = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
    model.paddings[section] = padding
    return padding
  }

  private func makeSupplement(_ number: Int, _ section: Int, isFooter: Bool) -> UIView? {
    let asked =
      isFooter
      ? delegate?.tableView(self, viewForFooterInSection: section)
      : delegate?.tableView(self, viewForHeaderInSection: section)
    if let asked { return asked }
    guard let title = title(section, isFooter: isFooter), !title.isEmpty else { return nil }
    let view =
      dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.hasTitle = true
    view.isFooter = isFooter
    view.textLabel?.text = title
    if view.backgroundColor == nil, tableStyle == .plain { view.backgroundColor = .systemGray6 }
    return view
  }

  private static let titleIdentifier = "touchstone.title"

  /// Makes the header or footer, whose height may become known.
  private func showSupplement(_ number: Int, _ section: Int, isFooter: Bool) {
    guard supplements[number] == nil else { return }
    let isKnown = model.isKnown[number]
    if isKnown, model.heights.lengths[number] == 0 { return }
    let view = makeSupplement(number, section, isFooter: isFooter)
    if !isKnown {
      model.isKnown[number] = true
      var height = gap(section, isFooter: isFooter)
      if let view {
        let isTitle = (view as? UITableViewHeaderFooterView)?.hasTitle == true
        let wanted = wantedHeight(section, isFooter: isFooter)
        if wanted >= 0 {
          height = wanted
        } else if isTitle {
          height = standardHeight(section, isFooter: isFooter)
        } else {
          let width = CGSize(width: rowWidth, height: 0)
          let fitted = view.systemLayoutSizeFitting(
            width, withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
          height = fitted.height > 0 ? fitted.height : view.bounds.height
        }
        height += padding(section, isFooter, height)
      }
      setHeight(height, of: number)
    }
    guard let view else { return }
    supplements[number] = view
    if isFooter {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    view.isHidden = false
    if view.superview !== self { addSubview(view) }
  }

  // MARK: Geometry

  var sideInset: CGFloat { tableStyle == .insetGrouped ? max(16, layoutMargins.left) : 0 }
  var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }
  var rowsTop: CGFloat { tableHeaderView?.frame.height ?? 0 }

  func frame(of number: Int) -> CGRect {
    CGRect(
      x: sideInset, y: rowsTop + model.heights.start(of: number), width: rowWidth,
      height: model.heights.lengths[number])
  }

  private func takeContentSize() {
    let rows = rowsTop + model.heights.total
    let size = CGSize(width: bounds.width, height: rows + (tableFooterView?.frame.height ?? 0))
    if contentSize != size { contentSize = size }
  }

  private func setHeight(_ height: CGFloat, of number: Int) {
    guard height.isFinite else { return }
    model.heights.set(max(0, height), at: number)
  }

  func exchangeEdge(_ old: UIView?, for new: UIView?) {
    guard old !== new else {
      // Assigning the same view again takes over its new height.
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

  /// The numbers of the parts in sight.
  func visibleNumbers() -> Range<Int> {
    let top = contentOffset.y - rowsTop
    let first = model.heights.index(at: top)
    var last = first
    var y = model.heights.start(of: min(first, model.count))
    while last < model.count, y < top + bounds.height {
      y += model.heights.lengths[last]
      last += 1
    }
    return first..<max(first, last)
  }

  func layOutRows() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    count()
    if laidOutWidth != bounds.width {
      laidOutWidth = bounds.width
      for number in model.isKnown.indices where cells[number] != nil {
        model.isKnown[number] = false
      }
      for (number, cell) in cells { measure(cell, at: number) }
    }
    guard bounds.height > 0 else { return }
    let visible = showVisibleParts()
    hideCells(outside: visible)
    placeParts(visible)
    placeEdges()
    takeContentSize()
    prefetch(around: visible)
  }

  /// Makes what is missing in sight. Heights that become known move what follows; what was in sight at the top stays
  /// where it is.
  private func showVisibleParts() -> Range<Int> {
    let anchor = cells.keys.min().map { ($0, model.heights.start(of: $0)) }
    var first = min(model.heights.index(at: contentOffset.y - rowsTop), model.count)
    if let anchor, first < anchor.0 {
      // Upwards from the first row that was in sight.
      var number = anchor.0 - 1
      while number >= first {
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
    while number < model.count, y < bottom {
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
    guard let cell = makeCell(at: path) else { return }
    if let identifier = cell.reuseIdentifier { cellPool.remove(cell, for: identifier) }
    cells[number] = cell
    if !model.isKnown[number] { measure(cell, at: number) }
    UIView.performWithoutAnimation {
      cell.frame = frame(of: number)
      prepare(cell, at: path)
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    cell.isHidden = false
    if cell.superview !== self {
      insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
    }
    UIView.performWithoutAnimation { cell.layoutIfNeeded() }
  }

  /// The state that the cell of a row has before it is displayed.
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

  /// Heights of cells whose content has changed are found anew.
  func contentOfCellChanged(_ cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !isLayingOut,
      let number = cells.first(where: { $0.value === cell })?.key
    else { return }
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
    for (number, view) in supplements {
      let frame = supplementFrame(number)
      if view.frame != frame { view.frame = frame }
    }
  }

  /// Headers of a plain table stay at the top while their section is in sight, footers at the bottom.
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

  /// A pinned header is in sight although its place is not.
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
      release(cell, from: model.path(number))
    }
    for (number, view) in supplements where !keepsInSight(number, visible) {
      supplements[number] = nil
      release(view, from: number)
    }
    if tableStyle == .plain, !visible.isEmpty {
      let section = model.section(of: visible.lowerBound)
      showSupplement(model.header(section), section, isFooter: false)
      let last = model.section(of: visible.upperBound - 1)
      showSupplement(model.footer(last), last, isFooter: true)
    }
  }

  func release(_ cell: UITableViewCell, from path: IndexPath?) {
    if let path { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    if let identifier = cell.reuseIdentifier {
      cell.isHidden = true
      cellPool.put(cell, for: identifier)
    } else {
      cell.removeFromSuperview()
    }
    for dropped in cellPool.trim(to: max(8, cells.count)) { dropped.removeFromSuperview() }
  }

  private func release(_ view: UIView, from number: Int) {
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

  /// All cells leave.
  func dropCells() {
    let leaving = cells.sorted { $0.key < $1.key }
    cells = [:]
    for (number, cell) in leaving { release(cell, from: model.path(number)) }
    let views = supplements.sorted { $0.key < $1.key }
    supplements = [:]
    for (number, view) in views { release(view, from: number) }
  }

  // MARK: Prefetching

  /// Announces the rows of one more screen on each side (LST-33).
  private func prefetch(around visible: Range<Int>) {
    guard let prefetchDataSource, isPrefetchingEnabled, !visible.isEmpty else { return }
    let count = visible.count
    let near = max(0, visible.lowerBound - count)..<min(model.count, visible.upperBound + count)
    let wanted = Set(near.filter { !visible.contains($0) && model.path($0) != nil })
    let new = wanted.subtracting(prefetched).sorted().compactMap(model.path)
    let gone = prefetched.subtracting(wanted).filter { !visible.contains($0) && $0 < model.count }
      .sorted().compactMap(model.path)
    prefetched = wanted
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
    if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone) }
  }
}
