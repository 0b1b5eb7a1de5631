import Foundation

/// Batch updates of items and sections.
extension UICollectionView {
  func openUpdates() {
    updateDepth += 1
    if updates == nil {
      if window != nil { layoutIfNeeded() }
      count()
      updates = ListUpdates()
    }
  }

  func update(_ change: (inout ListUpdates) -> Void) {
    openUpdates()
    if var changed = updates {
      change(&changed)
      updates = changed
    }
    closeUpdates()
  }

  func closeUpdates() {
    updateDepth -= 1
    guard updateDepth == 0, let updates else { return }
    self.updates = nil
    let completions = updateCompletions
    updateCompletions = []
    let newCounts = askedCounts()
    let completion = { (isFinished: Bool) in for each in completions { each(isFinished) } }
    do {
      let result = try updates.result(from: counts, to: newCounts)
      perform(result, newCounts, items(of: updates), animated: true, completion)
    } catch {
      reportMistake("an update does not fit: \(error.figures). The collection reloads")
      reloadEverything()
      completion(false)
    }
  }

  private func items(of updates: ListUpdates) -> [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    return updates.deletedSections.map {
      UICollectionViewUpdateItem(.delete, before: whole($0), after: nil)
    }
      + updates.insertedSections.map {
        UICollectionViewUpdateItem(.insert, before: nil, after: whole($0))
      }
      + updates.deleted.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + updates.inserted.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
      + updates.reloaded.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
      + updates.moved.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
  }

  /// Shows the updated items, of which some correspond to current items.
  func perform(
    _ result: ListUpdates.Result, _ newCounts: [Int], _ items: [UICollectionViewUpdateItem],
    animated: Bool, _ completion: @escaping (Bool) -> Void
  ) {
    endTouch(isCancelled: true)
    var moved: [IndexPath: IndexPath] = [:]
    appearing = []
    for (section, rows) in result.rows.enumerated() {
      for (item, origin) in rows.enumerated() {
        let path = IndexPath(item: item, section: section)
        if let origin { moved[origin] = path } else { appearing.insert(path) }
      }
    }
    counts = newCounts
    selection = selection.compactMap { moved[$0] }
    prefetched = []
    var leaving: [(ElementKey, UICollectionReusableView)] = []
    var kept: [ElementKey: UICollectionReusableView] = [:]
    for (key, view) in elements {
      if key.category == .cell, let path = moved[key.path] {
        kept[ElementKey(category: .cell, kind: nil, path: path)] = view
      } else {
        leaving.append((key, view))
      }
    }
    leaving.sort { $0.0.path < $1.0.path }
    elements = kept
    places = [:]
    let context = layout.newContext(UICollectionViewLayoutInvalidationContext.self)
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    layout.isPrepared = false
    prepareLayout()
    layout.prepare(forCollectionViewUpdates: items)
    let finish = { [weak self] (isFinished: Bool) in
      for (key, view) in leaving {
        view.alpha = 1
        if let self { release(view, key) } else { view.removeFromSuperview() }
      }
      completion(isFinished)
    }
    defer {
      appearing = []
      layout.finalizeCollectionViewUpdates()
    }
    setNeedsLayout()
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      appearing = []
      if window != nil { layoutIfNeeded() }
      return finish(true)
    }
    for (key, view) in leaving where key.category != .cell { view.isHidden = true }
    UIView.animate(
      withDuration: Self.listAnimationDuration,
      animations: { [self] in
        for (key, view) in leaving where key.category == .cell {
          if let final = layout.finalLayoutAttributesForDisappearingItem(at: key.path) {
            view.center = final.center
            view.alpha = final.alpha
            view.transform = final.transform
          } else {
            view.alpha = 0
          }
        }
        setNeedsLayout()
        layoutIfNeeded()
      }, completion: finish)
  }
}
