import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Rows that change under a finger")
struct RowChangeTests {
  let stage = Stage(size: CGSize(width: 400, height: 400))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let log: TableLog

  init() {
    log = TableLog(stage, sections: [20])
    table.dataSource = log
    table.delegate = log
    stage.view.addSubview(table)
    stage.window.layoutIfNeeded()
  }

  private func press(row: Int) -> Finger {
    let finger = stage.finger(at: CGPoint(x: 200, y: 50 * CGFloat(row) + 25)).down().hold(0.3)
    stage.log.removeAll()
    return finger
  }

  @Test("reloading ends the highlight, and the lift selects nothing [LST-49]")
  func reloading() {
    let finger = press(row: 2)
    table.reloadData()
    finger.hold(0.1).up()
    #expect(stage.log == ["did unhighlight 0.2"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test(
    "a row that is deleted under the finger is not selected, nor is the one that comes there [LST-49]"
  )
  func deleting() {
    let finger = press(row: 2)
    log.sections = [19]
    table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    finger.hold(0.5).up()
    #expect(stage.log == ["did unhighlight 0.2"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("editing that begins under the finger ends the highlight [LST-49]")
  func editing() {
    let finger = press(row: 2)
    table.setEditing(true, animated: false)
    finger.hold(0.1).up()
    #expect(stage.log == ["did unhighlight 0.2"])
  }

  @Test("a selected row is selected when it comes back into sight [LST-50]")
  func comingBack() {
    stage.finger(at: CGPoint(x: 200, y: 75)).tap()
    stage.wait(1)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell?.isSelected == true)
    stage.finger(at: CGPoint(x: 200, y: 350)).down().move(by: 0, -310, in: 0.5).hold(0.3).up()
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
    // The cell serves another row meanwhile, which is not selected.
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    stage.finger(at: CGPoint(x: 200, y: 50)).down().move(by: 0, 330, in: 0.5).hold(0.3).up()
    stage.wait(1)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    #expect(table.visibleCells.filter(\.isSelected).count == 1)
  }

  @Test("a second finger on another row does not select it [LST-51]")
  func second() {
    let first = press(row: 2)
    stage.finger(at: CGPoint(x: 200, y: 225)).tap()
    first.up()
    #expect(stage.log == ["did unhighlight 0.2", "will select 0.2", "did select 0.2"])
  }

  @Test("a text field in a row is edited by a tap, and the row is not selected [LST-09]")
  func field() {
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 40))
    table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.addSubview(field)
    stage.finger(at: CGPoint(x: 100, y: 75)).tap()
    #expect(field.isFirstResponder)
    #expect(stage.log == [])
    stage.wait(1)
    // Elsewhere in the row the table is touched, and the field goes on.
    stage.finger(at: CGPoint(x: 300, y: 75)).tap()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(field.isFirstResponder)
  }

  @Test("a drag ends editing where the table says so, and scrolls [LST-52]")
  func dismissal() {
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 40))
    table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.addSubview(field)
    table.keyboardDismissMode = .onDrag
    field.becomeFirstResponder()
    stage.wait(1)
    stage.finger(at: CGPoint(x: 200, y: 150)).down().move(by: 0, -60, in: 0.2).hold(0.2).up()
    #expect(!field.isFirstResponder)
    #expect(stage.log == ["will begin dragging"])
  }

  @Test("the detail button is tapped for its row, which is not selected [LST-53]")
  func detail() {
    final class Details: NSObject, UITableViewDataSource, UITableViewDelegate {
      let stage: Stage
      init(_ stage: Stage) { self.stage = stage }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .detailButton
        return cell
      }
      func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
      ) { stage.log.append("detail \(indexPath.row)") }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        stage.log.append("select \(indexPath.row)")
      }
    }
    let details = Details(stage)
    table.rowHeight = 50
    table.dataSource = details
    table.delegate = details
    stage.window.layoutIfNeeded()
    stage.finger(at: CGPoint(x: 370, y: 125)).tap()
    #expect(stage.log == ["detail 2"])
    stage.wait(1)
    stage.finger(at: CGPoint(x: 200, y: 125)).tap()
    #expect(stage.log == ["detail 2", "select 2"])
  }
}

@Suite("Rows that are set apart")
struct GroupedTableTests {
  let stage = Stage(size: CGSize(width: 400, height: 600))
  let log: TableLog

  init() { log = TableLog(stage, sections: [2, 2]) }

  private func show(_ style: UITableView.Style) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), style: style)
    table.dataSource = log
    table.delegate = log
    stage.view.addSubview(table)
    stage.window.layoutIfNeeded()
    return table
  }

  @Test("beside the rows of an inset table a finger touches none, but scrolls [LST-54]")
  func inset() throws {
    let table = show(.insetGrouped)
    let frame = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))).frame
    #expect(frame.minX == 16 && frame.width == 368 && frame.height == 50)
    stage.finger(at: CGPoint(x: 8, y: frame.midY)).tap()
    #expect(stage.log == [])
    stage.wait(1)
    stage.finger(at: CGPoint(x: 20, y: frame.midY)).tap()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    stage.wait(1)
    stage.log.removeAll()
    stage.finger(at: CGPoint(x: 8, y: frame.midY)).down().move(by: 0, -60, in: 0.2).up()
    #expect(stage.log == ["will begin dragging"])
  }

  @Test("between two sections no row is touched [LST-55]")
  func between() throws {
    let table = show(.grouped)
    let end = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))).frame.maxY
    let start = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1))).frame.minY
    #expect(start > end + 10)
    stage.finger(at: CGPoint(x: 200, y: (start + end) / 2)).tap()
    #expect(stage.log == [])
    #expect(table.indexPathForRow(at: CGPoint(x: 200, y: (start + end) / 2)) == nil)
  }

  @Test("a header that is pinned covers the rows that go below it [LST-56]")
  func pinned() {
    final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
      let stage: Stage
      let header = UIView()
      init(_ stage: Stage) { self.stage = stage }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? { header }
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { 40 }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        stage.log.append("select \(indexPath.row)")
      }
    }
    let headers = Headers(stage)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    table.rowHeight = 50
    table.sectionHeaderTopPadding = 0
    table.dataSource = headers
    table.delegate = headers
    stage.view.addSubview(table)
    stage.add(UITapGestureRecognizer(), to: headers.header, named: "header")
    stage.window.layoutIfNeeded()
    table.contentOffset.y = 120
    stage.window.layoutIfNeeded()
    stage.finger(at: CGPoint(x: 200, y: 20)).tap()
    #expect(stage.log == ["header ended"])
    stage.wait(1)
    stage.finger(at: CGPoint(x: 200, y: 60)).tap()
    #expect(stage.log == ["header ended", "select 2"])
  }
}
