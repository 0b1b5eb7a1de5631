import Foundation
@_spi(Kit) import TouchstoneCore
@_spi(Kit) import TouchstoneScrolling

/// Items whose places a layout says, and of which those in sight have cells.
///
/// A finger on a cell is delivered to its views as to any other. What they leave comes up to the collection, which
/// highlights the item, and selects it when the finger lifts.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The direction in which a flow layout scrolls.
  nonisolated public enum ScrollDirection: Int, Sendable {
    /// Down.
    case vertical
    /// To the side.
    case horizontal
  }
  /// What an element of a collection is.
  nonisolated public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell
    /// A header, a footer or another view.
    case supplementaryView
    /// A decoration.
    case decorationView
  }
  /// Where an item is put by scrolling.
  nonisolated public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle, up and down.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle, from side to side.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
  /// Whether a cell whose content changes gets another size.
  nonisolated public enum SelfSizingInvalidation: Int, Sendable {
    /// No.
    case disabled
    /// Where a configuration changes.
    case enabled
    /// Where constraints change, too.
    case enabledIncludingConstraints
  }
  /// The kind of headers.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Has the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { needsReload() } }
  }
  /// Learns what happens to the items.
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
  /// Learns which items are likely to be shown soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items are announced before they are shown.
  open var isPrefetchingEnabled = true
  /// Says where the items are.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  var layout: UICollectionViewLayout
  /// Behind all items; as large as the collection.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Selection

  /// Whether a finger selects items.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether a finger selects items while the collection is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several can be selected while the collection is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the selection follows the focus; nothing here has the focus.
  open var selectionFollowsFocus = false
  /// Whether the focus is remembered.
  open var remembersLastFocusedIndexPath = false
  /// Whether a cell whose content changes gets another size.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether the collection is edited.
  open var isEditing = false { didSet { setNeedsLayout() } }

  // MARK: State

  var counts: [Int] = []
  var elements: [ElementKey: UICollectionReusableView] = [:]
  var places: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  var pool = ReusePool<UICollectionReusableView>()
  var selection: [IndexPath] = []
  var touched: TouchedItem?
  var prefetched: Set<IndexPath> = []
  var owesReload = true
  var isLayingOut = false
  var updates: ListUpdates?
  var updateDepth = 0
  var updateCompletions: [(Bool) -> Void] = []
  var appearing: Set<IndexPath> = []
  var movement: ItemMovement?
  /// Of the element that the data source is asked for: what is dequeued has its size at once.
  var attributesInTheMaking: UICollectionViewLayoutAttributes?
  /// Of the change of layout that a gesture drives.
  var transitionCompletion: LayoutInteractiveTransitionCompletion?
  var panSelection: PanSelection?
  /// Scrolls while items are selected by a pan, or one is moved.
  var edgeScroll: EdgeScroll?

  // MARK: Creating

  /// Makes a collection with a layout.
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
    recognizer === panGestureRecognizer || recognizer is SelectionPanGestureRecognizer
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
      if newValue != super.bounds, layout.isPrepared,
        layout.shouldInvalidateLayout(forBoundsChange: newValue)
      {
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newValue))
      }
      super.bounds = newValue
    }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layout.invalidateLayout()
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

  /// Cells for the name are of the class from now on; `nil` ends that.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass.map { .type($0) }, for: Self.key(nil, identifier))
  }
  /// Cells for the name are made by the nib from now on; `nil` ends that.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib.map { .nib($0) }, for: Self.key(nil, identifier))
  }
  /// Views of a kind are of the class from now on.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(viewClass.map { .type($0) }, for: Self.key(elementKind, identifier))
  }
  /// Views of a kind are made by the nib from now on.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(nib.map { .nib($0) }, for: Self.key(kind, identifier))
  }
  /// A prototype of a storyboard; of a kind for a header or footer.
  public func register(
    prototype identifier: String, kind: String? = nil,
    _ make: @escaping @MainActor () -> UICollectionReusableView?
  ) {
    pool.register(.maker(make), for: Self.key(kind, identifier))
  }
  /// A cell for the item; a name that is not registered gives a plain cell and one diagnostic.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = Self.key(nil, identifier)
    if pool.source(of: key) == nil {
      reportMistake(
        "no cell is registered for \"\(identifier)\" (item \(indexPath.item) of section "
          + "\(indexPath.section)): call register(_:forCellWithReuseIdentifier:) first")
    }
    let view = dequeue(key, identifier, indexPath, UICollectionViewCell.self)
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }
  /// A header, footer or other view for a section.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = Self.key(elementKind, identifier)
    if pool.source(of: key) == nil {
      reportMistake(
        "no view of kind \(elementKind) is registered for \"\(identifier)\": call "
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
  /// The number of items of a section; 0 for one that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    count()
    guard counts.indices.contains(section) else {
      reportMistake("section \(section) was asked for its items; there are \(counts.count)")
      return 0
    }
    return counts[section]
  }
  /// Where an item is; `nil` for one that does not exist.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return has(indexPath) ? layout.layoutAttributesForItem(at: indexPath) : nil
  }
  /// Where a header, a footer or another view is.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// The item at a point of the collection's space.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return layout.layoutAttributesForElements(in: around)?
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
  /// The path of what a list shows, or of an identifier; `nil` for none.
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
  /// The view of a kind, if it is in sight.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layoutForQuestion()
    return elements[
      ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }
  /// The views of a kind in sight.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    elements.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
  }
  /// The paths of the views of a kind in sight.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    elements.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
  /// The cells in sight, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    layoutForQuestion()
    return elements.sorted { $0.key.path < $1.key.path }
      .compactMap { $0.value as? UICollectionViewCell }
  }
  /// The items in sight, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutForQuestion()
    return elements.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }
  /// The selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  // MARK: Scrolling and selecting by code

  /// Scrolls until the item is at a place in sight.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    if window != nil { layoutIfNeeded() }
    guard let item = layoutAttributesForItem(at: indexPath)?.frame else {
      return reportMistake(
        "scrollToItem(at:): there is no item \(indexPath.item) in section \(indexPath.section)")
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
  /// Selects an item, and no other unless several can be; `nil` deselects all. The delegate receives nothing (LST-05).
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
        "selectItem(at:): there is no item \(indexPath.item) in section \(indexPath.section)")
    }
    mark(indexPath, isSelected: true)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Deselects an item. The delegate receives nothing (LST-05).
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    mark(indexPath, isSelected: false)
  }

  // MARK: Updates

  /// Asks for everything anew. Nothing stays selected (LST-06).
  open func reloadData() { reloadEverything() }
  /// Whether an update is under way.
  open var hasUncommittedUpdates: Bool { updates != nil }
  /// Shows the changes that the closure makes, all at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    openUpdates()
    if let completion { updateCompletions.append(completion) }
    updates?()
    closeUpdates()
  }
  /// Shows items that the data source has gained.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.inserted += indexPaths } }
  /// Removes items that the data source has lost.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleted += indexPaths } }
  /// Makes new cells for items.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloaded += indexPaths } }
  /// Has the cells of items show their content anew.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Shows an item at another place.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Shows sections that the data source has gained.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Removes sections that the data source has lost.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// Makes new cells for sections.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  /// Shows a section at another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  /// Changes to another layout.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    change(to: layout, animated, completion)
  }
  /// Changes to another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    change(to: layout, animated, nil)
  }
}

/// A finger on an item.
struct TouchedItem {
  let touch: UITouch
  let path: IndexPath
  weak var cell: UICollectionViewCell?
}

/// What a storyboard says of a collection before it is made.
@MainActor public enum InterfaceCollections {
  /// The layout of the collection that is made next.
  public static var layout: UICollectionViewLayout?
}
