import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Rows beside other gestures")
struct NeighbourTests {
  /// A row of tiles that scrolls sideways.
  final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let stage: Stage
    init(_ stage: Stage) { self.stage = stage }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 30 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { stage.log.append("tile \(indexPath.item)") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      stage.log.append("tiles begin dragging")
    }
  }

  let stage = Stage()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let log: TableLog
  let tiles: Tiles
  let inner: UICollectionView

  init() {
    log = TableLog(stage, sections: [40])
    log.height = 100
    tiles = Tiles(stage)
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: 80)
    inner = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 100), collectionViewLayout: layout)
    inner.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    inner.dataSource = tiles
    inner.delegate = tiles
    table.dataSource = log
    table.delegate = log
    stage.view.addSubview(table)
    stage.window.layoutIfNeeded()
    table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.addSubview(inner)
    stage.window.layoutIfNeeded()
  }

  @Test("a tap on an item of a collection in a row selects the item alone [LST-15]")
  func innerTap() {
    stage.finger(at: CGPoint(x: 40, y: 150)).tap()
    #expect(stage.log == ["tile 0"])
  }

  @Test("each list follows the drags along its own way [LST-16]")
  func innerDrag() {
    stage.finger(at: CGPoint(x: 200, y: 150)).down().move(by: -100, 0, in: 0.1).hold(0.3).up()
    #expect(stage.log == ["tiles begin dragging"])
    #expect(inner.contentOffset.x > 0 && table.contentOffset.y == 0)
    stage.wait(2)
    stage.log.removeAll()
    stage.finger(at: CGPoint(x: 200, y: 150)).down().move(by: 0, -100, in: 0.1).hold(0.3).up()
    #expect(stage.log == ["will begin dragging"])
    #expect(table.contentOffset.y > 0)
  }

  @Test("a long press takes the touch from the highlighted row [LST-17]")
  func longPress() {
    stage.add(UILongPressGestureRecognizer(), to: table, named: "long press")
    stage.finger(at: CGPoint(x: 100, y: 250)).down().hold(0.6).up()
    #expect(
      stage.log == [
        "should highlight 0.2", "did highlight 0.2", "did unhighlight 0.2", "long press began",
        "long press ended",
      ])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("a tap recognizer in a cell takes the taps on its own view [LST-18]")
  func cellTap() {
    let star = UIView(frame: CGRect(x: 300, y: 0, width: 100, height: 100))
    table.cellForRow(at: IndexPath(row: 2, section: 0))?.contentView.addSubview(star)
    stage.add(UITapGestureRecognizer(), to: star, named: "star")
    stage.finger(at: CGPoint(x: 350, y: 250)).tap()
    #expect(stage.log == ["star ended"])
    stage.wait(1)
    stage.log.removeAll()
    stage.finger(at: CGPoint(x: 100, y: 250)).tap()
    #expect(
      stage.log == [
        "should highlight 0.2", "did highlight 0.2", "did unhighlight 0.2", "will select 0.2",
        "did select 0.2",
      ])
  }

  @Test("a double tap withholds the lift, and takes the selection when it is recognized [LST-19]")
  func doubleTap() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    stage.add(double, to: table, named: "double")
    stage.finger(at: CGPoint(x: 100, y: 250)).doubleTap()
    #expect(
      stage.log == [
        "should highlight 0.2", "did highlight 0.2", "did unhighlight 0.2", "double ended",
      ])
    stage.wait(1)
    stage.log.removeAll()
    stage.finger(at: CGPoint(x: 100, y: 250)).tap()
    #expect(stage.log == ["should highlight 0.2", "did highlight 0.2"])
    stage.wait(0.4)
    #expect(
      stage.log == [
        "should highlight 0.2", "did highlight 0.2", "did unhighlight 0.2", "will select 0.2",
        "did select 0.2",
      ])
  }

  @Test(
    "advice names a tap that keeps rows from being selected, and no list's own recognizers [LST-08]"
  )
  func advice() {
    let stage = Stage()
    let log = TableLog(stage)
    let table = UITableView(frame: stage.view.bounds)
    table.accessibilityIdentifier = "table"
    table.dataSource = log
    table.delegate = log
    stage.view.addSubview(table)
    stage.view.addSubview(
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout()))
    stage.wait(0.1)
    let system = stage.window.touchSystem
    #expect(system?.conflicts() == [])
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    let rows = system?.conflicts().filter { $0.rule == .tapOverRows }.map(\.sentence)
    let sentences = ["table", "UICollectionView"].map {
      "tap takes taps from the rows of \($0), which are then not selected"
    }
    #expect(rows == sentences)
    tap.cancelsTouchesInView = false
    #expect(system?.conflicts().contains { $0.rule == .tapOverRows } == false)
    tap.cancelsTouchesInView = true
    table.allowsSelection = false
    let others = system?.conflicts().filter { $0.rule == .tapOverRows }.map(\.sentence)
    #expect(others == [sentences[1]])
  }
}
