import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Data sources by snapshots")
struct DiffableTests {
  typealias Source = UITableViewDiffableDataSource<String, Int>
  let stage = Stage()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let source: Source

  init() {
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    source = Source(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    stage.view.addSubview(table)
  }

  private func snapshot(_ items: [Int]) -> Source.Snapshot {
    var snapshot = Source.Snapshot()
    snapshot.appendSections(["all"])
    snapshot.appendItems(items)
    return snapshot
  }

  private var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test("what stays keeps its cell and its selection [LST-27]")
  func moves() {
    source.apply(snapshot([1, 2, 3, 4]), animatingDifferences: false)
    stage.window.layoutIfNeeded()
    #expect(texts == ["1", "2", "3", "4"])
    let third = table.cellForRow(at: IndexPath(row: 2, section: 0))
    stage.finger(at: CGPoint(x: 100, y: 125)).tap()
    #expect(source.itemIdentifier(for: table.indexPathForSelectedRow!) == 3)
    var isDone = false
    source.apply(snapshot([3, 5, 1])) { isDone = true }
    stage.wait(0.31)
    #expect(isDone)
    #expect(texts == ["3", "5", "1"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === third)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test("snapshots keep their order, and leave out what is there already [LST-27]")
  func order() {
    var snapshot = snapshot([1, 2, 3])
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.moveItem(3, beforeItem: 1)
    snapshot.appendItems([1, 7])
    snapshot.deleteItems([2])
    #expect(snapshot.itemIdentifiers == [3, 1, 9, 7])
    #expect(snapshot.indexOfItem(9) == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 7) == "all")
    #expect(snapshot.numberOfItems == 4)
  }

  @Test("an item that is reloaded gets a new look [LST-27]")
  func reload() {
    source.apply(snapshot([1, 2]), animatingDifferences: false)
    stage.window.layoutIfNeeded()
    var next = source.snapshot()
    table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text = "old"
    next.reconfigureItems([2])
    source.apply(next, animatingDifferences: false)
    #expect(texts == ["1", "2"])
  }
}
