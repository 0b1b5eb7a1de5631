import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("A change of layout that a gesture drives")
struct LayoutTransitionTests {
  final class Board: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let stage: Stage
    var count = 8
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
      _ collectionView: UICollectionView,
      transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      stage.log.append("transition layout")
      return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
  }

  let stage = Stage()
  let collection: UICollectionView
  let small = UICollectionViewFlowLayout()
  let large = UICollectionViewFlowLayout()
  let board: Board

  init() {
    small.itemSize = CGSize(width: 100, height: 100)
    large.itemSize = CGSize(width: 400, height: 200)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: small)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    board = Board(stage)
    collection.dataSource = board
    collection.delegate = board
    stage.view.addSubview(collection)
  }

  /// A pinch that goes from one layout to the other as its scale goes from 1 to 2.
  private func addPinch(deciding isFinished: @escaping (CGFloat) -> Bool) {
    let pinch = stage.add(UIPinchGestureRecognizer(), to: collection, named: "pinch")
    pinch.touchstone.addAction { [unowned stage, unowned collection, large] pinch in
      guard let pinch = pinch as? UIPinchGestureRecognizer else { return }
      let between = collection.collectionViewLayout as? UICollectionViewTransitionLayout
      let progress = min(1, max(0, pinch.scale - 1))
      switch pinch.state {
      case .began:
        collection.startInteractiveTransition(to: large) { isCompleted, isFinished in
          stage.log.append("\(isCompleted ? "completed" : "stopped"), \(isFinished)")
        }
      case .changed: between?.transitionProgress = progress
      default:
        if isFinished(progress) {
          collection.finishInteractiveTransition()
        } else {
          collection.cancelInteractiveTransition()
        }
      }
    }
  }

  private func spread(to half: CGFloat) {
    let a = stage.finger(at: CGPoint(x: 150, y: 400)).down()
    let b = stage.finger(at: CGPoint(x: 250, y: 400)).down()
    stage.together {
      a.move(to: CGPoint(x: 200 - half, y: 400), in: 0.4)
      b.move(to: CGPoint(x: 200 + half, y: 400), in: 0.4)
    }
    a.up()
    b.up()
    stage.wait(1)
  }

  private var transitionLines: [String] { stage.log.filter { !$0.hasPrefix("pinch") } }

  @Test(
    "a pinch leads to the next layout, or back, as its end says [LST-61]", arguments: [true, false])
  func pinched(isFinished: Bool) {
    addPinch { _ in isFinished }
    spread(to: 90)
    #expect(transitionLines == ["transition layout", "completed, \(isFinished)"])
    #expect(collection.collectionViewLayout === (isFinished ? large : small))
  }

  @Test("items are between the two layouts as far as the progress says [LST-61]")
  func between() {
    let between = collection.startInteractiveTransition(to: large)
    between.transitionProgress = 0.5
    stage.window.layoutIfNeeded()
    let second = collection.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(second?.bounds.size == CGSize(width: 250, height: 150))
    collection.cancelInteractiveTransition()
    stage.wait(1)
    #expect(second?.frame == CGRect(x: 150, y: 0, width: 100, height: 100))
  }

  @Test("a gesture that is given up goes back [LST-61]")
  func cancelled() {
    let between = collection.startInteractiveTransition(to: large) { [unowned stage] in
      stage.log.append("\($0) \($1)")
    }
    between.transitionProgress = 0.25
    stage.wait(0.1)
    collection.cancelInteractiveTransition()
    stage.wait(1)
    #expect(stage.log == ["transition layout", "true false"])
    #expect(collection.collectionViewLayout === small)
  }

  @Test("finishing shows the next layout, by which a finger hits [LST-61]")
  func hit() {
    collection.startInteractiveTransition(to: large) { [unowned stage] in
      stage.log.append("\($0) \($1)")
    }
    collection.finishInteractiveTransition()
    stage.wait(1)
    #expect(collection.collectionViewLayout === large)
    stage.finger(at: CGPoint(x: 350, y: 250)).tap()
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(stage.log == ["transition layout", "true true"])
  }

  @Test("a layout that is left and shown again at once is the collection's again [LST-61]")
  func back() {
    collection.startInteractiveTransition(to: large)
    collection.finishInteractiveTransition()
    collection.setCollectionViewLayout(small, animated: false)
    stage.wait(1)
    #expect(small.collectionView === collection && large.collectionView == nil)
  }

  @Test("another layout that is set meanwhile cancels the transition [LST-61]")
  func replaced() {
    collection.startInteractiveTransition(to: large) { [unowned stage] in
      stage.log.append("\($0) \($1)")
    }
    let third = UICollectionViewFlowLayout()
    collection.setCollectionViewLayout(third, animated: false)
    stage.wait(1)
    #expect(stage.log == ["transition layout", "true false"])
    #expect(collection.collectionViewLayout === third && small.collectionView == nil)
  }

  @Test("items that are removed during the transition are laid out by neither layout [LST-61]")
  func removed() {
    let between = collection.startInteractiveTransition(to: large)
    between.transitionProgress = 0.5
    stage.wait(0.1)
    board.count = 2
    collection.reloadData()
    stage.wait(0.1)
    #expect(collection.visibleCells.count == 2)
    #expect(between.collectionViewContentSize.height == 255)
  }
}
