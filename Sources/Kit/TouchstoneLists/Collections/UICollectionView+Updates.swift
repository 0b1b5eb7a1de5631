import Foundation

/// Batch updates of items and sections.
extension UICollectionView {
  func openUpdates() {
    updateDepth += 1
    if updates == nil {
      if window != nil { layoutIfNeeded() }
      count()
      updates = ListUpdates(noun: "Item")
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
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let updates else { return }
    self.updates = nil
    let completions = updateCompletions
    updateCompletions = []
    let completion = { (isFinished: Bool) in for each in completions { each(isFinished) } }
    if defersReload(updates.calls) { return completion(true) }
    var newCounts: [Int] = []
    holdCounts {
      isOutdated = true
      newCounts = askedCounts()
    }
    do {
      let result = try updates.result(from: counts, to: newCounts)
      abandonMovement()
      perform(result, newCounts, items(of: updates, result), animated: true, completion)
    } catch {
      reportMistake("\(error.figures). The collection reloads")
      reloadEverything()
      completion(false)
    }
  }

  private func items(
    of updates: ListUpdates, _ result: ListUpdates.Result
  ) -> [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    typealias Item = UICollectionViewUpdateItem
    let sections =
      updates.deletedSections.map { Item(.delete, before: whole($0), after: nil) }
      + updates.insertedSections.map { Item(.insert, before: nil, after: whole($0)) }
      + result.reloadedSections.map { Item(.reload, before: whole($0.from), after: whole($0.to)) }
      + updates.movedSections.map { Item(.move, before: whole($0.from), after: whole($0.to)) }
    return sections + updates.deleted.map { Item(.delete, before: $0, after: nil) }
      + updates.inserted.map { Item(.insert, before: nil, after: $0) }
      + result.reloaded.map { Item(.reload, before: $0.from, after: $0.to) }
      + updates.moved.map { Item(.move, before: $0.from, after: $0.to) }
  }

  /// The deletions and insertions of a snapshot that is applied.
  func items(of result: ListUpdates.Result) -> [UICollectionViewUpdateItem] {
    let kept = Set(result.rows.flatMap { $0.compactMap { $0 } })
    var items: [UICollectionViewUpdateItem] = []
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        if !kept.contains(path) { items.append(.init(.delete, before: path, after: nil)) }
      }
    }
    for (section, rows) in result.rows.enumerated() {
      for (item, origin) in rows.enumerated() where origin == nil {
        let path = IndexPath(item: item, section: section)
        items.append(.init(.insert, before: nil, after: path))
      }
    }
    return items
  }

  /// Shows the updated items, of which some correspond to current items.
  func perform(
    _ result: ListUpdates.Result, _ newCounts: [Int], _ items: [UICollectionViewUpdateItem],
    animated: Bool, _ completion: @escaping (Bool) -> Void
  ) {
    if defersReload("apply(_:animatingDifferences:completion:)") { return completion(true) }
    let moves = ElementMoves(result, counts: counts)
    var leaving: [(key: ElementKey, view: UICollectionReusableView)] = []
    holdCounts {
      isOutdated = true
      endTouch(isCancelled: true)
      appearing = AppearingElements(items: moves.newItems, sections: moves.newSections)
      counts = newCounts
      selection = selection.compactMap { moves.items[$0] }
      prefetched = []
      var kept: [ElementKey: UICollectionReusableView] = [:]
      for (key, view) in elements {
        if let key = moves.key(after: key) { kept[key] = view } else { leaving.append((key, view)) }
      }
      let kinds = Set(elements.keys.compactMap(LayoutKind.init))
      elements = kept
      places = [:]
      layout.moveMeasuredSizes(moves.items)
      let context = layout.newContext(UICollectionViewLayoutInvalidationContext.self)
      context.invalidateDataSourceCounts = true
      layout.invalidateLayout(with: context)
      layout.isPrepared = false
      prepareLayout()
      layout.prepare(forCollectionViewUpdates: items)
      leaving += removeViews(of: kinds, by: moves)
      leaving.sort { $0.key < $1.key }
    }
    let finish = { [weak self] (isFinished: Bool) in
      for (key, view) in leaving {
        view.alpha = 1
        if let self { release(view, key) } else { view.removeFromSuperview() }
      }
      completion(isFinished)
    }
    defer {
      appearing = AppearingElements()
      layout.finalizeCollectionViewUpdates()
    }
    let offset = movement == nil ? targetOffset : contentOffset
    setNeedsLayout()
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      appearing = AppearingElements()
      if offset != contentOffset { contentOffset = offset }
      if window != nil { layoutIfNeeded() }
      return finish(true)
    }
    UIView.animate(
      withDuration: Self.listAnimationDuration,
      animations: { [self] in
        if offset != contentOffset { contentOffset = offset }
        for (key, view) in leaving {
          if let final = finalAttributes(of: key) {
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

  /// The offset after an update or a change of layout, from the layout and then from the delegate.
  var targetOffset: CGPoint {
    let offset = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
      ?? offset
  }

  /// Removes the views that the layout deletes, and marks those that it inserts.
  private func removeViews(
    of kinds: Set<LayoutKind>, by moves: ElementMoves
  ) -> [(key: ElementKey, view: UICollectionReusableView)] {
    let shown = layout.layoutAttributesForElements(in: bounds) ?? []
    let all = kinds.union(shown.compactMap { LayoutKind($0.key) })
    var removed: [(key: ElementKey, view: UICollectionReusableView)] = []
    for kind in all {
      let isSupplementary = kind.category == .supplementaryView
      let deleted =
        isSupplementary
        ? layout.indexPathsToDeleteForSupplementaryView(ofKind: kind.name)
        : layout.indexPathsToDeleteForDecorationView(ofKind: kind.name)
      for path in deleted {
        let key = ElementKey(category: kind.category, kind: kind.name, path: path)
        if let new = moves.key(after: key), let view = elements.removeValue(forKey: new) {
          removed.append((key, view))
        }
      }
      let inserted =
        isSupplementary
        ? layout.indexPathsToInsertForSupplementaryView(ofKind: kind.name)
        : layout.indexPathsToInsertForDecorationView(ofKind: kind.name)
      for path in inserted {
        appearing.views.insert(ElementKey(category: kind.category, kind: kind.name, path: path))
      }
    }
    return removed
  }

  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layout.initialLayoutAttributesForAppearingItem(at: key.path)
    case .supplementaryView:
      layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: key.kind ?? "", at: key.path)
    case .decorationView:
      layout.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: key.kind ?? "", at: key.path)
    }
  }

  private func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layout.finalLayoutAttributesForDisappearingItem(at: key.path)
    case .supplementaryView:
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: key.kind ?? "", at: key.path)
    case .decorationView:
      layout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: key.kind ?? "", at: key.path)
    }
  }
}

