import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Rows under fingers")
struct TableSelectionTests {
  let stage = Stage()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let log: TableLog

  init() {
    log = TableLog(stage)
    table.dataSource = log
    table.delegate = log
    stage.view.addSubview(table)
    stage.window.layoutIfNeeded()
  }

  private func row(_ number: Int) -> CGPoint { CGPoint(x: 100, y: 50 * CGFloat(number) + 25) }

  @Test("a tap highlights a row, and selects it when the finger lifts [LST-01]")
  func tap() {
    stage.finger(at: row(2)).tap()
    #expect(
      stage.log == [
        "should highlight 0.2", "did highlight 0.2", "did unhighlight 0.2", "will select 0.2",
        "did select 0.2",
      ])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
  }

  @Test("a finger that stays highlights a row after the delay of content touches [LST-02, DEL-47]")
  func press() {
    let finger = stage.finger(at: row(1)).down().hold(0.149)
    #expect(stage.log == [])
    finger.hold(0.001)
    #expect(stage.log == ["should highlight 0.1", "did highlight 0.1"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == true)
    finger.up()
    #expect(
      stage.log == [
        "should highlight 0.1", "did highlight 0.1", "did unhighlight 0.1", "will select 0.1",
        "did select 0.1",
      ])
  }

  @Test("a drag after a pause ends the highlight, and selects nothing [LST-03]")
  func drag() {
    stage.finger(at: row(4)).down().hold(0.2).move(by: 0, -60, in: 0.2).hold(0.5).up()
    #expect(
      stage.log == [
        "should highlight 0.4", "did highlight 0.4", "did unhighlight 0.4", "will begin dragging",
      ])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("a fast drag is never told to rows [LST-03]")
  func fastDrag() {
    stage.finger(at: row(4)).down().move(by: 0, -60, in: 0.1).hold(0.5).up()
    #expect(stage.log == ["will begin dragging"])
  }

  @Test("another row takes over the selection, between its own two messages [LST-04]")
  func takeOver() {
    stage.finger(at: row(0)).tap()
    stage.log.removeAll()
    stage.wait(1)
    stage.finger(at: row(3)).tap()
    #expect(
      stage.log == [
        "should highlight 0.3", "did highlight 0.3", "did unhighlight 0.3", "will select 0.3",
        "will deselect 0.0", "did deselect 0.0", "did select 0.3",
      ])
  }

  @Test("code selects without a word to the delegate [LST-05]")
  func byCode() {
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(stage.log == [])
  }

  @Test("reloading deselects all [LST-06]")
  func reload() {
    stage.finger(at: row(1)).tap()
    stage.log.removeAll()
    table.reloadData()
    stage.window.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.filter(\.isSelected).isEmpty)
    #expect(stage.log == [])
  }

  @Test("a tap on a selected row deselects it where several can be [LST-07]")
  func several() {
    table.allowsMultipleSelection = true
    stage.finger(at: row(1)).tap()
    stage.wait(1)
    stage.finger(at: row(2)).tap()
    stage.wait(1)
    stage.log.removeAll()
    stage.finger(at: row(1)).tap()
    #expect(
      stage.log == [
        "should highlight 0.1", "did highlight 0.1", "did unhighlight 0.1", "will deselect 0.1",
        "did deselect 0.1",
      ])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test("a recognizer that cancels touches takes the selection [LST-08]")
  func recognizer() {
    let tap = stage.add(UITapGestureRecognizer(), to: table, named: "tap")
    stage.finger(at: row(2)).tap()
    #expect(
      stage.log == [
        "tap ended"
      ])
    stage.wait(1)
    stage.log.removeAll()
    tap.cancelsTouchesInView = false
    stage.finger(at: row(2)).tap()
    #expect(
      stage.log == [
        "tap ended", "should highlight 0.2", "did highlight 0.2", "did unhighlight 0.2",
        "will select 0.2", "did select 0.2",
      ])
  }

  @Test("a button in a cell keeps its taps from the row [LST-09]")
  func button() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let button = UIButton(frame: CGRect(x: 300, y: 5, width: 80, height: 40))
    let stage = stage
    button.addAction(UIAction { _ in stage.log.append("button") }, for: .touchUpInside)
    cell.contentView.addSubview(button)
    stage.finger(at: CGPoint(x: 340, y: 75)).tap()
    #expect(stage.log == ["button"])
    stage.finger(at: row(1)).tap()
    #expect(stage.log.last == "did select 0.1")
  }

  @Test("a delegate refuses the highlight, and with it the selection [LST-10]")
  func refusal() {
    log.highlights = false
    stage.finger(at: row(2)).tap()
    #expect(stage.log == ["should highlight 0.2"])
  }

  @Test("a delegate selects another row instead [LST-10]")
  func another() {
    log.selects = { IndexPath(row: $0.row + 1, section: 0) }
    stage.finger(at: row(2)).tap()
    #expect(stage.log.last == "did select 0.3")
    #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
  }

  @Test("a finger that catches gliding rows selects none [LST-11]")
  func catching() {
    log.sections = [200]
    table.reloadData()
    stage.finger(at: row(10)).flick(.up, by: 300)
    stage.log.removeAll()
    #expect(table.isDecelerating)
    stage.finger(at: row(5)).tap()
    #expect(stage.log == ["will begin dragging"])
  }
}
