import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("A flow layout under a finger")
struct FlowLayoutTests {
  /// Cells of two heights, which they find by constraints. Counts what the layout asks.
  final class Rows: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let count: Int
    var questions = 0
    var height: (Int) -> CGFloat = { 40 + 20 * CGFloat($0 % 4) }
    init(count: Int) { self.count = count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      questions += 1
      return count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      questions += 1
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      for view in cell.contentView.subviews { view.removeFromSuperview() }
      let word = UIView()
      word.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(word)
      NSLayoutConstraint.activate([
        word.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        word.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        word.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        word.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        word.widthAnchor.constraint(equalToConstant: 400),
        word.heightAnchor.constraint(equalToConstant: height(indexPath.item)),
      ])
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      questions += 1
      return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
  }

  let stage = Stage(size: CGSize(width: 400, height: 400))
  let layout = UICollectionViewFlowLayout()
  let items: ItemLog

  init() {
    items = ItemLog(stage, sections: [20, 20])
    layout.itemSize = CGSize(width: 400, height: 50)
    layout.minimumLineSpacing = 0
  }

  private func show(_ source: any UICollectionViewDataSource & UICollectionViewDelegate)
    -> UICollectionView
  {
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for (kind, name) in [
      (UICollectionView.elementKindSectionHeader, "header"),
      (UICollectionView.elementKindSectionFooter, "footer"),
    ] {
      grid.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
    }
    grid.dataSource = source
    grid.delegate = source
    stage.view.addSubview(grid)
    stage.window.layoutIfNeeded()
    return grid
  }

  private func header(_ section: Int, of grid: UICollectionView) -> UICollectionReusableView? {
    grid.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
  }

  // MARK: Headers and insets

