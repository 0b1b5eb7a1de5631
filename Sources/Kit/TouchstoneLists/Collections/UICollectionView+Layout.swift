import Foundation

/// The visible items and the frames of their cells.
extension UICollectionView {
  func layoutInvalidated(by context: UICollectionViewLayoutInvalidationContext) {
    if context.contentSizeAdjustment != .zero {
      let (size, change) = (contentSize, context.contentSizeAdjustment)
      contentSize = CGSize(
        width: max(0, size.width + change.width), height: max(0, size.height + change.height))
    }
    if context.contentOffsetAdjustment != .zero {
      let (offset, change) = (contentOffset, context.contentOffsetAdjustment)
      contentOffset = CGPoint(x: offset.x + change.x, y: offset.y + change.y)
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
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    holdCounts {
      // Self-sizing cells may make other items visible, and a callback may reload the collection.
      for _ in 0..<Self.mostLayoutRounds {
        recount()
        isOutdated = false
        prepareLayout()
        guard bounds.width > 0, bounds.height > 0 else { return }
        if layout.asksForPreferredSizes { firstShown = firstShownItem }
        showVisibleElements()
        if layout.isPrepared, !owesReload { break }
      }
      if !isOutdated { prefetchItems() }
    }
  }

  /// The first item that was shown before and is still in sight.
  private var firstShownItem: IndexPath? {
    elements.lazy.filter { $0.key.category == .cell && $0.value.frame.intersects(self.bounds) }
      .map(\.key.path).min()
  }

  /// The item that stays where it is when an item before it finds its size; `nil` if the content may move.
  func anchor(above path: IndexPath) -> IndexPath? {
    guard let firstShown, path < firstShown, has(firstShown), !appearing.items.contains(path) else {
      return nil
    }
    return firstShown
  }

  /// Shows the elements in sight. If a callback changes the numbers of items, this stops.
  private func showVisibleElements() {
    let visible = layout.layoutAttributesForElements(in: bounds) ?? []
    var wanted: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in visible where isKnown(attributes) { wanted[attributes.key] = attributes }
    for (key, view) in elements where wanted[key] == nil && view !== movement?.cell && !isOutdated {
      elements[key] = nil
      places[key] = nil
      release(view, key)
    }
    let sorted = wanted.values.sorted(by: Self.isBefore)
    for attributes in sorted where !isOutdated { show(attributes) }
    if owesOrder { order(sorted) }
  }

  /// Orders the views from back to front, since a finger hits the view in front.
  private func order(_ sorted: [UICollectionViewLayoutAttributes]) {
    owesOrder = false
    for attributes in sorted.reversed() where attributes.zIndex < 0 {
      if let view = elements[attributes.key] { sendSubviewToBack(view) }
    }
    for attributes in sorted where attributes.zIndex > 0 {
      if let view = elements[attributes.key] { bringSubviewToFront(view) }
    }
    if let backgroundView { sendSubviewToBack(backgroundView) }
    if let movement { bringSubviewToFront(movement.cell) }
  }

  private static func isBefore(
    _ left: UICollectionViewLayoutAttributes, _ right: UICollectionViewLayoutAttributes
  ) -> Bool {
    if left.zIndex != right.zIndex { return left.zIndex < right.zIndex }
    if left.indexPath != right.indexPath { return left.indexPath < right.indexPath }
    guard left.representedElementCategory == right.representedElementCategory else {
      return left.representedElementCategory.rawValue > right.representedElementCategory.rawValue
    }
    return left.key < right.key
  }

  private func isKnown(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    switch attributes.representedElementCategory {
    case .cell:
      if has(attributes.indexPath) { return true }
      reportMistake(
        "layoutAttributesForElements(in:): \(type(of: layout)) has attributes for "
          + "\(attributes.indexPath.words("Item")), \(sizes(at: attributes.indexPath))")
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
      if isResized || view.needsPreferredSize { askPreferredSize(of: view, attributes) }
      return
    }
    guard let view = makeElement(attributes) else { return }
    if isOutdated { return putBack(view) }
    elements[key] = view
    owesOrder = true
    view.collection = self
    let isAppearing = appearing.contains(key)
    UIView.performWithoutAnimation {
      if isAppearing, let initial = initialAttributes(of: key) {
        place(view, initial)
      } else {
        place(view, attributes)
        if isAppearing { view.alpha = 0 }
      }
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = selection.contains(key.path)
        cell.isHighlighted = touched?.path == key.path
        let isEdited = isEdited(key.path)
        cell.changeConfigurationState { $0.isEditing = isEdited }
      }
    }
    announce(view, key)
    view.isHidden = attributes.isHidden
    if view.superview !== self { addSubview(view) }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    if isAppearing { place(view, attributes) }
    askPreferredSize(of: view, attributes)
  }

  func isEdited(_ path: IndexPath) -> Bool {
    isEditing && delegate?.collectionView(self, canEditItemAt: path) ?? true
  }

  /// Asks a cell whose content has changed for its size again.
  func contentOfCellChanged(_ cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled else { return }
    cell.needsPreferredSize = true
    if !isLayingOut { setNeedsLayout() }
  }

  private func askPreferredSize(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    view.needsPreferredSize = false
    guard layout.asksForPreferredSizes, attributes.representedElementCategory != .decorationView,
      !isOutdated
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
    if view.shownZIndex != attributes.zIndex {
      view.shownZIndex = attributes.zIndex
      view.layer.zPosition = CGFloat(attributes.zIndex)
      owesOrder = true
    }
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
    putBack(view)
    for dropped in pool.trim(to: max(8, elements.count)) { dropped.removeFromSuperview() }
  }

  /// Makes a view reusable.
  func putBack(_ view: UICollectionReusableView) {
    if view.hasFirstResponder { view.endEditing(true) }
    guard let key = view.reuseKey else { return view.removeFromSuperview() }
    view.isHidden = true
    pool.put(view, for: key)
  }

  func dropElements() {
    let leaving = elements.sorted { $0.key < $1.key }
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
    let show = { [self] in
      prepareLayout()
      let offset = targetOffset
      if offset != contentOffset { contentOffset = offset }
      layoutIfNeeded()
    }
    guard animated, window != nil else {
      if window != nil { show() }
      return finish(true)
    }
    UIView.animate(
      withDuration: Self.listAnimationDuration, animations: show, completion: finish)
  }
}
