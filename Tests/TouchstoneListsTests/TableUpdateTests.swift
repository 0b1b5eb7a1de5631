import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Updates of a table, and its headers")
struct TableUpdateTests {
  /// A delegate with views for headers and footers.
  final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
    let stage: Stage
    var sections: [Int]
    init(_ stage: Stage, _ sections: [Int]) { (self.stage, self.sections) = (stage, sections) }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      20
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      stage.log.append("header \(section)")
      return tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      stage.log.append("footer \(section)")
      return tableView.dequeueReusableHeaderFooterView(withIdentifier: "footer")
    }
    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { stage.log.append("will display header \(section)") }
    func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { stage.log.append("will display footer \(section)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { stage.log.append("did end displaying header \(section)") }
    func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { stage.log.append("did end displaying footer \(section)") }
  }

  let stage = Stage(size: CGSize(width: 400, height: 400))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400), style: .grouped)
  let log: TableLog

  init() {
    log = TableLog(stage, sections: [3, 2])
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    for name in ["header", "footer"] {
      table.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: name)
    }
    table.rowHeight = 50
  }

  private func show(_ source: any UITableViewDataSource & UITableViewDelegate) {
    table.dataSource = source
    table.delegate = source
    stage.view.addSubview(table)
    stage.window.layoutIfNeeded()
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }
  private var cells: [UITableViewCell] { table.visibleCells }

  @Test("a title that its section gets or loses in an update comes or goes [LST-80]")
  func titles() {
    final class Items: NSObject, UITableViewDataSource, UITableViewDelegate {
      var count = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        count == 0 ? nil : "Items"
      }
    }
    let items = Items()
    show(items)
    #expect(table.headerView(forSection: 0) == nil)
    items.count = 1
    table.insertRows(at: [path(0, 0)], with: .automatic)
    stage.wait(1)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Items")
    items.count = 0
    table.deleteRows(at: [path(0, 0)], with: .automatic)
    stage.wait(1)
    #expect(table.headerView(forSection: 0) == nil)
  }

  // MARK: Rows

  @Test(
    "a moved row keeps its cell, a reloaded one gets another, a reconfigured one is asked for again [LST-23]"
  )
  func rows() {
    show(log)
    let before = cells
    table.selectRow(at: path(0, 2), animated: false, scrollPosition: .none)
    log.isLoud = true
    table.moveRow(at: path(0, 0), to: path(0, 2))
    stage.wait(1)
    #expect(cells[..<3].elementsEqual([before[1], before[2], before[0]], by: ===))
    #expect(table.indexPathForSelectedRow == path(0, 1))
    #expect(stage.log == ["sections", "rows of 0", "rows of 1"])
    stage.log.removeAll()
    table.reconfigureRows(at: [path(0, 1)])
    stage.wait(1)
    #expect(stage.log == ["cell 0.1", "height 0.1"])
    #expect(cells[1] === before[2] && cells[1].isSelected)
    stage.log.removeAll()
    table.reloadRows(at: [path(0, 1)], with: .fade)
    stage.wait(1)
    #expect(
      stage.log == [
        "sections", "rows of 0", "rows of 1", "cell 0.1", "height 0.1", "will display 0.1",
        "did end displaying 0.1",
      ])
    #expect(cells[1] !== before[2])
  }

  @Test(
    "beginUpdates and endUpdates collect changes, and measure the rows again without any [LST-23]")
  func begin() {
    show(log)
    table.beginUpdates()
    log.sections = [3, 2]
    table.deleteRows(at: [path(0, 0)], with: .fade)
    table.beginUpdates()
    table.insertRows(at: [path(0, 2)], with: .fade)
    table.endUpdates()
    #expect(table.hasUncommittedUpdates)
    table.endUpdates()
    #expect(!table.hasUncommittedUpdates)
    stage.wait(1)
    #expect(cells.count == 5)
    log.height = 60
    table.beginUpdates()
    table.endUpdates()
    stage.wait(1)
    #expect(cells.map(\.frame.height) == [60, 60, 60, 60, 60])
    table.endUpdates()
    #expect(stage.diagnostics == ["UITableView: endUpdates() without beginUpdates()"])
  }

  @Test("sections are inserted, deleted, moved and reloaded with their headers [LST-80]")
  func sections() {
    let headers = Headers(stage, [1, 2])
    show(headers)
    let second = table.headerView(forSection: 1)
    stage.log.removeAll()
    headers.sections = [1, 1, 2]
    table.insertSections([0], with: .fade)
    stage.wait(1)
    #expect(table.headerView(forSection: 2) === second)
    #expect(
      stage.log == [
        "footer 0", "will display footer 0", "header 0", "will display header 0",
      ])
    stage.log.removeAll()
    headers.sections = [2, 1, 1]
    table.moveSection(2, toSection: 0)
    stage.wait(1)
    #expect(table.headerView(forSection: 0) === second)
    headers.sections = [2, 1]
    table.deleteSections([1], with: .fade)
    stage.wait(1)
    #expect(stage.log == ["did end displaying header 1", "did end displaying footer 1"])
    stage.log.removeAll()
    table.reloadSections([0], with: .fade)
    stage.wait(1)
    #expect(
      stage.log == [
        "did end displaying header 0", "did end displaying footer 0", "footer 0",
        "will display footer 0", "header 0", "will display header 0",
      ])
    #expect(cells.map(\.frame.minY) == [30, 80, 180])
  }

  @Test("a row whose cell invalidates its size is measured again [LST-78]")
  func changedContent() {
    table.rowHeight = UITableView.automaticDimension
    var constraints: [NSLayoutConstraint] = []
    table.register(prototype: "row") {
      let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      let word = UIView()
      word.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(word)
      let height = word.heightAnchor.constraint(equalToConstant: 60)
      constraints.append(height)
      NSLayoutConstraint.activate([
        word.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        word.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        word.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor), height,
      ])
      return cell
    }
    final class Plain: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
    }
    let source = Plain()
    show(source)
    func grow() -> CGFloat? {
      constraints[0].constant += 20
      table.cellForRow(at: path(0, 0))?.invalidateIntrinsicContentSize()
      stage.window.layoutIfNeeded()
      return table.cellForRow(at: path(0, 0))?.frame.height
    }
    #expect(table.cellForRow(at: path(0, 0))?.frame.height == 60)
    #expect(grow() == 80)
    table.selfSizingInvalidation = .disabled
    #expect(grow() == 80)
  }

  // MARK: Headers

  @Test("headers and footers are asked for with the rows, and used again [LST-80]")
  func headers() {
    let headers = Headers(stage, Array(repeating: 2, count: 20))
    show(headers)
    #expect(
      stage.log == [
        "header 0", "will display header 0", "footer 0", "will display footer 0", "header 1",
        "will display header 1", "footer 1", "will display footer 1", "header 2",
        "will display header 2",
      ])
    var views: Set<ObjectIdentifier> = []
    for step in 0..<100 {
      table.contentOffset.y = CGFloat(step) * 25
      stage.window.layoutIfNeeded()
      for section in 0..<20 {
        for view in [table.headerView(forSection: section), table.footerView(forSection: section)] {
          if let view { views.insert(ObjectIdentifier(view)) }
        }
      }
    }
    #expect(views.count <= 10)
    #expect(table.subviews.filter { $0 is UITableViewHeaderFooterView }.count <= 6)
  }

  @Test("a finger on the view above all rows, or on a footer, selects no row [LST-80]")
  func edges() {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    table.tableHeaderView = header
    table.tableFooterView = footer
    stage.add(UITapGestureRecognizer(), to: header, named: "header")
    let headers = Headers(stage, [2])
    show(headers)
    stage.log.removeAll()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 400, height: 100))
    #expect(table.cellForRow(at: path(0, 0))?.frame.minY == 130)
    #expect(footer.frame == CGRect(x: 0, y: 250, width: 400, height: 40))
    #expect(table.contentSize.height == 290)
    for y in [50.0, 240, 270] {
      stage.finger(at: CGPoint(x: 200, y: y)).tap()
      stage.wait(1)
    }
    #expect(stage.log == ["header ended"])
    #expect(table.indexPathForSelectedRow == nil)
    table.tableHeaderView = nil
    stage.window.layoutIfNeeded()
    stage.finger(at: CGPoint(x: 200, y: 50)).tap()
    #expect(table.indexPathForSelectedRow == path(0, 0))
  }
}

