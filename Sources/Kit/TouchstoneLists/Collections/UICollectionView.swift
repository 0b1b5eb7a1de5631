import Foundation
@_spi(Kit) import TouchstoneCore
@_spi(Kit) import TouchstoneScrolling

/// A scroll view of items that a layout positions. Only visible items have cells.
///
/// A cell's views receive touches as usual. Those that they forward reach the collection view, which highlights the item, and
/// selects it when the finger lifts.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The scroll direction of a flow layout.
  nonisolated public enum ScrollDirection: Int, Sendable {
    /// Vertical.
    case vertical
    /// Horizontal.
    case horizontal
  }
  /// The category of an element of a collection view.
  nonisolated public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell
    /// A header, a footer or another supplementary view.
    case supplementaryView
    /// A decoration view.
    case decorationView
  }
  /// The position to which scrolling moves an item.
  nonisolated public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// Vertically centred.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// Horizontally centred.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
  /// Whether a cell is resized when its content changes.
  nonisolated public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled
    /// When its configuration changes, or `invalidateIntrinsicContentSize()` is called.
    case enabled
    /// As `enabled`; constraints are not observed.
    case enabledIncludingConstraints
  }
  /// The kind of headers.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Provides the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { needsReload() } }
  }
  /// The delegate, which is notified of highlighting, selection and display.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set {
      super.delegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    super.delegate as? any UICollectionViewDelegateFlowLayout
  }
  /// The object that is notified of items that will probably be shown soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether such items are announced.
  open var isPrefetchingEnabled = true
  /// The layout, which positions the items.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  var layout: UICollectionViewLayout
  /// The view behind all items, with the size of the collection view; `nil` for none.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Selection

  /// Whether touches select items.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether touches select items while the collection view is being edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while the collection view is being edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the selection follows the focus; there is no focus here.
  open var selectionFollowsFocus = false
  /// Whether the focused item is remembered; there is no focus here.
  open var remembersLastFocusedIndexPath = false
  /// Whether a cell is resized when its content changes.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether the collection view is being edited.
  open var isEditing = false {
    didSet {
      guard oldValue != isEditing else { return }
      for (key, view) in elements {
        // The delegate may read the cell.
        let isEdited = isEdited(key.path)
        (view as? UICollectionViewCell)?.changeConfigurationState { $0.isEditing = isEdited }
      }
      setNeedsLayout()
    }
  }

  // MARK: State

  var counts: [Int] = []
  var elements: [ElementKey: UICollectionReusableView] = [:]
  var places: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  var pool = ReusePool<UICollectionReusableView>()
  var selection: [IndexPath] = []
  var touched: TouchedItem?
  var prefetched: Set<IndexPath> = []
  // What CountedList needs.
  var owesReload = true
  var isLayingOut = false
  var isOutdated = false
  var updates: ListUpdates?
  var updateDepth = 0
  var updateCompletions: [(Bool) -> Void] = []
  /// The elements of an update that were not there before it.
  var appearing = AppearingElements()
  /// Whether the order of the views from back to front has to be found again.
  var owesOrder = false
  var movement: ItemMovement?
  /// The first item that was in sight before the layout under way. Items before it that find their size do not move it.
  var firstShown: IndexPath?
  /// Of the element that the data source is asked for: what is dequeued has its size at once.
  var attributesToShow: UICollectionViewLayoutAttributes?
  /// Of the change of layout that a gesture drives.
  var transitionCompletion: LayoutInteractiveTransitionCompletion?
  var panSelection: PanSelection?
  /// Scrolls while items are selected by a pan, or one is moved.
  var edgeScroll: EdgeScroll?

  // MARK: Creating

  /// Makes a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    layout = InterfaceCollections.layout ?? UICollectionViewFlowLayout()
    InterfaceCollections.layout = nil
    super.init(coder: coder)
    build()
  }

  @_spi(Kit) open override func arranges(
    _ one: UIGestureRecognizer, with other: UIGestureRecognizer
  ) -> Bool { isOwn(one) && isOwn(other) }

  private func isOwn(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === panGestureRecognizer
      || recognizer.view === self && recognizer is SelectionPanGestureRecognizer
  }

  @_spi(Kit) open override var selectsByTouch: Bool { selectsByFinger }

  private func build() {
    layout.collectionView = self
    backgroundColor = .systemBackground
    addSelectionPan()
  }

  // MARK: Overrides

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      if newValue != old, layout.isPrepared,
        layout.shouldInvalidateLayout(forBoundsChange: newValue)
      {
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newValue))
      }
      super.bounds = newValue
      guard newValue.size != old.size, UIView.inheritedAnimationDuration > 0, window != nil else {
        return
      }
      prepareLayout()
      layout.prepare(forAnimatedBoundsChange: old)
      layoutIfNeeded()
      layout.finalizeAnimatedBoundsChange()
    }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    // Sizes that cells have found do not depend on the inset.
    layout.invalidateLayout(with: layout.newContext(UICollectionViewLayoutInvalidationContext.self))
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    (layout as? UICollectionViewFlowLayout)?.areaChanged(.fromSafeArea)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    (layout as? UICollectionViewFlowLayout)?.areaChanged(.fromLayoutMargins)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  @_spi(Kit) open override func chosenRest(for offset: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    selectionPanShouldBegin(gestureRecognizer)
      ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    itemTouchesBegan(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    itemTouchesMoved(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    itemTouchesEnded(touches, isCancelled: false)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    itemTouchesEnded(touches, isCancelled: true)
  }

  // MARK: Cells

  /// Registers a cell class for a reuse identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass.map { .type($0) }, for: Self.key(nil, identifier))
  }
  /// Registers a nib of a cell for a reuse identifier; `nil` removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib.map { .nib($0) }, for: Self.key(nil, identifier))
  }
  /// Registers a class of supplementary views for a kind and a reuse identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(viewClass.map { .type($0) }, for: Self.key(elementKind, identifier))
  }
  /// Registers a nib of a supplementary view for a kind and a reuse identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(nib.map { .nib($0) }, for: Self.key(kind, identifier))
  }
  /// Registers a prototype of a storyboard; with a kind for a supplementary view.
  public func register(
    prototype identifier: String, kind: String? = nil,
    _ make: @escaping @MainActor () -> UICollectionReusableView?
  ) {
    pool.register(.maker(make), for: Self.key(kind, identifier))
  }
  /// Returns a new or reused cell for an item; an unregistered identifier returns a plain cell, and is reported.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = Self.key(nil, identifier)
    if pool.source(of: key) == nil {
      reportMistake(
        "dequeueReusableCell(withReuseIdentifier:for:): no cell is registered for \"\(identifier)\" "
          + "(\(indexPath.words("Item"))): call register(_:forCellWithReuseIdentifier:) first")
    }
    let view = dequeue(key, identifier, indexPath, UICollectionViewCell.self)
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }
  /// Returns a new or reused supplementary view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = Self.key(elementKind, identifier)
    if pool.source(of: key) == nil {
      reportMistake(
        "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:): no view of kind "
          + "\(elementKind) is registered for \"\(identifier)\": call "
          + "register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first")
    }
    return dequeue(key, identifier, indexPath, UICollectionReusableView.self)
  }

  // MARK: Items

  /// The number of sections.
  open var numberOfSections: Int {
    count()
    return counts.count
  }
  /// The number of items in a section; 0 for an invalid section.
  open func numberOfItems(inSection section: Int) -> Int {
    count()
    guard counts.indices.contains(section) else {
      reportMistake(
        "numberOfItems(inSection:): there is no section \(section) of \(counts.count)")
      return 0
    }
    return counts[section]
  }
  /// The attributes of an item; `nil` for an invalid index path.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return has(indexPath) ? layout.layoutAttributesForItem(at: indexPath) : nil
  }
  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// The index path of the item at a point, in the collection view's coordinates; `nil` for none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return layout.layoutAttributesForElements(in: around)?
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
  /// The index path of a cell; `nil` if it is not shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.first { $0.value === cell }?.key.path
  }
  /// The path of a header, a footer or another view that a collection shows; `nil` for none.
  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    elements.first { $0.value === supplementaryView && $0.key.category == .supplementaryView }?
      .key.path
  }
  /// The cell of an item, if it is in sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutForQuestion()
    let key = ElementKey(category: .cell, kind: nil, path: indexPath)
    return elements[key] as? UICollectionViewCell
  }
  /// The supplementary view of a kind; `nil` if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layoutForQuestion()
    return elements[
      ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }
  /// The visible supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    elements.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
  }
  /// The index paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    elements.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    layoutForQuestion()
    return elements.sorted { $0.key.path < $1.key.path }
      .compactMap { $0.value as? UICollectionViewCell }
  }
  /// The index paths of the visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutForQuestion()
    return elements.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }
  /// The index paths of the selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  // MARK: Scrolling and selecting by code

  /// Scrolls an item to a position.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    if window != nil { layoutIfNeeded() }
    count()
    guard has(indexPath), let item = layoutAttributesForItem(at: indexPath)?.frame else {
      return reportMistake(
        "scrollToItem(at:at:animated:): there is no \(indexPath.words("Item")), "
          + sizes(at: indexPath))
    }
    if scrollPosition.isEmpty { return scrollRectToVisible(item, animated: animated) }
    let inset = adjustedContentInset
    var target = contentOffset
    if scrollPosition.contains(.top) { target.y = item.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) {
      target.y = item.midY - (bounds.height - inset.top - inset.bottom) / 2 - inset.top
    }
    if scrollPosition.contains(.bottom) { target.y = item.maxY - bounds.height + inset.bottom }
    if scrollPosition.contains(.left) { target.x = item.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) {
      target.x = item.midX - (bounds.width - inset.left - inset.right) / 2 - inset.left
    }
    if scrollPosition.contains(.right) { target.x = item.maxX - bounds.width + inset.right }
    let mostX = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let mostY = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    target.x = max(-inset.left, min(target.x, mostX))
    target.y = max(-inset.top, min(target.y, mostY))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }
  /// Selects an item, and deselects the others unless several can be selected; `nil` deselects all. The delegate is not
  /// notified (LST-05).
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    count()
    if !selectsSeveral || indexPath == nil {
      for old in selection where old != indexPath { mark(old, isSelected: false) }
    }
    guard let indexPath else { return }
    guard has(indexPath) else {
      return reportMistake(
        "selectItem(at:animated:scrollPosition:): there is no \(indexPath.words("Item")), "
          + sizes(at: indexPath))
    }
    mark(indexPath, isSelected: true)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Deselects an item. The delegate is not notified (LST-05).
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    mark(indexPath, isSelected: false)
  }

  // MARK: Updates

  /// Reloads all data. The selection is cleared (LST-06).
  open func reloadData() { reloadEverything() }
  /// Whether an update is in progress.
  open var hasUncommittedUpdates: Bool { updates != nil }
  /// Performs the updates of the closure together.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    openUpdates()
    if let completion { updateCompletions.append(completion) }
    updates?()
    closeUpdates()
  }
  /// Inserts items that the data source has inserted.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.inserted += indexPaths } }
  /// Deletes items that the data source has deleted.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleted += indexPaths } }
  /// Replaces the cells of items by new ones.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloaded += indexPaths } }
  /// Reconfigures the existing cells of items.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Inserts sections that the data source has inserted.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections that the data source has deleted.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// Replaces the cells of sections by new ones.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  /// Changes the layout, and calls `completion` at the end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    change(to: layout, animated, completion)
  }
  /// Changes the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    change(to: layout, animated, nil)
  }
  nonisolated deinit {}
}

/// The elements that an update adds.
struct AppearingElements {
  var items: Set<IndexPath> = []
  var sections: Set<Int> = []
  /// Views whose insertion the layout names.
  var views: Set<ElementKey> = []

  func contains(_ key: ElementKey) -> Bool {
    if key.category == .cell { return items.contains(key.path) }
    return views.contains(key) || key.path.first.map(sections.contains) ?? false
  }
}

/// A touch on an item.
struct TouchedItem {
  let touch: UITouch
  let path: IndexPath
  weak var cell: UICollectionViewCell?
}

/// The values of a storyboard for a collection view that is about to be made.
@MainActor public enum InterfaceCollections {
  /// The layout of the next collection view.
  public static var layout: UICollectionViewLayout?
}
