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

  private func build() {
    layout.collectionView = self
    backgroundColor = .systemBackground
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