@Suite("Rows that a finger drags or edits")
struct RowEditingTests {
  final class Editable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let stage: Stage
    var sections = [3, 3]
    var style = UITableViewCell.EditingStyle.none
    var target: (IndexPath) -> IndexPath = { $0 }
    var actions: [UITableViewRowAction]?
    init(_ stage: Stage) { self.stage = stage }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section]
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { actions }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { stage.log.append("commit \(editingStyle) \(indexPath.section).\(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { target(proposedDestinationIndexPath) }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      sections[sourceIndexPath.section] -= 1
      sections[destinationIndexPath.section] += 1
      stage.log.append(
        "move \(sourceIndexPath.section).\(sourceIndexPath.row) to "
          + "\(destinationIndexPath.section).\(destinationIndexPath.row)")
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      stage.log.append("will begin editing \(indexPath.section).\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      stage.log.append("did end editing \(indexPath.map { "\($0.section).\($0.row)" } ?? "none")")
    }
  }

  let stage = Stage(size: CGSize(width: 400, height: 400))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let source: Editable

  init() {
    source = Editable(stage)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 50
    table.dataSource = source
    table.delegate = source
    stage.view.addSubview(table)
  }

  private func drag(from y: CGFloat, by distance: CGFloat) -> Finger {
    table.setEditing(true, animated: false)
    stage.window.layoutIfNeeded()
    return stage.finger(at: CGPoint(x: 378, y: y)).down().move(by: 0, distance, in: 0.4)
  }

  @Test("a row goes into another section [LST-81]")
  func otherSection() {
    drag(from: 25, by: 210).hold(0.1).up()
    stage.wait(1)
    #expect(stage.log == ["move 0.0 to 1.2"])
    #expect(source.sections == [2, 4] && table.numberOfRows(inSection: 1) == 4)
  }

  @Test("the delegate names the place to which a row may go [LST-81]")
  func target() {
    source.target = { $0.section == 0 ? $0 : IndexPath(row: 2, section: 0) }
    drag(from: 25, by: 210).hold(0.1).up()
    stage.wait(1)
    #expect(stage.log == ["move 0.0 to 0.2"])
  }

  @Test("a cancelled touch takes the row back, and the data source is not called [LST-81]")
  func cancelled() {
    let cell = drag(from: 25, by: 0)
    let row = table.cellForRow(at: IndexPath(row: 0, section: 0))
    cell.move(by: 0, 110, in: 0.4).cancel()
    stage.wait(1)
    #expect(stage.log == [])
    #expect(row?.frame.minY == 0)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === row)
  }

  @Test("near an end the table scrolls under a dragged row, also while the finger rests [LST-35]")
  func edge() {
    source.sections = [40]
    table.reloadData()
    drag(from: 225, by: 160).hold(1).up()
    stage.wait(1)
    #expect(table.contentOffset.y > 100)
    #expect(stage.log.count == 1 && stage.log.lines[0].hasPrefix("move 0.4 to 0."))
  }

  @Test("the insert control commits an insertion at once [LST-81]")
  func insert() {
    source.style = .insert
    table.setEditing(true, animated: false)
    stage.window.layoutIfNeeded()
    stage.finger(at: CGPoint(x: 22, y: 75)).tap()
    stage.wait(1)
    #expect(stage.log == ["commit insert 0.1"])
  }

  private func swipe(row: Int) {
    stage.finger(at: CGPoint(x: 350, y: 50 * CGFloat(row) + 25)).down().move(by: -100, 0, in: 0.2)
      .hold(0.1).up()
    stage.wait(1)
  }

  @Test("a second row that is opened closes the first one [LST-30]")
  func secondRow() {
    source.style = .delete
    stage.window.layoutIfNeeded()
    swipe(row: 0)
    swipe(row: 2)
    #expect(
      stage.log == [
        "will begin editing 0.0", "did end editing 0.0", "will begin editing 0.2",
      ])
  }

  @Test("actions of the older kind are performed for their row [LST-81]")
  func olderActions() {
    source.style = .delete
    let flag = UITableViewRowAction(style: .normal, title: "Flag") { [unowned stage] action, path in
      stage.log.append("\(action.title ?? "") \(path.section).\(path.row)")
    }
    source.actions = [flag]
    stage.window.layoutIfNeeded()
    swipe(row: 1)
    stage.finger(at: CGPoint(x: 380, y: 75)).tap()
    stage.wait(1)
    #expect(stage.log.lines.prefix(2) == ["will begin editing 0.1", "Flag 0.1"])
  }
}
