import Foundation

/// Has the items of a collection from snapshots, and shows what is other in each new one.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Makes or fills the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  /// Makes or fills a header, a footer or another view.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
  /// The snapshots that are shown.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Which items a finger may reorder, and what follows it.
  public struct ReorderingHandlers {
    /// Receives the snapshots before and after.
    public typealias Handler =
      @MainActor (
        _ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
      ) -> Void
    /// Whether an item may be moved; `nil` for none.
    public var canReorderItem: (@MainActor (_ itemIdentifier: ItemIdentifierType) -> Bool)?
    /// A finger has let go an item at another place.
    public var willReorder: Handler?
    /// The data source has the item at its new place.
    public var didReorder: Handler?

    /// Makes handlers that let no item be moved.
    public init() {}
  }
  /// Which items a finger may reorder, and what follows it (LST-63).
  open var reorderingHandlers = ReorderingHandlers()

  /// Has the headers, footers and other views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collection: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Becomes the data source of the collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot; animated, items that stay move to their places.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let result = snapshot.result(from: current)
    if let collection {
      if collection.window != nil { collection.layoutIfNeeded() }
      collection.count()
    }
    current = snapshot.shown
    guard let collection, collection.dataSource === self else {
      completion?()
      return
    }
    collection.perform(result, snapshot.counts, [], animated: animatingDifferences) { _ in
      completion?()
    }
    collection.reconfigure(
      snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) })
  }

  /// Shows a snapshot as `reloadData()` does.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    current = snapshot.shown
    collection?.reloadData()
    completion?()
  }

  // MARK: Identifiers

  /// The item at a path; `nil` for none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// The path of what a list shows, or of an identifier; `nil` for none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  /// The section of an item, or of a number; `nil` for none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  /// The place of a section; `nil` if it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// The number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  /// The number of items of a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0 }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      collectionView.reportMistake(
        "the cell provider has no cell for item \(indexPath.item) of section \(indexPath.section)")
      return UICollectionViewCell(frame: .zero)
    }
    return cell
  }
  /// A header, a footer or another view of the layout.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    collectionView.reportMistake(
      "the data source has no view of kind \(kind): set supplementaryViewProvider")
    return UICollectionReusableView(frame: .zero)
  }
  /// Whether the item can be moved by a finger, as `reorderingHandlers` says.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }
  /// The item was moved by a finger: the snapshot follows.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    var next = current
    next.deleteItems([item])
    let others = next.itemIdentifiers(inSection: section)
    if others.indices.contains(destinationIndexPath.item) {
      next.insertItems([item], beforeItem: others[destinationIndexPath.item])
    } else {
      next.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: current, finalSnapshot: next,
      difference: next.itemIdentifiers.difference(from: current.itemIdentifiers))
    reorderingHandlers.willReorder?(transaction)
    current = next.shown
    reorderingHandlers.didReorder?(transaction)
  }
  /// The titles of an index; not shown here.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The item that a title leads to; not asked here.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
