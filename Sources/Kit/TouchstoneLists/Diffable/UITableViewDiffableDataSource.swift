import Foundation

/// Has the rows of a table from snapshots, and shows what is other in each new one.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Makes or fills the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
  /// The snapshots that are shown.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Becomes the data source of the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot; animated, rows that stay move to their places.
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

  /// Shows a snapshot as `reloadData()` does.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    current = snapshot.shown
    table?.reloadData()
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
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// The number of rows of a section.
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
        "the cell provider has no cell for row \(indexPath.row) of section \(indexPath.section)")
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
}
