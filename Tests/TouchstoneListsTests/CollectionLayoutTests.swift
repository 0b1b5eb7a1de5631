import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Fingers on cells that a layout places")
struct CollectionLayoutTests {
  /// Each item is as high as its number says.
  final class Words: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let stage: Stage
    var heights: [CGFloat] = [40, 90, 60, 120, 30, 80]
    init(_ stage: Stage) { self.stage = stage }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { heights.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "word", for: indexPath)
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
        word.heightAnchor.constraint(equalToConstant: heights[indexPath.item]),
      ])
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { stage.log.append("select \(indexPath.item)") }
  }

  /// Puts a panel behind all items.
  final class PanelLayout: UICollectionViewFlowLayout {
    override func prepare() {
      super.prepare()
      register(UICollectionReusableView.self, forDecorationViewOfKind: "panel")
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let panel = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: indexPath)
      panel.frame = CGRect(origin: .zero, size: collectionViewContentSize)
      panel.zIndex = -1
      return panel
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let panel = layoutAttributesForDecorationView(
        ofKind: "panel", at: IndexPath(item: 0, section: 0))
      return (super.layoutAttributesForElements(in: rect) ?? []) + [panel].compactMap { $0 }
    }
  }

  let stage = Stage(size: CGSize(width: 400, height: 400))
  let words: Words

  init() { words = Words(stage) }

  private func show(_ layout: UICollectionViewFlowLayout) -> UICollectionView {
    let grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "word")
    grid.dataSource = words
    grid.delegate = words
    stage.view.addSubview(grid)
    stage.window.layoutIfNeeded()
    return grid
  }

  @Test("a finger hits an item where its content has put it, not where it was estimated [LST-47]")
  func selfSizing() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 400, height: 50)
    layout.minimumLineSpacing = 0
    let grid = show(layout)
    let tops = (0..<5).map { grid.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minY }
    #expect(tops == [0, 40, 130, 190, 310])
    #expect(grid.contentSize.height == 420)
    stage.finger(at: CGPoint(x: 100, y: 120)).tap()
    #expect(stage.log == ["select 1"])
    stage.wait(1)
    stage.finger(at: CGPoint(x: 100, y: 330)).tap()
    #expect(stage.log == ["select 1", "select 4"])
  }

  @Test("the content stays below a finger while cells find their size [LST-47]")
  func scrolling() {
    words.heights = (0..<60).map { 40 + 20 * CGFloat($0 % 4) }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 400, height: 50)
    layout.minimumLineSpacing = 0
    let grid = show(layout)
    let path = IndexPath(item: 3, section: 0)
    let finger = stage.finger(at: CGPoint(x: 100, y: 350)).down().move(by: 0, -50, in: 0.2)
    let (offset, top) = (grid.contentOffset.y, grid.cellForItem(at: path)?.frame.minY)
    finger.move(by: 0, -60, in: 0.3)
    #expect(grid.contentOffset.y == offset + 60)
    #expect(grid.cellForItem(at: path)?.frame.minY == top)
  }

  @Test("a decoration behind the items has no part in touches on them [LST-48]")
  func decoration() {
    let layout = PanelLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = show(layout)
    let panels = grid.subviews.filter { !($0 is UICollectionViewCell) }
    #expect(panels.count == 1 && panels.first?.frame.size == grid.contentSize)
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    #expect(stage.log == ["select 0"])
    stage.wait(1)
    // Beside the items only the decoration is hit, and no item is selected.
    stage.finger(at: CGPoint(x: 125, y: 50)).tap()
    #expect(stage.log == ["select 0"])
    #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  /// Records the size of each cell when it is dequeued. From item 40 on, items are lower.
  final class Measuring: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sizes: Set<String> = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 100 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      let size = cell.contentView.bounds.size
      sizes.insert("\(indexPath.item < 40 ? "first" : "later") \(size.width) x \(size.height)")
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 90, height: indexPath.item < 40 ? 70 : 50) }
  }

  @Test("a cell has its size when it is dequeued, also one that is used again [LST-62]")
  func dequeuedSize() {
    let stage = Stage()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let source = Measuring()
    collection.dataSource = source
    collection.delegate = source
    stage.view.addSubview(collection)
    stage.finger(at: CGPoint(x: 200, y: 350)).down().move(by: 0, -300, in: 0.3).up()
    stage.wait(3)
    #expect(source.sizes == ["first 90.0 x 70.0", "later 90.0 x 50.0"])
  }

  /// A row of items, as wide as their cells prefer once `isSelfSizing` is set.
  private final class RowLayout: UICollectionViewLayout {
    var isSelfSizing = false
    private var widths: [Int: CGFloat] = [:]

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      var left: CGFloat = 0
      return (0..<3).map { item in
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        let width = isSelfSizing ? widths[item] ?? 0 : 70
        attributes.frame = CGRect(x: left, y: 0, width: width, height: 50)
        left += width
        return attributes
      }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard isSelfSizing else { return false }
      defer { widths[originalAttributes.indexPath.item] = preferredAttributes.size.width }
      return widths[originalAttributes.indexPath.item] != preferredAttributes.size.width
    }
  }

  /// Prefers a width, which it writes into the attributes that it gets.
  private final class WideCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.width = CGFloat(layoutAttributes.indexPath.item + 1) * 50
      return layoutAttributes
    }
  }

  private final class Three: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "wide", for: indexPath)
    }
  }

  @Test(
    "cells that are shown already are asked for their size by a layout that has changed [LST-47]")
  func sizedLater() {
    let layout = RowLayout()
    let row = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 50), collectionViewLayout: layout)
    row.register(prototype: "wide") { WideCell(frame: .zero) }
    let source = Three()
    row.dataSource = source
    stage.view.addSubview(row)
    stage.window.layoutIfNeeded()
    func frames() -> [CGRect?] {
      (0..<3).map { row.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }
    #expect(frames().map { $0?.width } == [70, 70, 70])
    layout.isSelfSizing = true
    layout.invalidateLayout()
    row.layoutIfNeeded()
    #expect(
      frames() == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 100, height: 50),
        CGRect(x: 150, y: 0, width: 150, height: 50),
      ])
  }
}
