import Foundation

/// The visible items and the frames of their cells.
extension UICollectionView {
  func needsReload() {
    owesReload = true
    layout.isPrepared = false
    setNeedsLayout()
  }

  func reloadEverything() {
    endTouch(isCancelled: true)
    updates = nil
    updateDepth = 0
    selection = []
    dropElements()
    owesReload = true
    let context = layout.newContext(UICollectionViewLayoutInvalidationContext.self)
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    count()
    setNeedsLayout()
  }

  func count() {
    guard owesReload else { return }
    owesReload = false
    dropElements()
    counts = askedCounts()
    selection.removeAll { !has($0) }
    prefetched = []
  }

  func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  func has(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  func layoutInvalidated(by context: UICollectionViewLayoutInvalidationContext) {
    if context.contentOffsetAdjustment != .zero {
      contentOffset.x += context.contentOffsetAdjustment.x
      contentOffset.y += context.contentOffsetAdjustment.y
    }
    setNeedsLayout()
  }

  func prepareLayout() {
    count()
    guard !layout.isPrepared else { return }
    layout.isPrepared = true
    layout.prepare()
    let size = layout.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  // MARK: Layout

  func layOutItems() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    // Self-sizing cells may make other items visible.
    for _ in 0..<Self.mostRounds {
      prepareLayout()
      guard bounds.width > 0, bounds.height > 0 else { return }
      showVisibleElements()
      if layout.isPrepared { break }
    }
    prefetchItems()
  }

  private static let mostRounds = 8

  private func showVisibleElements() {
    let visible = layout.layoutAttributesForElements(in: bounds) ?? []
    var wanted: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in visible where isKnown(attributes) { wanted[attributes.key] = attributes }
    for (key, view) in elements where wanted[key] == nil && view !== movement?.cell {
      elements[key] = nil
      places[key] = nil
      release(view, key)
    }
    for attributes in wanted.values.sorted(by: Self.isBefore) {
      show(attributes)
    }
  }

  private static func isBefore(
    _ left: UICollectionViewLayoutAttributes, _ right: UICollectionViewLayoutAttributes
  ) -> Bool {
    if left.zIndex != right.zIndex { return left.zIndex < right.zIndex }
    if left.indexPath != right.indexPath { return left.indexPath < right.indexPath }
    return left.representedElementCategory.rawValue > right.representedElementCategory.rawValue
  }

  private func isKnown(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    switch attributes.representedElementCategory {
    case .cell:
      if has(attributes.indexPath) { return true }
      let path = attributes.indexPath
      reportMistake(
        "\(type(of: layout)) has attributes for item \(path.item) of section \(path.section), which "
          + "the data source has not")
      return false
    case .supplementaryView, .decorationView: return true
    }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.key
    if let view = elements[key] {
      guard view !== movement?.cell else { return }
      let isResized = view.bounds.size != attributes.size
      place(view, attributes)
      if isResized { askPreferredSize(of: view, attributes) }
      return
    }
    guard let view = makeElement(attributes) else { return }
    elements[key] = view
    view.collection = self
    UIView.performWithoutAnimation {
      if appearing.contains(key.path), key.category == .cell,
        let initial = layout.initialLayoutAttributesForAppearingItem(at: key.path)
      {
        place(view, initial)
      } else {
        place(view, attributes)
        if appearing.contains(key.path), key.category == .cell { view.alpha = 0 }
      }
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = selection.contains(key.path)
        cell.isHighlighted = touched?.path == key.path
      }
    }
    announce(view, key)
    view.isHidden = attributes.isHidden
    if view.superview !== self { addSubview(view) }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    if appearing.contains(key.path) { place(view, attributes) }
    askPreferredSize(of: view, attributes)
  }

  private func askPreferredSize(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard layout.asksForPreferredSizes, attributes.representedElementCategory != .decorationView
    else { return }
    // A cell may change the attributes that it gets.
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard preferred !== copy || preferred.size != attributes.size,
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let isNew = places[attributes.key] == nil
    places[attributes.key] = attributes
    if isNew || type(of: attributes) != UICollectionViewLayoutAttributes.self {
      view.apply(attributes)
    }
    if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
    if view.center != attributes.center { view.center = attributes.center }
    if view.transform != attributes.transform { view.transform = attributes.transform }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    if attributes.zIndex != 0 { view.layer.zPosition = CGFloat(attributes.zIndex) }
    if !CATransform3DIsIdentity(attributes.transform3D) {
      view.layer.transform = attributes.transform3D
    }
  }

  private func announce(_ view: UICollectionReusableView, _ key: ElementKey) {
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    } else if key.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: key.path)
    }
  }

  func release(_ view: UICollectionReusableView, _ key: ElementKey) {
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    } else if key.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "",
        at: key.path)
    }
    if let key = view.reuseKey {
      view.isHidden = true
      pool.put(view, for: key)
    } else {
      view.removeFromSuperview()
    }
    for dropped in pool.trim(to: max(8, elements.count)) { dropped.removeFromSuperview() }
  }

  func dropElements() {
    let leaving = elements.sorted { $0.key.path < $1.key.path }
    elements = [:]
    places = [:]
    for (key, view) in leaving { release(view, key) }
  }

  // MARK: Prefetching

  /// Announces the items within one screen before and after the visible ones (LST-33).
  private func prefetchItems() {
    guard let prefetchDataSource, isPrefetchingEnabled else { return }
    let isWide = contentSize.width > bounds.width
    let near = bounds.insetBy(
      dx: isWide ? -bounds.width : 0, dy: isWide ? 0 : -bounds.height)
    let around = layout.layoutAttributesForElements(in: near) ?? []
    let paths = Set(
      around.filter { $0.representedElementCategory == .cell && has($0.indexPath) }
        .map(\.indexPath))
    let shown = Set(elements.keys.filter { $0.category == .cell }.map(\.path))
    let wanted = paths.subtracting(shown)
    let new = wanted.subtracting(prefetched).sorted()
    let gone = prefetched.subtracting(wanted).subtracting(shown).sorted()
    prefetched = wanted
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone) }
  }

  // MARK: Change of layout

  func change(
    to new: UICollectionViewLayout, _ animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    if layout is UICollectionViewTransitionLayout { cancelInteractiveTransition() }
    guard new !== layout else {
      completion?(true)
      return
    }
    let old = layout
    old.prepareForTransition(to: new)
    new.collectionView = self
    new.prepareForTransition(from: old)
    for view in elements.values { view.willTransition(from: old, to: new) }
    replace(old, by: new, animated, completion)
  }

  /// Shows a layout in place of another one, and calls back once the animation is over.
  func replace(
    _ old: UICollectionViewLayout, by new: UICollectionViewLayout, _ animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    old.collectionView = nil
    layout = new
    new.isPrepared = false
    let finish = { [weak self] (isFinished: Bool) in
      old.finalizeLayoutTransition()
      new.finalizeLayoutTransition()
      for view in self?.elements.values.map({ $0 }) ?? [] { view.didTransition(from: old, to: new) }
      completion?(isFinished)
    }
    setNeedsLayout()
    guard animated, window != nil else {
      if window != nil { layoutIfNeeded() }
      return finish(true)
    }
    UIView.animate(
      withDuration: Self.listAnimationDuration, animations: { self.layoutIfNeeded() },
      completion: finish)
  }
}
