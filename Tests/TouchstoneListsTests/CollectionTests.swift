import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Items under fingers")
struct CollectionTests {
  final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let stage: Stage
    var count = 40

    init(_ stage: Stage) { self.stage = stage }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 90, height: 90) }
    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      stage.log.append("should highlight \(indexPath.item)")
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { stage.log.append("did highlight \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { stage.log.append("did unhighlight \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      stage.log.append("should select \(indexPath.item)")
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      stage.log.append("should deselect \(indexPath.item)")
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { stage.log.append("did select \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { stage.log.append("did deselect \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { stage.log.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      stage.log.append("will begin dragging")
    }
  }

  let stage = Stage()
  let collection: UICollectionView
  let grid: Grid

  init() {
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    grid = Grid(stage)
    collection.dataSource = grid
    collection.delegate = grid
    stage.view.addSubview(collection)
    stage.window.layoutIfNeeded()
  }

  @Test("a tap highlights an item, selects it, and unhighlights it last [LST-12]")
  func tap() {
    stage.finger(at: CGPoint(x: 45, y: 45)).tap()
    #expect(
      stage.log == [
        "should highlight 0", "did highlight 0", "should select 0", "did select 0",
        "did unhighlight 0",
      ])
    stage.wait(1)
    stage.log.removeAll()
    stage.finger(at: CGPoint(x: 45, y: 145)).tap()
    #expect(
      stage.log == [
        "should highlight 4", "did highlight 4", "should select 4", "did deselect 0",
        "did select 4", "did unhighlight 4",
      ])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
  }

  @Test("a selected item is deselected by a tap where several can be selected [LST-13]")
  func several() {
    collection.allowsMultipleSelection = true
    stage.finger(at: CGPoint(x: 45, y: 45)).tap()
    stage.wait(1)
    stage.log.removeAll()
    stage.finger(at: CGPoint(x: 45, y: 45)).tap()
    #expect(
      stage.log == [
        "should highlight 0", "did highlight 0", "should deselect 0", "did deselect 0",
        "did unhighlight 0",
      ])
  }

  @Test("a drag after a pause ends the highlight [LST-03]")
  func drag() {
    stage.finger(at: CGPoint(x: 45, y: 445)).down().hold(0.2).move(by: 0, -60, in: 0.2).hold(0.5)
      .up()
    #expect(
      stage.log == [
        "should highlight 16", "did highlight 16", "did unhighlight 16", "will begin dragging",
      ])
  }

  @Test("a finger that leaves its item selects nothing [LST-14]")
  func leaving() {
    collection.isScrollEnabled = false
    stage.finger(at: CGPoint(x: 45, y: 45)).down().hold(0.2).move(by: 0, 100, in: 0.3)
      .move(by: 0, -100, in: 0.3).up()
    #expect(stage.log == ["should highlight 0", "did highlight 0", "did unhighlight 0"])
  }

  @Test("lines are filled, and full ones spread from edge to edge [LST-25]")
  func lines() {
    let frames = [0, 3, 4, 39].compactMap {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(frames.map { $0.minX.rounded() } == [0, 310, 0, 310])
    #expect(frames.map(\.minY) == [0, 0, 100, 900])
    #expect(collection.contentSize == CGSize(width: 400, height: 990))
    #expect(collection.indexPathForItem(at: CGPoint(x: 320, y: 50))?.item == 3)
  }

  @Test("a layout says where content comes to rest [LST-26]")
  func rest() {
    final class Steps: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 100) }
    }
    collection.setCollectionViewLayout(Steps(), animated: false)
    stage.finger(at: CGPoint(x: 45, y: 445)).down().move(by: 0, -60, in: 0.2).hold(0.5).up()
    stage.wait(3)
    #expect(collection.contentOffset == CGPoint(x: 0, y: 100))
    #expect(stage.log == ["will begin dragging"])
  }

  @Test("an item goes with a long press, and the data source moves it at the end [LST-37]")
  func movement() {
    let collection = collection
    let press = UILongPressGestureRecognizer()
    press.addAction { press in
      let place = press.location(in: collection)
      switch press.state {
      case .began:
        let path = collection.indexPathForItem(at: place)
        if let path { _ = collection.beginInteractiveMovementForItem(at: path) }
      case .changed: collection.updateInteractiveMovementTargetPosition(place)
      case .ended: collection.endInteractiveMovement()
      default: collection.cancelInteractiveMovement()
      }
    }
    collection.addGestureRecognizer(press)
    let first = collection.cellForItem(at: IndexPath(item: 0, section: 0))
    stage.finger(at: CGPoint(x: 45, y: 45)).down().hold(0.6).move(by: 210, 0, in: 0.5).hold(0.5)
      .up()
    stage.wait(1)
    #expect(stage.log.filter { $0.hasPrefix("move") } == ["move 0 to 2"])
    #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0)) === first)
    #expect(first?.frame.minX.rounded() == 207)
  }

  @Test("items that are inserted and deleted move the rest [LST-23]")
  func updates() {
    let cell = collection.cellForItem(at: IndexPath(item: 5, section: 0))
    grid.count = 39
    var isFinished = false
    collection.performBatchUpdates {
      collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
    } completion: {
      isFinished = $0
    }
    #expect(collection.cellForItem(at: IndexPath(item: 4, section: 0)) === cell)
    stage.wait(0.31)
    #expect(isFinished)
    #expect(cell?.frame == CGRect(x: 0, y: 100, width: 90, height: 90))
  }
}