/// A kind of views that are not cells.
private struct LayoutKind: Hashable {
  let category: UICollectionView.ElementCategory
  let name: String

  init?(_ key: ElementKey) {
    guard key.category != .cell, let kind = key.kind else { return nil }
    (category, name) = (key.category, kind)
  }
}

/// Where an update moves the elements.
private struct ElementMoves {
  var items: [IndexPath: IndexPath] = [:]
  var sections: [Int: Int] = [:]
  var newItems: Set<IndexPath> = []
  var newSections: Set<Int> = []
  /// The numbers of items before the update.
  let counts: [Int]

  init(_ result: ListUpdates.Result, counts: [Int]) {
    self.counts = counts
    for (section, former) in result.sections.enumerated() {
      if let former { sections[former] = section } else { newSections.insert(section) }
    }
    for (section, rows) in result.rows.enumerated() {
      for (item, origin) in rows.enumerated() {
        let path = IndexPath(item: item, section: section)
        if let origin { items[origin] = path } else { newItems.insert(path) }
      }
    }
  }

  /// The key after the update; `nil` for an element that leaves. Headers and footers move with their section, another view
  /// with the item at its path, if there is one. Decorations keep their paths.
  func key(after key: ElementKey) -> ElementKey? {
    var new = key
    let isItem =
      key.path.count == 2 && counts.indices.contains(key.path.section)
      && key.path.item < counts[key.path.section]
    switch key.category {
    case .decorationView: return key
    case .supplementaryView
    where !isItem || key.kind == UICollectionView.elementKindSectionHeader
      || key.kind == UICollectionView.elementKindSectionFooter:
      guard let section = key.path.first.flatMap({ sections[$0] }) else { return nil }
      new.path[0] = section
    case .cell, .supplementaryView:
      guard let path = items[key.path] else { return nil }
      new.path = path
    }
    return new
  }
}
