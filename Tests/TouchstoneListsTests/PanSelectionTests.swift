import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Selection by two fingers")
struct PanSelectionTests {
  /// A table or a collection writes down what a pan of two fingers does.
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let stage: Stage
    var begins: Bool?
    init(_ stage: Stage) { self.stage = stage }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      stage.log.append("should begin \(indexPath.row), editing \(tableView.isEditing)")
      return begins ?? tableView.allowsMultipleSelectionDuringEditing
    }
    func tableView(
      _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { stage.log.append("did begin \(indexPath.row), editing \(tableView.isEditing)") }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
      stage.log.append("did end")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      stage.log.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      stage.log.append("deselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      stage.log.append("act \(indexPath.row)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      stage.log.append("begin dragging")
    }
  }

  let stage = Stage(size: CGSize(width: 400, height: 400))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let rows: Rows

  init() {
    rows = Rows(stage)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 50
    table.allowsMultipleSelectionDuringEditing = true
    table.dataSource = rows
    table.delegate = rows
    stage.view.addSubview(table)
    stage.window.layoutIfNeeded()
  }

  private func hand(row: Int) -> Hand {
    stage.hand(at: CGPoint(x: 200, y: 50 * CGFloat(row) + 25), spread: 60)
  }

  private var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row).sorted() }

  @Test("it edits the table and selects all rows from the first to the last [LST-38]")
  func several() {
    hand(row: 1).down().hold(0.05).move(by: 0, 100, in: 0.3).hold(0.2).up()
    #expect(
      stage.log == [
        "should begin 1, editing false", "did begin 1, editing true", "select 1", "select 2",
        "select 3", "did end",
      ])
    #expect(selected == [1, 2, 3])
    #expect(table.contentOffset.y == 0)
    #expect(stage.trace.contains { $0.description.contains("multiple selection of UITableView") })
  }

  @Test("a row that it leaves again is as before [LST-39]")
  func back() {
    table.setEditing(true, animated: false)
    table.selectRow(
      at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    let hand = hand(row: 1).down().hold(0.05).move(by: 0, 150, in: 0.3).hold(0.1)
    #expect(selected == [1, 2, 3, 4])
    hand.move(by: 0, -100, in: 0.3).hold(0.1).up()
    #expect(selected == [1, 2, 3])
    #expect(stage.log.lines.suffix(2) == ["deselect 4", "did end"])
  }

  @Test("begun on a selected row, it deselects [LST-39]")
  func deselecting() {
    table.setEditing(true, animated: false)
    for row in [1, 2, 5] {
      table.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    hand(row: 1).down().hold(0.05).move(by: 0, 100, in: 0.3).hold(0.1).up()
    #expect(selected == [5])
  }

  @Test("where the delegate says no, two fingers scroll [LST-40]")
  func refused() {
    rows.begins = false
    hand(row: 5).down().hold(0.05).move(by: 0, -100, in: 0.3).hold(0.2).up()
    #expect(stage.log == ["should begin 5, editing false", "begin dragging"])
    #expect(table.contentOffset.y > 50 && !table.isEditing)
  }

  @Test("one finger scrolls [LST-40]")
  func one() {
    stage.finger(at: CGPoint(x: 200, y: 225)).down().move(by: 0, -100, in: 0.3).hold(0.2).up()
    #expect(stage.log == ["begin dragging"])
  }

  @Test("without several rows that can be selected, the delegate is not asked [LST-40]")
  func single() {
    table.allowsMultipleSelectionDuringEditing = false
    hand(row: 5).down().hold(0.05).move(by: 0, -100, in: 0.3).hold(0.2).up()
    #expect(stage.log == ["begin dragging"])
  }

  @Test("where several can be selected without editing, the table is not edited [LST-38]")
  func withoutEditing() {
    table.allowsMultipleSelectionDuringEditing = false
    table.allowsMultipleSelection = true
    rows.begins = true
    hand(row: 1).down().hold(0.05).move(by: 0, 50, in: 0.3).hold(0.1).up()
    #expect(
      stage.log == [
        "should begin 1, editing false", "did begin 1, editing false", "select 1", "select 2",
        "did end",
      ])
  }

  @Test("near an end the table scrolls under fingers that rest, and selects what comes [LST-41]")
  func edge() {
    let hand = hand(row: 5).down().hold(0.05).move(by: 0, 115, in: 0.3)
    let count = selected.count
    hand.hold(1)
    #expect(table.contentOffset.y > 100)
    #expect(selected.count > count + 2)
    hand.move(by: 0, -100, in: 0.2)
    let rest = table.contentOffset.y
    hand.hold(1).up()
    #expect(table.contentOffset.y == rest)
    #expect(selected == Array(5..<(5 + selected.count)))
  }

  @Test("a delegate without the method lets it where editing selects several [LST-42]")
  func unimplemented() {
    final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
      let stage: Stage
      init(_ stage: Stage) { self.stage = stage }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 40 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) { stage.log.append("did begin \(indexPath.item), editing \(collectionView.isEditing)") }
      func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { stage.log.append("select \(indexPath.item)") }
      func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        stage.log.append("did end")
      }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        stage.log.append("begin dragging")
      }
    }
    let items = Items(stage)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    grid.dataSource = items
    grid.delegate = items
    stage.view.addSubview(grid)
    stage.window.layoutIfNeeded()
    stage.hand(at: CGPoint(x: 250, y: 150), spread: 40).down().hold(0.05)
      .move(by: 0, -100, in: 0.3).hold(0.2).up()
    #expect(stage.log == ["begin dragging"])
    stage.wait(2)
    stage.log.removeAll()
    grid.contentOffset = .zero
    grid.allowsMultipleSelectionDuringEditing = true
    stage.hand(at: CGPoint(x: 250, y: 50), spread: 40).down().hold(0.05)
      .move(by: 0, 100, in: 0.3).hold(0.1).up()
    #expect(
      stage.log == [
        "did begin 2, editing true", "select 2", "select 3", "select 4", "select 5", "select 6",
        "did end",
      ])
  }

  @Test("a selected row acts when it is the only one and the table is not edited [LST-43]")
  func action() {
    stage.finger(at: CGPoint(x: 200, y: 75)).tap()
    #expect(stage.log == ["select 1", "act 1"])
    stage.wait(1)
    stage.log.removeAll()
    table.setEditing(true, animated: false)
    stage.finger(at: CGPoint(x: 200, y: 125)).tap()
    #expect(stage.log == ["select 2"])
  }
}
