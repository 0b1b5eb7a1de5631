import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// Each mistake of a program is one diagnostic with the class, the call and the figures, and nothing crashes.
@Suite("Mistakes of a program that uses lists")
struct ListMistakeTests {
  let stage = Stage(size: CGSize(width: 400, height: 200))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  let log: TableLog
  let grid: UICollectionView
  let items: ItemLog

  init() {
    log = TableLog(stage, sections: [20])
    table.dataSource = log
    table.delegate = log
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 50)
    layout.minimumLineSpacing = 0
    grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 200), collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    items = ItemLog(stage, sections: [20])
    grid.dataSource = items
    grid.delegate = items
  }

  private func show(_ view: UIView) {
    stage.view.addSubview(view)
    stage.window.layoutIfNeeded()
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // MARK: Reloads within updates

  @Test("a table reloads within an update, and goes on with later updates [LST-70]")
  func reloadInTableUpdate() {
    show(table)
    var finished: [Bool] = []
    log.sections = [3]
    table.performBatchUpdates {
      table.deleteRows(at: [path(0, 0)], with: .none)
      table.reloadData()
    } completion: {
      finished.append($0)
    }
    #expect(table.visibleCells.count == 3)
    log.sections = [4]
    table.insertRows(at: [path(0, 3)], with: .none)
    stage.wait(1)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["0.0", "0.1", "0.2", "0.3"])
    #expect(finished == [true])
    #expect(stage.diagnostics == [])
  }

  @Test("a collection reloads within an update, and goes on with later updates [LST-70]")
  func reloadInCollectionUpdate() {
    show(grid)
    var finished: [Bool] = []
    items.sections = [3]
    grid.performBatchUpdates {
      grid.deleteItems(at: [path(0, 0)])
      grid.reloadData()
    } completion: {
      finished.append($0)
    }
    #expect(grid.visibleCells.count == 3)
    items.sections = [4]
    grid.insertItems(at: [path(0, 3)])
    stage.wait(1)
    #expect(grid.indexPathsForVisibleItems.count == 4)
    #expect(finished == [true])
    #expect(stage.diagnostics == [])
  }

  // MARK: Changes in callbacks

  enum Callback: CaseIterable { case cell, willDisplay, height }

  @Test(
    "a callback that reloads a table with fewer rows shows these [LST-71]",
    arguments: Callback.allCases)
  func reloadInTableCallback(callback: Callback) {
    let change = { [unowned table, unowned log] (path: IndexPath) in
      guard path.row == 2, log.sections == [20] else { return }
      log.sections = [2]
      table.reloadData()
    }
    switch callback {
    case .cell: log.onCell = change
    case .willDisplay: log.onDisplay = change
    case .height: log.onHeight = change
    }
    show(table)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["0.0", "0.1"])
    #expect(table.contentSize.height == 100)
    #expect(
      stage.diagnostics == [
        "UITableView: reloadData(): the data source has changed from 20 rows in 1 section to 2 rows in 1 "
          + "section while the list asks for its rows. Change the data outside of its methods and the "
          + "delegate's"
      ])
  }

  @Test(
    "a callback that reloads a collection with fewer items shows these [LST-71]",
    arguments: [true, false])
  func reloadInCollectionCallback(inCell: Bool) {
    let change = { [unowned grid, unowned items] (path: IndexPath) in
      guard path.item == 2, items.sections == [20] else { return }
      items.sections = [2]
      grid.reloadData()
    }
    if inCell { items.onCell = change } else { items.onDisplay = change }
    show(grid)
    #expect(grid.indexPathsForVisibleItems == [path(0, 0), path(0, 1)])
    #expect(grid.contentSize.height == 100)
    #expect(
      stage.diagnostics == [
        "UICollectionView: reloadData(): the data source has changed from 20 items in 1 section to 2 items "
          + "in 1 section while the list asks for its items. Change the data outside of its methods and "
          + "the delegate's"
      ])
  }

  @Test("a callback that deletes rows has the list reloaded [LST-71]")
  func updateInCallback() {
    log.onCell = { [unowned table, unowned log] path in
      guard path.row == 2, log.sections == [20] else { return }
      log.sections = [19]
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    show(table)
    #expect(table.visibleCells.count == 4)
    #expect(table.numberOfRows(inSection: 0) == 19)
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.contains("deleteRows(at:with:)") == true)
  }

  @Test("a callback that reloads a table with the same numbers is no mistake [LST-71]")
  func sameNumbers() {
    var count = 0
    log.onCell = { [unowned table] path in
      guard path.row == 0, count == 0 else { return }
      count += 1
      table.reloadData()
    }
    show(table)
    #expect(table.visibleCells.count == 4)
    #expect(stage.diagnostics == [])
  }

  // MARK: Numbers and paths

  @Test("numbers that do not fit after an update are reported, and the list reloads [LST-24]")
  func misfit() {
    show(table)
    log.sections = [101]
    table.deleteRows(at: [path(0, 0)], with: .fade)
    #expect(table.numberOfRows(inSection: 0) == 101)
    table.removeFromSuperview()
    show(grid)
    items.sections = [101]
    grid.insertItems(at: [path(0, 0)])
    #expect(grid.numberOfItems(inSection: 0) == 101)
    #expect(
      stage.diagnostics == [
        "UITableView: deleteRows(at:with:): the update does not fit, because section 0 had 20 rows, 0 were "
          + "inserted or moved in and 1 deleted or moved out, and the data source has 101. The table reloads",
        "UICollectionView: insertItems(at:): the update does not fit, because section 0 had 20 items, 1 were "
          + "inserted or moved in and 0 deleted or moved out, and the data source has 101. The collection "
          + "reloads",
      ])
  }

  @Test("changed paths that do not exist are reported, and the list reloads [LST-24]")
  func strangeUpdates() {
    show(table)
    table.insertRows(at: [path(3, 0)], with: .none)
    table.deleteRows(at: [path(0, 20)], with: .none)
    table.reloadRows(at: [[0]], with: .none)
    table.moveRow(at: [], to: path(0, 0))
    table.moveSection(-1, toSection: 0)
    table.reloadSections([4], with: .none)
    stage.window.layoutIfNeeded()
    #expect(table.visibleCells.count == 4)
    let expected = [
      "insertRows(at:with:): the update does not fit, because row 0 of section 3 was added, and there "
        + "are 1 sections",
      "deleteRows(at:with:): the update does not fit, because row 20 of section 0 was changed, and "
        + "section 0 had 20",
      "reloadRows(at:with:): the update does not fit, because an index path with 1 index was changed, "
        + "and there were 1 sections",
      "moveRow(at:to:): the update does not fit, because an index path with 0 indexes was changed, and "
        + "there were 1 sections",
      "moveSection(_:toSection:): the update does not fit, because section -1 of 1 was changed",
      "reloadSections(_:with:): the update does not fit, because section 4 of 1 was changed",
    ]
    #expect(stage.diagnostics == expected.map { "UITableView: \($0). The table reloads" })
  }

  @Test("paths that do not exist are reported by each call of a table [LST-72]")
  func strangePathsOfTable() {
    show(table)
    for strange: IndexPath in [path(0, 20), path(7, 0), [0]] {
      table.scrollToRow(at: strange, at: .top, animated: false)
      table.selectRow(at: strange, animated: false, scrollPosition: .none)
      table.reconfigureRows(at: [strange])
      table.deselectRow(at: strange, animated: false)
      #expect(table.cellForRow(at: strange) == nil && table.rectForRow(at: strange) == .zero)
    }
    _ = table.numberOfRows(inSection: 5)
    let paths = [
      ("row 20 of section 0", "which has 20"), ("row 0 of section 7", "there are 1 sections"),
      ("an index path with 1 index", "there are 1 sections"),
    ]
    let calls = [
      "scrollToRow(at:at:animated:)", "selectRow(at:animated:scrollPosition:)",
      "reconfigureRows(at:)",
    ]
    var expected: [String] = []
    for (path, sizes) in paths {
      expected += calls.map { "UITableView: \($0): there is no \(path), \(sizes)" }
    }
    expected += ["UITableView: numberOfRows(inSection:): there is no section 5 of 1"]
    #expect(stage.diagnostics == expected)
  }

  @Test("paths that do not exist are reported by each call of a collection [LST-72]")
  func strangePathsOfCollection() {
    show(grid)
    for strange: IndexPath in [path(0, 20), path(7, 0), [0]] {
      grid.scrollToItem(at: strange, at: .top, animated: false)
      grid.selectItem(at: strange, animated: false, scrollPosition: [])
      grid.reconfigureItems(at: [strange])
      grid.deselectItem(at: strange, animated: false)
      #expect(grid.cellForItem(at: strange) == nil)
      #expect(grid.layoutAttributesForItem(at: strange) == nil)
      #expect(!grid.beginInteractiveMovementForItem(at: strange))
    }
    let header = UICollectionView.elementKindSectionHeader
    #expect(grid.layoutAttributesForSupplementaryElement(ofKind: header, at: []) == nil)
    _ = grid.numberOfItems(inSection: 5)
    grid.moveItem(at: path(0, 0), to: path(2, 0))
    let paths = [
      ("item 20 of section 0", "which has 20"), ("item 0 of section 7", "there are 1 sections"),
      ("an index path with 1 index", "there are 1 sections"),
    ]
    let calls = [
      "scrollToItem(at:at:animated:)", "selectItem(at:animated:scrollPosition:)",
      "reconfigureItems(at:)",
    ]
    var expected: [String] = []
    for (path, sizes) in paths {
      expected += calls.map { "UICollectionView: \($0): there is no \(path), \(sizes)" }
    }
    expected += [
      "UICollectionView: numberOfItems(inSection:): there is no section 5 of 1",
      "UICollectionView: moveItem(at:to:): the update does not fit, because item 0 of section 2 was "
        + "added, and there are 1 sections. The collection reloads",
    ]
    #expect(stage.diagnostics == expected)
  }

  // MARK: Identifiers

  @Test("an identifier without a registration gives a plain cell, and is reported [LST-72]")
  func unregistered() {
    _ = table.dequeueReusableCell(withIdentifier: "none", for: [0])
    show(table)
    show(grid)
    _ = table.dequeueReusableCell(withIdentifier: "none", for: path(0, 1))
    _ = grid.dequeueReusableCell(withReuseIdentifier: "none", for: path(0, 1))
    _ = grid.dequeueReusableSupplementaryView(
      ofKind: "badge", withReuseIdentifier: "none", for: path(0, 1))
    #expect(
      stage.diagnostics == [
        "UITableView: dequeueReusableCell(withIdentifier:for:): no cell is registered for \"none\" (row 1 of "
          + "section 0): call register(_:forCellReuseIdentifier:) first",
        "UICollectionView: dequeueReusableCell(withReuseIdentifier:for:): no cell is registered for \"none\" "
          + "(item 1 of section 0): call register(_:forCellWithReuseIdentifier:) first",
        "UICollectionView: dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:): no view of kind "
          + "badge is registered for \"none\": call "
          + "register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first",
      ])
  }

  @Test("an identifier that a snapshot does not have is reported [LST-72]")
  func unknownIdentifiers() {
    // A snapshot belongs to no scene: its mistakes are in the trace of the scene that received input last.
    stage.finger(at: CGPoint(x: 10, y: 10)).tap()
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendItems([1])
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    snapshot.appendItems([2, 3], toSection: "a")
    snapshot.appendItems([4], toSection: "b")
    snapshot.insertItems([4], beforeItem: 9)
    snapshot.moveItem(1, afterItem: 9)
    snapshot.reloadItems([9])
    snapshot.reconfigureItems([9])
    snapshot.reloadSections(["b"])
    snapshot.insertSections(["c"], afterSection: "b")
    snapshot.moveSection("b", beforeSection: "a")
    _ = snapshot.itemIdentifiers(inSection: "b")
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    #expect(snapshot.reloadedSectionIdentifiers == [] && snapshot.reloadedItemIdentifiers == [])
    let expected = [
      "appendItems(_:toSection:): there is no section yet (0 items in 0 sections)",
      "appendItems(_:toSection:): item 2 is there already, and is left out (2 items in 1 sections)",
      "appendItems(_:toSection:): there is no section b (3 items in 1 sections)",
      "insertItems(_:beforeItem:): there is no item 9 (3 items in 1 sections)",
      "moveItem(_:afterItem:): there is no item 9 (3 items in 1 sections)",
      "reloadItems(_:): there is no item 9 (3 items in 1 sections)",
      "reconfigureItems(_:): there is no item 9 (3 items in 1 sections)",
      "reloadSections(_:): there is no section b (3 items in 1 sections)",
      "insertSections(_:afterSection:): there is no section b (3 items in 1 sections)",
      "moveSection(_:beforeSection:): there is no section b (3 items in 1 sections)",
      "itemIdentifiers(inSection:): there is no section b (3 items in 1 sections)",
    ]
    #expect(stage.diagnostics == expected.map { "NSDiffableDataSourceSnapshot.\($0)" })
  }

  // MARK: Cells

  @Test(
    "a cell that is dequeued twice for a row is reported once, and the unused one is used again [LST-75]"
  )
  func dequeuedTwiceInTable() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    log.onCell = { [unowned table] path in
      _ = table.dequeueReusableCell(withIdentifier: "row", for: path)
      _ = table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    show(table)
    for step in 0..<100 {
      table.contentOffset.y = CGFloat(step) * 8
      stage.window.layoutIfNeeded()
    }
    #expect(table.subviews.filter { $0 is UITableViewCell }.count < 16)
    #expect(
      stage.diagnostics == [
        "UITableView: dequeueReusableCell(withIdentifier:for:) was called 2 times for row 0 of section 0: only "
          + "the returned cell is shown. For another cell, call dequeueReusableCell(withIdentifier:)"
      ])
  }

  @Test("a cell that is dequeued without a row belongs to the caller [LST-75]")
  func dequeuedForMeasuring() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let measure = { [unowned table] (_: IndexPath) in
      _ = table.dequeueReusableCell(withIdentifier: "row")
    }
    log.onCell = measure
    log.onHeight = measure
    show(table)
    for step in 0..<100 {
      table.contentOffset.y = CGFloat(step) * 8
      stage.window.layoutIfNeeded()
    }
    #expect(table.subviews.filter { $0 is UITableViewCell }.count < 16)
    #expect(stage.diagnostics == [])
  }

  @Test("a cell that the app puts into another view stays there [LST-75]")
  func ownCell() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let shelf = UIView()
    log.onCell = { [unowned table] path in
      if let cell = table.dequeueReusableCell(withIdentifier: "row") { shelf.addSubview(cell) }
    }
    show(table)
    #expect(shelf.subviews.count == 4)
  }

  @Test("a cell that is dequeued twice for an item is reported once, and used again [LST-75]")
  func dequeuedTwiceInCollection() {
    items.onCell = { [unowned grid] path in
      _ = grid.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    show(grid)
    for step in 0..<100 {
      grid.contentOffset.y = CGFloat(step) * 8
      stage.window.layoutIfNeeded()
    }
    #expect(grid.subviews.filter { $0 is UICollectionViewCell }.count < 16)
    #expect(
      stage.diagnostics == [
        "UICollectionView: dequeueReusableCell(withReuseIdentifier:for:) was called 2 times for item 0 of "
          + "section 0: only the returned view is shown. Dequeue one view for each path"
      ])
  }

  @Test("a cell that is returned for two rows is reported [LST-75]")
  func sharedCell() {
    final class Shared: NSObject, UITableViewDataSource {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cell }
    }
    let shared = Shared()
    table.dataSource = shared
    show(table)
    #expect(
      stage.diagnostics.first
        == "UITableView: tableView(_:cellForRowAt:): the cell for row 1 of section 0 is already that of row 0 "
        + "of section 0: dequeue or make a cell for each row")
  }

  @Test("a layout with attributes for an item that does not exist is reported [LST-72]")
  func strangeLayout() {
    final class Strange: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        [UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 30, section: 0))]
      }
    }
    grid.setCollectionViewLayout(Strange(), animated: false)
    show(grid)
    #expect(
      stage.diagnostics.first
        == "UICollectionView: layoutAttributesForElements(in:): Strange has attributes for item 30 of section "
        + "0, which has 20")
  }

  @Test("a reload under a finger that drags a row, or moves an item, ends that [LST-76]")
  func reloadWhileMoving() {
    show(table)
    log.movable = true
    table.setEditing(true, animated: false)
    stage.window.layoutIfNeeded()
    let finger = stage.finger(at: CGPoint(x: 378, y: 25)).down().move(by: 0, 60, in: 0.2)
    log.sections = []
    table.reloadData()
    finger.move(by: 0, 60, in: 0.2).up()
    stage.wait(1)
    table.removeFromSuperview()
    show(grid)
    #expect(grid.beginInteractiveMovementForItem(at: path(0, 0)))
    grid.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 80))
    items.sections = []
    grid.reloadData()
    grid.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 120))
    grid.endInteractiveMovement()
    stage.wait(1)
    #expect(table.visibleCells.isEmpty && grid.visibleCells.isEmpty)
    #expect(stage.log == [] && stage.diagnostics == [])
  }
}