  @Test(
    "headers, footers and insets lie around the items, and a finger on them selects none [LST-77]")
  func around() {
    items.sections = [2, 2]
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 50, bottom: 5, right: 0)
    layout.itemSize = CGSize(width: 300, height: 50)
    let grid = show(items)
    let second = IndexPath(item: 0, section: 1)
    #expect(grid.contentSize.height == 330)
    #expect(grid.cellForItem(at: second)?.frame == CGRect(x: 75, y: 205, width: 300, height: 50))
    #expect(header(1, of: grid)?.frame == CGRect(x: 0, y: 165, width: 400, height: 30))
    for place in [CGPoint(x: 200, y: 15), CGPoint(x: 20, y: 60), CGPoint(x: 200, y: 155)] {
      stage.finger(at: place).tap()
      stage.wait(1)
      #expect(grid.indexPathsForSelectedItems == [])
    }
    stage.finger(at: CGPoint(x: 200, y: 230)).tap()
    #expect(grid.indexPathsForSelectedItems == [second])
  }

  @Test("a pinned header receives the touches on it, and gives way to the next one [LST-77]")
  func pinned() {
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let grid = show(items)
    layout.sectionHeadersPinToVisibleBounds = true
    stage.finger(at: CGPoint(x: 200, y: 350)).down().move(by: 0, -110, in: 0.3).hold(0.2).up()
    #expect(grid.contentOffset.y == 100)
    #expect(header(0, of: grid)?.frame.minY == 100)
    stage.finger(at: CGPoint(x: 200, y: 15)).tap()
    stage.wait(1)
    #expect(grid.indexPathsForSelectedItems == [])
    stage.finger(at: CGPoint(x: 200, y: 35)).tap()
    #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    grid.contentOffset.y = 1010
    stage.window.layoutIfNeeded()
    #expect(header(0, of: grid)?.frame.minY == 1000)
    #expect(header(1, of: grid)?.frame.minY == 1030)
    layout.sectionHeadersPinToVisibleBounds = false
    stage.window.layoutIfNeeded()
    #expect(header(0, of: grid)?.frame.minY == 0 || header(0, of: grid) == nil)
  }

  @Test("a pinned footer stays at the bottom while its section is in sight [LST-77]")
  func pinnedFooter() {
    layout.footerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionFootersPinToVisibleBounds = true
    let grid = show(items)
    let footer = grid.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
    #expect(footer?.frame.minY == 370)
    stage.finger(at: CGPoint(x: 200, y: 300)).down().move(by: 0, -110, in: 0.3).hold(0.2).up()
    #expect(footer?.frame.minY == 470)
    stage.finger(at: CGPoint(x: 200, y: 385)).tap()
    #expect(grid.indexPathsForSelectedItems == [])
  }

  @Test("the collection asks for headers after counting, and shows them once [LST-77]")
  func headerLog() {
    items.isLoud = true
    items.sections = [1, 1]
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let grid = show(items)
    #expect(
      stage.log == [
        "cell 0.0", "will display 0.0", "cell 1.0", "will display 1.0", "header 0.0",
        "will display Header 0.0", "footer 0.0", "will display Footer 0.0", "header 1.0",
        "will display Header 1.0", "footer 1.0", "will display Footer 1.0",
      ])
    stage.log.removeAll()
    items.sections = [1]
    grid.deleteSections([0])
    stage.wait(1)
    #expect(
      stage.log == [
        "did end displaying 0.0", "did end displaying Header 0.0", "did end displaying Footer 0.0",
      ])
    #expect(header(0, of: grid)?.frame.minY == 0)
  }

  @Test("insets of sections may refer to the safe area or the margins [LST-74]")
  func insetReference() {
    items.sections = [1]
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.sectionInset.left = 10
    let controller = UIViewController()
    stage.show(controller)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    let grid = show(items)
    controller.view.addSubview(grid)
    grid.layoutMargins = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 0)
    func left() -> CGFloat? {
      stage.window.layoutIfNeeded()
      return grid.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX
    }
    #expect(left() == 10)
    layout.sectionInsetReference = .fromSafeArea
    #expect(left() == grid.safeAreaInsets.left + 10 && grid.safeAreaInsets.left == 30)
    controller.additionalSafeAreaInsets.left = 40
    #expect(left() == 50)
    layout.sectionInsetReference = .fromLayoutMargins
    #expect(left() == grid.layoutMargins.left + 10)
    grid.layoutMargins.left = 90
    #expect(left() == grid.layoutMargins.left + 10)
    // The content inset counts, if it is greater.
    layout.sectionInsetReference = .fromSafeArea
    grid.contentInset.left = 50
    #expect(left() == 0)
  }

  // MARK: Self-sizing

  @Test(
    "the content stays below a finger that scrolls back over cells that find their size [LST-73]")
  func scrollingBack() {
    layout.estimatedItemSize = CGSize(width: 400, height: 50)
    let rows = Rows(count: 60)
    let grid = show(rows)
    // The cells before this place are not measured.
    grid.contentOffset.y = 1000
    stage.window.layoutIfNeeded()
    let finger = stage.finger(at: CGPoint(x: 100, y: 100)).down().move(by: 0, 30, in: 0.2)
    for _ in 0..<8 {
      let under = grid.indexPathForItem(at: CGPoint(x: 100, y: grid.contentOffset.y + 200))
      let cell = under.flatMap(grid.cellForItem)
      let before = cell.map { $0.frame.minY - grid.contentOffset.y }
      finger.move(by: 0, 25, in: 0.1)
      let after = cell.map { $0.frame.minY - grid.contentOffset.y }
      #expect(before != nil && after == before.map { $0 + 25 })
    }
    finger.up()
  }

  @Test("a glide and an animated scroll back go on while cells find their size [LST-73]")
  func glidingBack() {
    layout.estimatedItemSize = CGSize(width: 400, height: 50)
    let rows = Rows(count: 100)
    let grid = show(rows)
    grid.contentOffset.y = 3000
    stage.window.layoutIfNeeded()
    stage.finger(at: CGPoint(x: 100, y: 100)).flick(.down, by: 200)
    let lifted = grid.contentOffset.y
    stage.wait(3)
    #expect(grid.contentOffset.y < lifted - 100)
    grid.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: true)
    stage.wait(1)
    #expect(grid.indexPathsForVisibleItems.first?.item == 0)
  }

  @Test("sizes that cells have found go with the items of an update [LST-73]")
  func updateKeepsSizes() {
    final class Shrinking: NSObject, UICollectionViewDataSource {
      let rows = Rows(count: 0)
      var heights: [CGFloat] = (0..<60).map { 40 + 20 * CGFloat($0 % 4) }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { heights.count }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        rows.height = { [heights] in heights[$0] }
        return rows.collectionView(collectionView, cellForItemAt: indexPath)
      }
    }
    layout.estimatedItemSize = CGSize(width: 400, height: 50)
    let source = Shrinking()
    let grid = show(items)
    grid.dataSource = source
    stage.window.layoutIfNeeded()
    let top = grid.cellForItem(at: IndexPath(item: 4, section: 0))?.frame.minY
    source.heights.remove(at: 1)
    grid.deleteItems(at: [IndexPath(item: 1, section: 0)])
    #expect(top == 280)
    #expect(grid.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame.minY == 220)
    stage.wait(1)
    #expect(grid.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minY == 220)
  }

  @Test("a cell whose content changes gets another size, unless that is disabled [LST-78]")
  func changedContent() {
    layout.estimatedItemSize = CGSize(width: 400, height: 50)
    let rows = Rows(count: 10)
    let grid = show(rows)
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    func grow(by height: CGFloat) {
      let cell = grid.cellForItem(at: first)
      let constraints = cell?.contentView.subviews.first?.constraints ?? []
      constraints.first { $0.firstAttribute == .height }?.constant += height
      cell?.invalidateIntrinsicContentSize()
      stage.window.layoutIfNeeded()
    }
    grow(by: 35)
    #expect(grid.cellForItem(at: second)?.frame.minY == 75)
    var text = UIListContentConfiguration.cell()
    text.text = "one\ntwo\nthree\nfour\nfive"
    let before = grid.cellForItem(at: second)?.bounds.height ?? 0
    grid.cellForItem(at: second)?.contentConfiguration = text
    stage.window.layoutIfNeeded()
    #expect(grid.cellForItem(at: second)?.bounds.height ?? 0 > before + 20)
    grid.selfSizingInvalidation = .disabled
    grow(by: 10)
    #expect(grid.cellForItem(at: second)?.frame.minY == 75)
    stage.finger(at: CGPoint(x: 100, y: 80)).tap()
    #expect(grid.indexPathsForSelectedItems == [second])
  }

  @Test("items that find their size break lines anew, and fill gaps before them [LST-73]")
  func tags() {
    final class Tags: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 8 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
      }
    }
    final class Tag: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let widths: [CGFloat] = [100, 190, 90, 150, 300, 60, 20, 400]
        layoutAttributes.size = CGSize(width: widths[layoutAttributes.indexPath.item], height: 30)
        return layoutAttributes
      }
    }
    layout.estimatedItemSize = CGSize(width: 180, height: 50)
    layout.minimumInteritemSpacing = 10
    let grid = show(items)
    grid.register(prototype: "tag") { Tag(frame: .zero) }
    let tags = Tags()
    grid.dataSource = tags
    stage.window.layoutIfNeeded()
    let frames = (0..<8).compactMap { grid.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames.map(\.minY) == [0, 0, 0, 30, 60, 60, 60, 90])
    #expect(grid.contentSize.height == 120)
  }

  // MARK: Cost

  private func questions(_ count: Int, _ isSelfSizing: Bool) -> Int {
    let stage = Stage(size: CGSize(width: 400, height: 400))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 50)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    if isSelfSizing { layout.estimatedItemSize = CGSize(width: 400, height: 50) }
    let rows = Rows(count: count)
    let grid = UICollectionView(frame: stage.view.bounds, collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    grid.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    grid.dataSource = rows
    grid.delegate = rows
    stage.view.addSubview(grid)
    stage.window.layoutIfNeeded()
    rows.questions = 0
    stage.finger(at: CGPoint(x: 200, y: 350)).flick(.up, by: 300)
    stage.wait(1)
    return rows.questions
  }

  @Test(
    "a frame of scrolling asks as much in 10,000 items as in 200, with pinned headers [LST-57]",
    arguments: [true, false])
  func cost(isSelfSizing: Bool) {
    let (few, many) = (questions(200, isSelfSizing), questions(10_000, isSelfSizing))
    #expect(few > 5)
    #expect(many == few)
  }
}
