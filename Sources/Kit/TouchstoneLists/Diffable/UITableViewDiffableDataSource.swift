import Foundation

/// A data source that shows snapshots of rows in a table view, and updates the differences.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Returns the configured cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
  /// The type of the snapshots.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// The animation of rows that are inserted and deleted.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Makes a data source and sets it as that of the table view.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the current snapshot.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot; if animated, remaining rows move to their new positions.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let result = snapshot.result(from: current)
    if let table {
      if table.window != nil { table.layoutIfNeeded() }
      table.count()
    }
    current = snapshot.shown
    guard let table, table.dataSource === self else {
      completion?()
      return
    }
    table.updateAnimation = animatingDifferences ? defaultRowAnimation : .none
    table.perform(result, snapshot.counts, keepsHeights: true) { _ in completion?() }
    table.reconfigure(
      snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) })
  }

  /// Shows a snapshot by reloading all data.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    current = snapshot.shown
    table?.reloadData()
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
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// The number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      tableView.reportMistake(
        "UITableViewDiffableDataSource: the cell provider has no cell for \(indexPath.words("Row"))"
      )
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    return cell
  }
  /// The title above a section; `nil` for none.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// The title below a section; `nil` for none.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.canEditUnlessTold(by: self)
  }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.canMoveUnlessTold(by: self)
  }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  nonisolated deinit {}
}
