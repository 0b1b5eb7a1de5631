import Foundation

/// Batch updates of rows and sections.
extension UITableView {
  func openUpdates() {
    updateDepth += 1
    if updates == nil {
      // The state before the update is the one that the data source had.
      if window != nil { layoutIfNeeded() }
      count()
      updates = ListUpdates()
      updateAnimation = .automatic
    }
  }

  func update(_ animation: RowAnimation, _ change: (inout ListUpdates) -> Void) {
    openUpdates()
    if animation != .automatic { updateAnimation = animation }
    if var changed = updates {
      change(&changed)
      updates = changed
    }
    closeUpdates()
  }

  func closeUpdates() {
    guard updateDepth > 0 else { return reportMistake("endUpdates() without beginUpdates()") }
    updateDepth -= 1
    guard updateDepth == 0, let updates else { return }
    self.updates = nil
    let completions = updateCompletions
    updateCompletions = []
    let completion = { (isFinished: Bool) in for each in completions { each(isFinished) } }
    if defersReload(updates.calls) { return completion(true) }
    do {
      var counts: [Int] = []
      holdCounts {
        isOutdated = true
        endSwipe(animated: true)
        counts = askedCounts()
      }
      let result = try updates.result(from: model.counts, to: counts)
      perform(result, counts, keepsHeights: !updates.isEmpty, completion)
    } catch {
      reportMistake("\(error.figures). The table reloads")
      reloadEverything()
      completion(false)
    }
  }

  /// Shows the updated rows, of which some correspond to current rows.
  func perform(
    _ result: ListUpdates.Result, _ counts: [Int], keepsHeights: Bool,
    _ completion: @escaping (Bool) -> Void
  ) {
    if defersReload("apply(_:animatingDifferences:completion:)") { return completion(true) }
    let old = model
    let plan = UpdatePlan(result, old: old, counts: counts, keepsHeights: keepsHeights)
    abandonReorder()
    holdCounts {
      isOutdated = true
      endTouch(isCancelled: true)
      apply(plan, old: old)
    }
    show(plan, old: old, completion)
  }

  /// Moves a row without a change of the data source.
  func rearrange(_ source: IndexPath, to target: IndexPath) {
    var updates = ListUpdates()
    updates.moved = [(source, target)]
    var counts = model.counts
    counts[source.section] -= 1
    counts[target.section] += 1
    let old = model
    guard let result = try? updates.result(from: old.counts, to: counts) else { return }
    let plan = UpdatePlan(result, old: old, counts: counts, keepsHeights: true)
    holdCounts {
      isOutdated = true
      apply(plan, old: old)
    }
    show(plan, old: old) { _ in }
  }

  /// Applies the new numbers, heights and selection.
  private func apply(_ plan: UpdatePlan, old: TableModel) {
    model = TableModel(counts: plan.counts)
    for (section, former) in plan.sections.enumerated() {
      if let former { model.paddings[section] = old.paddings[former] }
    }
    var known: [CGFloat?] = Array(repeating: nil, count: model.count)
    for (number, former) in plan.origins.enumerated() {
      if let former, old.isKnown[former], plan.keepsHeights {
        known[number] = old.heights.lengths[former]
      }
    }
    measure(from: known)
    var numbers: [Int: Int] = [:]
    for (number, former) in plan.origins.enumerated() {
      if let former { numbers[former] = number }
    }
    selection = selection.compactMap { path in
      old.number(of: path).flatMap { numbers[$0] }.flatMap(model.path)
    }
    prefetched = []
    prefetchedAround = nil
  }

  private func show(_ plan: UpdatePlan, old: TableModel, _ completion: @escaping (Bool) -> Void) {
    var leaving: [(UITableViewCell, IndexPath?)] = []
    var moved: [Int: UITableViewCell] = [:]
    var origin: [Int: Int] = [:]
    for (number, former) in plan.origins.enumerated() {
      if let former { origin[former] = number }
    }
    for (former, cell) in cells {
      if let number = origin[former] {
        moved[number] = cell
        if !plan.keepsHeights { model.isKnown[number] = false }
      } else {
        leaving.append((cell, old.path(former)))
      }
    }
    if let edited {
      self.edited = origin[edited.number].map { ($0, edited.cell) }
      if self.edited == nil { leaving.append((edited.cell, old.path(edited.number))) }
    }
    var views: [Int: UIView] = [:]
    var leavingViews: [(Int, UIView)] = []
    for (former, view) in supplements {
      let number = plan.keepsHeights ? origin[former] : nil
      if let number, !hasLostTitle(view, number) {
        views[number] = view
      } else {
        if let number { model.isKnown[number] = false }
        leavingViews.append((former, view))
      }
    }
    (cells, supplements) = (moved, views)
    for (former, view) in leavingViews.sorted(by: { $0.0 < $1.0 }) {
      release(view, from: former, of: old)
    }
    for cell in cells.values { cell.setNeedsLayout() }
    let isAnimated = window != nil && updateAnimation != .none && UIView.areAnimationsEnabled
    guard isAnimated else {
      for (cell, path) in leaving { release(cell, from: path) }
      setNeedsLayout()
      if window != nil { layoutIfNeeded() }
      return completion(true)
    }
    for (cell, _) in leaving { sendSubviewToBack(cell) }
    let former = Set(cells.values.map(ObjectIdentifier.init))
    UIView.animate(
      withDuration: Self.listAnimationDuration,
      animations: { [self] in
        for (cell, _) in leaving { cell.alpha = 0 }
        setNeedsLayout()
        layoutIfNeeded()
        for cell in cells.values where !former.contains(ObjectIdentifier(cell)) {
          UIView.performWithoutAnimation { cell.alpha = 0 }
          cell.alpha = 1
        }
      },
      completion: { [weak self] isFinished in
        for (cell, path) in leaving {
          cell.alpha = 1
          if let self { release(cell, from: path) } else { cell.removeFromSuperview() }
        }
        completion(isFinished)
      })
  }

  /// Whether a header or footer shows a title, and its section has none any more.
  private func hasLostTitle(_ view: UIView, _ number: Int) -> Bool {
    guard (view as? UITableViewHeaderFooterView)?.hasTitle == true else { return false }
    let section = model.section(of: number)
    return (title(section, isFooter: number == model.footer(section)) ?? "").isEmpty
  }
}

/// The origin of each part of the table after an update.
private struct UpdatePlan {
  let counts: [Int]
  /// The former index of each section; `nil` for a new one.
  let sections: [Int?]
  /// The former number of each part; `nil` for a new one.
  var origins: [Int?] = []
  /// Whether the heights of remaining rows are kept; an update without changes measures them again.
  let keepsHeights: Bool

  init(
    _ result: ListUpdates.Result, old: TableModel, counts: [Int], keepsHeights: Bool
  ) {
    self.counts = counts
    sections = result.sections
    self.keepsHeights = keepsHeights
    for (section, rows) in result.rows.enumerated() {
      let former = result.sections[section]
      origins.append(former.map(old.header))
      origins += rows.map { $0.flatMap(old.number) }
      origins.append(former.map(old.footer))
    }
  }
}
