import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Updates of a collection and its layout")
struct CollectionUpdateTests {
  /// Writes down what the collection asks it about updates.
  final class Telling: UICollectionViewFlowLayout {
    var lines: [String] = []
    var offset: CGPoint?
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []

    private func words(_ path: IndexPath?) -> String {
      path.map { "\($0.section).\($0.item == NSNotFound ? "all" : "\($0.item)")" } ?? "none"
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        lines.append(
          "\(item.updateAction) \(words(item.indexPathBeforeUpdate)) to "
            + words(item.indexPathAfterUpdate))
      }
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      lines.append("finalize")
    }
    override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
      self.offset ?? offset
    }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      lines.append("bounds of \(Int(oldBounds.width))")
    }
    override func finalizeAnimatedBoundsChange() {
      super.finalizeAnimatedBoundsChange()
      lines.append("finalize bounds")
    }
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      lines.append("initial \(words(itemIndexPath))")
      return layoutAttributesForItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      lines.append("final \(words(itemIndexPath))")
      return nil
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      lines.append("initial \(elementKind.suffix(6)) \(words(elementIndexPath))")
      return nil
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      lines.append("final \(elementKind.suffix(6)) \(words(elementIndexPath))")
      return nil
    }
    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
    {
      deleted
    }
    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
    {
      inserted
    }
  }

  let stage = Stage(size: CGSize(width: 400, height: 400))
  let layout = Telling()
  let grid: UICollectionView
  let items: ItemLog

  init() {
    items = ItemLog(stage, sections: [3, 2])
    layout.itemSize = CGSize(width: 400, height: 50)
    layout.minimumLineSpacing = 0
    grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    grid.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    grid.dataSource = items
    grid.delegate = items
    stage.view.addSubview(grid)
    stage.window.layoutIfNeeded()
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func cells() -> [UICollectionViewCell] { grid.visibleCells }

  // MARK: Items and sections

  @Test("a moved item keeps its cell, and a reloaded one gets another [LST-23]")
  func moveAndReload() {
    items.isLoud = true
    let before = cells()
    grid.moveItem(at: path(0, 0), to: path(0, 2))
    stage.wait(1)
    #expect(cells()[..<3].elementsEqual([before[1], before[2], before[0]], by: ===))
    #expect(cells().map(\.frame.minY) == [0, 50, 100, 150, 200])
    #expect(stage.log == [])
    grid.reloadItems(at: [path(0, 1)])
    stage.wait(1)
    #expect(stage.log == ["cell 0.1", "will display 0.1", "did end displaying 0.1"])
    stage.log.removeAll()
    layout.lines = []
    grid.reconfigureItems(at: [path(1, 0)])
    stage.wait(1)
    #expect(stage.log == ["cell 1.0"])
    #expect(cells()[3] === before[3])
    #expect(layout.lines == [])
  }

  @Test("update items have the paths before and after the update [LST-79]")
  func updateItems() {
    items.sections = [3, 2]
    grid.performBatchUpdates {
      grid.deleteItems(at: [path(0, 0)])
      grid.insertItems(at: [path(0, 2)])
      grid.reloadItems(at: [path(0, 2)])
      grid.moveItem(at: path(1, 0), to: path(1, 1))
    }
    stage.wait(1)
    #expect(
      layout.lines == [
        "delete 0.0 to none", "insert none to 0.2", "reload 0.2 to 0.1", "move 1.0 to 1.1",
        "final 0.0", "final 0.2", "initial 0.1", "initial 0.2", "finalize",
      ])
  }

  @Test("sections are inserted, deleted, reloaded and moved with their headers [LST-79]")
  func sections() {
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    stage.window.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let headers = (0..<2).map {
      grid.supplementaryView(forElementKind: kind, at: path($0, 0))
    }
    items.sections = [1, 2]
    grid.performBatchUpdates {
      grid.deleteSections([0])
      grid.insertSections([0])
    }
    stage.wait(1)
    #expect(
      layout.lines == [
        "delete 0.all to none", "insert none to 0.all", "final 0.0", "final Header 0.0",
        "final 0.1", "final 0.2", "initial 0.0", "initial Header 0.0", "finalize",
      ])
    #expect(grid.supplementaryView(forElementKind: kind, at: path(1, 0)) === headers[1])
    #expect(grid.supplementaryView(forElementKind: kind, at: path(0, 0)) !== headers[1])
    layout.lines = []
    items.sections = [2, 1]
    grid.moveSection(1, toSection: 0)
    stage.wait(1)
    #expect(layout.lines == ["move 1.all to 0.all", "finalize"])
    #expect(grid.supplementaryView(forElementKind: kind, at: path(0, 0)) === headers[1])
    layout.lines = []
    grid.reloadSections([1])
    stage.wait(1)
    #expect(
      layout.lines == [
        "reload 1.all to 1.all", "final 1.0", "final Header 1.0", "initial 1.0",
        "initial Header 1.0", "finalize",
      ])
    #expect(cells().map(\.frame.minY) == [20, 70, 140])
  }

  @Test("a layout names supplementary views that an update removes and adds [LST-79]")
  func namedViews() {
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    stage.window.layoutIfNeeded()
    (layout.deleted, layout.inserted) = ([path(1, 0)], [path(1, 0)])
    grid.moveItem(at: path(0, 0), to: path(0, 1))
    stage.wait(1)
    #expect(
      layout.lines == [
        "move 0.0 to 0.1", "final Header 1.0", "initial Header 1.0", "finalize",
      ])
  }

  // MARK: Offsets and bounds

  @Test(
    "an update and a change of layout ask the layout and then the delegate for the offset [LST-79]")
  func targetOffset() {
    final class Target: NSObject, UICollectionViewDelegate {
      var offset: CGFloat?
      var proposed: [CGFloat] = []
      func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint {
        proposed.append(proposedContentOffset.y)
        return CGPoint(x: 0, y: offset ?? proposedContentOffset.y)
      }
    }
    let target = Target()
    grid.delegate = target
    items.sections = [40, 2]
    grid.reloadData()
    stage.window.layoutIfNeeded()
    layout.offset = CGPoint(x: 0, y: 120)
    items.sections = [41, 2]
    grid.insertItems(at: [path(0, 0)])
    stage.wait(1)
    #expect(grid.contentOffset.y == 120)
    target.offset = 60
    items.sections = [42, 2]
    grid.insertItems(at: [path(0, 0)])
    stage.wait(1)
    #expect(grid.contentOffset.y == 60)
    let other = Telling()
    other.itemSize = CGSize(width: 400, height: 100)
    (other.offset, target.offset) = (CGPoint(x: 0, y: 500), nil)
    grid.setCollectionViewLayout(other, animated: true)
    stage.wait(1)
    #expect(grid.contentOffset.y == 500)
    #expect(target.proposed == [120, 120, 500])
  }

  @Test("an animated change of the size is reported to the layout [LST-79]")
  func animatedBounds() {
    layout.lines = []
    UIView.animate(withDuration: 0.2) { [grid] in grid.frame.size.width = 200 }
    stage.wait(1)
    #expect(layout.lines == ["bounds of 400", "finalize bounds"])
    grid.frame.size.width = 300
    stage.wait(1)
    #expect(layout.lines == ["bounds of 400", "finalize bounds"])
  }

  @Test(
    "an invalidation may move and grow the content, until the layout says its size again [LST-79]")
  func adjustments() {
    items.sections = [40, 0]
    grid.reloadData()
    stage.window.layoutIfNeeded()
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 70)
    context.contentSizeAdjustment = CGSize(width: 0, height: 100)
    layout.invalidateLayout(with: context)
    #expect(grid.contentSize.height == 2100 && grid.contentOffset.y == 70)
    stage.window.layoutIfNeeded()
    #expect(grid.contentSize.height == 2000 && grid.contentOffset.y == 70)
  }

  // MARK: Scrolling

  @Test("a layout that each movement of the bounds invalidates follows the finger [LST-79]")
  func boundsInvalidation() {
    /// Keeps its first item at the top.
    final class Sticky: UICollectionViewLayout {
      var lines: [String] = []
      override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 1000) }
      override func prepare() { lines.append("prepare") }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        lines.append("bounds \(Int(newBounds.minY))")
        return true
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let top = indexPath.item == 0 ? collectionView?.contentOffset.y ?? 0 : 0
        attributes.frame = CGRect(
          x: 0, y: top + CGFloat(indexPath.item) * 100, width: 400, height: 90)
        attributes.zIndex = indexPath.item == 0 ? 1 : 0
        return attributes
      }
    }
    let sticky = Sticky()
    grid.setCollectionViewLayout(sticky, animated: false)
    stage.window.layoutIfNeeded()
    sticky.lines = []
    stage.frameRate = 10
    let finger = stage.finger(at: CGPoint(x: 200, y: 350)).down().move(by: 0, -60, in: 0.2)
    finger.hold(0.5).up()
    stage.wait(0.2)
    #expect(sticky.lines == ["bounds 20", "prepare", "bounds 50", "prepare"])
    let first = grid.cellForItem(at: path(0, 0))
    #expect(first.map { $0.frame.minY - grid.contentOffset.y } == 0)
    stage.finger(at: CGPoint(x: 200, y: 70)).tap()
    #expect(grid.indexPathsForSelectedItems == [path(0, 0)])
  }

  @Test("an item is scrolled to each position [LST-22]")
  func scrollToItem() {
    items.sections = [40]
    grid.reloadData()
    func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
      grid.scrollToItem(at: path(0, item), at: position, animated: false)
      return grid.contentOffset.y
    }
    #expect(offset(20, .top) == 1000)
    #expect(offset(20, .centeredVertically) == 825)
    #expect(offset(20, .bottom) == 650)
    #expect(offset(39, .top) == 1600)
    #expect(offset(38, []) == 1600)
    #expect(offset(0, []) == 0)
    grid.scrollToItem(at: path(0, 20), at: .top, animated: true)
    #expect(grid.contentOffset.y == 0)
    stage.wait(1)
    #expect(grid.contentOffset.y == 1000)
  }

  // MARK: State

  @Test("cells know that they are edited, if the delegate lets them, and moved [LST-82]")
  func state() {
    final class Editable: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item != 1 }
    }
    let delegate = Editable()
    grid.delegate = delegate
    stage.window.layoutIfNeeded()
    grid.isEditing = true
    #expect(cells().map(\.configurationState.isEditing) == [true, false, true, true, false])
    items.sections = [4, 2]
    grid.insertItems(at: [path(0, 3)])
    stage.wait(1)
    #expect(cells().map(\.configurationState.isEditing) == [true, false, true, true, true, false])
    grid.isEditing = false
    #expect(cells().allSatisfy { !$0.configurationState.isEditing })
    #expect(grid.beginInteractiveMovementForItem(at: path(0, 0)))
    #expect(cells().filter(\.configurationState.isReordering).count == 1)
    grid.endInteractiveMovement()
    #expect(cells().allSatisfy { !$0.configurationState.isReordering })
  }

  // MARK: Snapshots

  @Test("a diffable data source provides headers, and reloads all on request [LST-27]")
  func diffable() {
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: grid) {
      [unowned stage] grid, path, item in
      stage.log.append("cell \(item)")
      return grid.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    source.supplementaryViewProvider = { [unowned stage] grid, kind, path in
      stage.log.append("header \(path.section)")
      return grid.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    var snapshot = source.snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    stage.wait(1)
    #expect(stage.log == ["cell 1", "cell 2", "header 0"])
    stage.log.removeAll()
    layout.lines = []
    let kept = cells()
    snapshot.insertItems([3], beforeItem: 1)
    snapshot.deleteItems([2])
    source.apply(snapshot)
    stage.wait(1)
    #expect(stage.log == ["cell 3"])
    #expect(cells()[1] === kept[0])
    #expect(
      layout.lines == [
        "delete 0.1 to none", "insert none to 0.0", "final 0.1", "initial 0.0", "finalize",
      ])
    stage.log.removeAll()
    var isDone = false
    source.applySnapshotUsingReloadData(snapshot) { isDone = true }
    stage.window.layoutIfNeeded()
    #expect(stage.log == ["cell 3", "cell 1", "header 0"])
    #expect(isDone)
  }
}
