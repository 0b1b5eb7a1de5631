import Foundation

/// A data source that shows snapshots of items in a collection view, and updates the differences.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Returns the configured cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  /// Returns a configured supplementary view.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
  /// The type of the snapshots.
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

  /// Makes a data source and sets it as that of the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the current snapshot.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot; if animated, remaining items move to their new positions.
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
    collection.abandonMovement()
    collection.perform(
      result, snapshot.counts, collection.items(of: result), animated: animatingDifferences
    ) { _ in completion?() }
    collection.reconfigure(
      snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) })
  }

  /// Shows a snapshot by reloading all data.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    current = snapshot.shown
    collection?.reloadData()
    completion?()
  }

  // MARK: Identifiers

  /// The item at an index path; `nil` for none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// The index path of an item; `nil` for none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  /// The section at an index; `nil` for none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  /// The index of a section; `nil` for none.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// The number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  /// The number of items in a section.
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
        "UICollectionViewDiffableDataSource: the cell provider has no cell for \(indexPath.words("Item"))"
      )
      return UICollectionViewCell(frame: .zero)
    }
    return cell
  }
  /// The supplementary view of the provider.
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
  /// The item for an index title; never called here.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
  nonisolated deinit {}
}
