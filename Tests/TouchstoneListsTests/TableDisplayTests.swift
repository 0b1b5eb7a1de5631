import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Rows in sight")
struct TableDisplayTests {
  let stage = Stage(size: CGSize(width: 400, height: 200))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  let log: TableLog

  init() {
    log = TableLog(stage, sections: [100])
    log.isLoud = true
    table.dataSource = log
    table.delegate = log
  }

  @Test("the data source is asked for numbers, then for the cells in sight [LST-20]")
  func order() {
    stage.view.addSubview(table)
    stage.window.layoutIfNeeded()
    var expected = ["sections", "rows of 0"]
    for row in 0..<4 { expected += ["cell 0.\(row)", "height 0.\(row)", "will display 0.\(row)"] }
    #expect(stage.log.lines == expected)
  }

  @Test("a cell that leaves serves a row that comes [LST-21]")
  func reuse() {
    stage.view.addSubview(table)
    stage.window.layoutIfNeeded()
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    stage.log.removeAll()
    table.contentOffset.y = 60
    stage.window.layoutIfNeeded()
    table.contentOffset.y = 110
    stage.window.layoutIfNeeded()
    #expect(
      stage.log == [
        "cell 0.4", "height 0.4", "will display 0.4", "cell 0.5", "height 0.5", "will display 0.5",
        "did end displaying 0.0", "cell 0.6", "height 0.6", "will display 0.6",
        "did end displaying 0.1",
      ])
    #expect(table.cellForRow(at: IndexPath(row: 6, section: 0)) === first)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  @Test("no more cells are alive than are in sight and waiting [LST-21]")
  func bounded() {
    log.isLoud = false
    log.sections = [10_000]
    stage.view.addSubview(table)
    for step in 0..<200 {
      table.contentOffset.y = CGFloat(step) * 170
      stage.window.layoutIfNeeded()
    }
    let alive = table.subviews.filter { $0 is UITableViewCell }.count
    #expect(alive <= 14)
  }

  @Test("rows are found by place, and places by row [LST-22]")
  func places() {
    log.isLoud = false
    log.sections = [3, 5]
    table.estimatedRowHeight = 0
    stage.view.addSubview(table)
    stage.window.layoutIfNeeded()
    #expect(
      table.rectForRow(at: IndexPath(row: 2, section: 1))
        == CGRect(x: 0, y: 250, width: 400, height: 50))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 260)) == IndexPath(row: 2, section: 1))
    #expect(table.contentSize == CGSize(width: 400, height: 400))
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 1)) == .zero)
    table.scrollToRow(at: IndexPath(row: 4, section: 1), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 200)
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 4, section: 1))
  }

  @Test("inserted and deleted rows move the rest [LST-23]")
  func updates() {
    log.isLoud = false
    stage.view.addSubview(table)
    stage.window.layoutIfNeeded()
    let third = table.cellForRow(at: IndexPath(row: 2, section: 0))
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    var isFinished = false
    log.sections = [100]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    } completion: {
      isFinished = $0
    }
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === third)
    #expect(!isFinished)
    stage.wait(0.31)
    #expect(isFinished)
    #expect(stage.log == [])
  }

  @Test("an update that does not fit is reported with its figures, and the table reloads [LST-24]")
  func misfit() {
    log.isLoud = false
    stage.view.addSubview(table)
    stage.window.layoutIfNeeded()
    log.sections = [101]
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    #expect(table.numberOfRows(inSection: 0) == 101)
    let diagnostics = stage.trace.map { "\($0)" }.filter { $0.contains("does not fit") }
    #expect(diagnostics.count == 1)
  }

  @Test("a list and its cells go with their owner")
  func release() {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    weak var collection: UICollectionView?
    do {
      let made = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
      let source = TableLog(stage, sections: [30])
      made.dataSource = source
      made.delegate = source
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 10, height: 10),
        collectionViewLayout: UICollectionViewFlowLayout())
      stage.view.addSubview(made)
      stage.view.addSubview(grid)
      stage.window.layoutIfNeeded()
      stage.finger(at: CGPoint(x: 100, y: 75)).tap()
      (table, collection) = (made, grid)
      cell = made.cellForRow(at: IndexPath(row: 1, section: 0))
      #expect(cell?.isSelected == true)
      made.removeFromSuperview()
      grid.removeFromSuperview()
      stage.wait(1)
    }
    #expect(table == nil && cell == nil && collection == nil)
  }
}
