import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Rows that are announced before they are shown")
struct PrefetchTests {
  final class Feed: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching,
    UICollectionViewDataSource, UICollectionViewDataSourcePrefetching
  {
    var announced: Set<Int> = []
    var asked: Set<Int> = []
    var cancelled: Set<Int> = []
    var surprises: [Int] = []
    var repeated: [Int] = []

    private func show(_ row: Int) {
      asked.insert(row)
      if !announced.contains(row) { surprises.append(row) }
    }

    private func announce(_ paths: [IndexPath]) {
      repeated += paths.map(\.row).filter { announced.contains($0) && !cancelled.contains($0) }
      announced.formUnion(paths.map(\.row))
      cancelled.subtract(paths.map(\.row))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      show(indexPath.row)
      return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      announce(indexPaths)
    }
    func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) { cancelled.formUnion(indexPaths.map(\.row)) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 500 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      show(indexPath.item)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { announce(indexPaths) }
    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { cancelled.formUnion(indexPaths.map(\.item)) }
  }

  let stage = Stage(size: CGSize(width: 400, height: 400))
  let feed = Feed()

  enum Kind: CaseIterable { case table, collection }

  private func show(_ kind: Kind) -> UIScrollView {
    let frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    let list: UIScrollView
    switch kind {
    case .table:
      let table = UITableView(frame: frame)
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = feed
      table.prefetchDataSource = feed
      list = table
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 400, height: 50)
      layout.minimumLineSpacing = 0
      let grid = UICollectionView(frame: frame, collectionViewLayout: layout)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      grid.dataSource = feed
      grid.prefetchDataSource = feed
      list = grid
    }
    stage.view.addSubview(list)
    stage.window.layoutIfNeeded()
    return list
  }

  @Test(
    "under a slow finger each row has been announced once, and none is cancelled [LST-46]",
    arguments: Kind.allCases)
  func slow(_ kind: Kind) {
    let list = show(kind)
    // A row that the edge of the list touches may count as in sight.
    let shown = feed.asked.count
    #expect((8...9).contains(shown) && feed.surprises == Array(0..<shown))
    #expect(feed.announced.count >= 8)
    #expect(feed.announced == Set(shown..<(shown + feed.announced.count)))
    stage.finger(at: CGPoint(x: 200, y: 350)).down().move(by: 0, -310, in: 1).hold(0.3).up()
    #expect(list.contentOffset.y >= 300)
    #expect(feed.surprises == Array(0..<shown))
    #expect(feed.repeated == [])
    // Rows above are announced as well, as if they might come back.
    #expect(feed.announced.isSuperset(of: shown..<22) && feed.cancelled == [])
  }

  @Test("rows from which the finger turns away are cancelled [LST-46]", arguments: Kind.allCases)
  func back(_ kind: Kind) {
    let list = show(kind)
    stage.finger(at: CGPoint(x: 200, y: 350)).flick(.up, by: 250)
    stage.wait(5)
    let last = Int(list.contentOffset.y / 50) + 8
    stage.finger(at: CGPoint(x: 200, y: 50)).down().move(by: 0, 310, in: 1).hold(0.3).up()
    #expect(feed.cancelled.contains(last + 6))
    #expect(!feed.asked.contains(last + 6))
  }
}
