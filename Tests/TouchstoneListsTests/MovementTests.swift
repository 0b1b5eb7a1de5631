import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Items that a long press moves")
struct MovementTests {
  /// The standard controller of a collection, which writes down what it is asked.
  final class Shelf: UICollectionViewController {
    let stage: Stage
    var movable: (IndexPath) -> Bool = { _ in true }

    init(_ stage: Stage) {
      self.stage = stage
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 90)
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 200 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      stage.log.append("can move \(indexPath.item)")
      return movable(indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { stage.log.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)") }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { stage.log.append("did select \(indexPath.item)") }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      stage.log.append("will begin dragging")
    }
  }

  let stage = Stage()
  let shelf: Shelf

  init() {
    shelf = Shelf(stage)
    stage.show(shelf)
    stage.log.removeAll()
  }

  @Test("a long press moves an item of a collection view controller [LST-59]")
  func standardGesture() {
    stage.finger(at: CGPoint(x: 45, y: 45)).down().hold(0.6).move(by: 110, 0, in: 0.4).hold(0.1)
      .up()
    #expect(stage.log == ["can move 0", "can move 0", "move 0 to 1"])
    #expect(stage.trace.contains { $0.description.contains("move an item") })
  }

  @Test("a quick drag scrolls, and a tap selects [LST-59]")
  func dragAndTap() {
    stage.finger(at: CGPoint(x: 45, y: 445)).down().move(by: 0, -60, in: 0.2).hold(0.2).up()
    stage.wait(1)
    stage.finger(at: CGPoint(x: 45, y: 75)).tap()
    #expect(stage.log == ["will begin dragging", "did select 4"])
  }

  @Test("an item that may not be moved leaves the finger to the list [LST-59]")
  func fixed() {
    shelf.movable = { _ in false }
    stage.finger(at: CGPoint(x: 45, y: 445)).down().hold(0.6).move(by: 0, -60, in: 0.2).hold(0.2)
      .up()
    #expect(stage.log == ["can move 16", "will begin dragging"])
  }

  @Test("without the standard gesture a long press selects [LST-59]")
  func uninstalled() {
    shelf.installsStandardGestureForInteractiveMovement = false
    stage.finger(at: CGPoint(x: 45, y: 45)).down().hold(0.6).up()
    #expect(stage.log == ["did select 0"])
  }

  @Test("near an end the content scrolls under a moved item, also while the finger rests [LST-58]")
  func edge() {
    let height = shelf.collectionView.bounds.height
    stage.finger(at: CGPoint(x: 45, y: height - 145)).down().hold(0.6).move(by: 0, 140, in: 0.3)
      .hold(2).up()
    #expect(shelf.collectionView.contentOffset.y > 200)
    #expect(stage.log == ["can move 24", "can move 24", "move 24 to 60"])
  }

  @Test("a cancelled touch takes the item back [LST-37]")
  func cancelled() {
    let finger = stage.finger(at: CGPoint(x: 45, y: 45)).down().hold(0.6).move(by: 110, 0, in: 0.4)
    finger.cancel()
    stage.wait(1)
    #expect(stage.log == ["can move 0", "can move 0"])
    let first = shelf.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.frame.minX == 0)
  }

  /// A layout that lifts the item that is moved, and puts it to the end of its line alone.
  final class Lifting: UICollectionViewFlowLayout {
    var asked: [String] = []

    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      position.x > 200 ? IndexPath(item: 3, section: 0) : previousIndexPath
    }
    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.layoutAttributesForInteractivelyMovingItem(
        at: indexPath, withTargetPosition: position)
      attributes.alpha = 0.5
      return attributes
    }
    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      if targetIndexPaths != previousIndexPaths {
        asked.append("\(previousIndexPaths.map(\.item)) to \(targetIndexPaths.map(\.item))")
      }
      return context
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      asked.append("end at \(indexPaths.map(\.item))\(movementCancelled ? ", cancelled" : "")")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }
  }

  @Test("a layout says where a moved item goes, and how it looks meanwhile [LST-60]")
  func layout() {
    let layout = Lifting()
    layout.itemSize = CGSize(width: 90, height: 90)
    shelf.collectionView.setCollectionViewLayout(layout, animated: false)
    let cell = shelf.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    let finger = stage.finger(at: CGPoint(x: 45, y: 45)).down().hold(0.6).move(by: 180, 0, in: 0.4)
    #expect(cell?.alpha == 0.5)
    finger.up()
    stage.wait(1)
    #expect(layout.asked == ["[0] to [3]", "end at [3]"])
    #expect(stage.log == ["can move 0", "can move 0", "move 0 to 3"])
    #expect(cell?.alpha == 1)
  }

  @Test("an item of a diffable data source goes where the finger lets it go [LST-63]")
  func diffable() {
    let collection = shelf.collectionView!
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    source.reorderingHandlers.canReorderItem = { $0 != "b" }
    source.reorderingHandlers.willReorder = { [unowned source, unowned stage] _ in
      stage.log.append("will \(source.snapshot().itemIdentifiers)")
    }
    source.reorderingHandlers.didReorder = { [unowned source, unowned stage] transaction in
      stage.log.append("did \(source.snapshot().itemIdentifiers), \(transaction.difference.count)")
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d"])
    source.apply(snapshot, animatingDifferences: false)
    stage.finger(at: CGPoint(x: 45, y: 45)).down().hold(0.6).move(by: 220, 0, in: 0.4).hold(0.1)
      .up()
    stage.wait(1)
    let fixed = stage.finger(at: CGPoint(x: 45, y: 45)).down().hold(0.6)
    fixed.move(by: 110, 0, in: 0.4).up()
    #expect(
      stage.log == [
        #"will ["a", "b", "c", "d"]"#, #"did ["b", "c", "a", "d"], 2"#,
      ])
  }

  @Test("a list that was just made has its rows when the first finger comes")
  func firstFinger() {
    let stage = Stage()
    let log = TableLog(stage)
    let table = UITableView(frame: stage.view.bounds)
    table.dataSource = log
    table.delegate = log
    stage.view.addSubview(table)
    stage.finger(at: CGPoint(x: 45, y: 45)).tap()
    #expect(
      stage.log == [
        "should highlight 0.0", "did highlight 0.0", "did unhighlight 0.0", "will select 0.0",
        "did select 0.0",
      ])
  }
}
