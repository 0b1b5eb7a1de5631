import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// Each object goes with its owner after it has been shown and touched.
@Suite("Lists leave nothing behind")
struct ListLeakTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400))

  /// Shows a view, touches it in several ways, and lets it go.
  private func isReleased<View: UIView>(
    _ make: () -> (View, keeps: [AnyObject]), using use: (View) -> Void = { _ in }
  ) -> Bool {
    weak var view: View?
    do {
      let (made, kept) = make()
      stage.view.addSubview(made)
      stage.window.layoutIfNeeded()
      stage.finger(at: CGPoint(x: 200, y: 75)).tap()
      stage.wait(1)
      stage.finger(at: CGPoint(x: 200, y: 300)).flick(.up, by: 100)
      stage.wait(0.1)
      use(made)
      made.removeFromSuperview()
      stage.wait(3)
      view = made
      withExtendedLifetime(kept) {}
    }
    stage.wait(1)
    return view == nil
  }

  private func isReleased<Controller: UIViewController>(
    controller make: () -> Controller, using use: (Controller) -> Void = { _ in }
  ) -> Bool {
    weak var controller: Controller?
    do {
      let made = make()
      stage.window.rootViewController = made
      stage.window.layoutIfNeeded()
      stage.finger(at: CGPoint(x: 200, y: 75)).tap()
      stage.wait(1)
      use(made)
      controller = made
      stage.window.rootViewController = nil
    }
    stage.wait(3)
    return controller == nil
  }

  private func table(_ edit: (UITableView) -> Void = { _ in }) -> (UITableView, [AnyObject]) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let log = TableLog(stage, sections: [40])
    table.dataSource = log
    table.delegate = log
    edit(table)
    return (table, [log])
  }

  @Test("a table that glides")
  func gliding() { #expect(isReleased { table() }) }

  @Test("a table with a pan of two fingers under way")
  func selecting() {
    #expect(
      isReleased(
        { table { $0.allowsMultipleSelectionDuringEditing = true } },
        using: { _ in
          stage.wait(3)
          stage.hand(at: CGPoint(x: 200, y: 350)).down().hold(0.05).move(by: 0, 30, in: 0.2)
            .hold(0.5).up()
        }))
  }

  @Test("a cell, with a configuration and a handler")
  func cell() {
    weak var cell: UITableViewCell?
    do {
      let made = UITableViewCell(style: .value1, reuseIdentifier: "row")
      made.textLabel?.text = "text"
      made.detailTextLabel?.text = "detail"
      made.accessoryType = .detailDisclosureButton
      made.configurationUpdateHandler = { cell, state in cell.alpha = state.isSelected ? 1 : 0.5 }
      var content = made.defaultContentConfiguration()
      content.text = "text"
      made.contentConfiguration = content
      stage.view.addSubview(made)
      stage.window.layoutIfNeeded()
      made.setSelected(true, animated: true)
      stage.wait(1)
      made.removeFromSuperview()
      cell = made
    }
    stage.wait(1)
    #expect(cell == nil)
  }

  @Test("a collection whose layout was changed")
  func collection() {
    weak var old: UICollectionViewLayout?
    let grid = CollectionTests.Grid(stage)
    #expect(
      isReleased(
        {
          let layout = UICollectionViewFlowLayout()
          old = layout
          let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
          collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
          collection.dataSource = grid
          collection.delegate = grid
          return (collection, [])
        },
        using: { (collection: UICollectionView) in
          collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        }))
    #expect(old == nil)
  }

  @Test("headers and footers, and the views around all rows")
  func headers() {
    weak var header: UITableViewHeaderFooterView?
    let source = TableUpdateTests.Headers(stage, [30, 30])
    var isShown = false
    let isReleased = isReleased(
      {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        for name in ["header", "footer"] {
          table.register(
            UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: name)
        }
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        table.dataSource = source
        table.delegate = source
        return (table, [])
      },
      using: { (table: UITableView) in
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        header = table.headerView(forSection: 0)
        isShown = header != nil
      })
    #expect(isShown && isReleased && header == nil)
  }

  @Test("a change of layout that a gesture drives and gives up")
  func transition() {
    weak var between: UICollectionViewTransitionLayout?
    let grid = CollectionTests.Grid(stage)
    #expect(
      isReleased(
        {
          let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 400),
            collectionViewLayout: UICollectionViewFlowLayout())
          collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
          collection.dataSource = grid
          collection.delegate = grid
          return (collection, [])
        },
        using: { (collection: UICollectionView) in
          let layout = collection.startInteractiveTransition(to: UICollectionViewFlowLayout()) {
            [unowned collection] _, _ in collection.tag = 1
          }
          layout.transitionProgress = 0.5
          collection.layoutIfNeeded()
          collection.cancelInteractiveTransition()
          between = layout
        }))
    #expect(between == nil)
  }

  @Test("a table controller with a refresh control")
  func tableController() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        30
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    #expect(
      isReleased(
        controller: { Rows(style: .insetGrouped) },
        using: { rows in
          rows.refreshControl = UIRefreshControl()
          stage.finger(at: CGPoint(x: 200, y: 50)).down().move(by: 0, 300, in: 0.5).up()
          stage.wait(1)
          rows.refreshControl?.endRefreshing()
          stage.wait(1)
        }))
  }

  @Test("a collection controller")
  func collectionController() {
    #expect(
      isReleased(controller: {
        UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      }))
  }

  @Test("diffable data sources, with a snapshot that is being shown")
  func diffable() {
    weak var rows: UITableViewDiffableDataSource<Int, Int>?
    weak var items: UICollectionViewDiffableDataSource<Int, Int>?
    do {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 200, width: 400, height: 200),
        collectionViewLayout: UICollectionViewFlowLayout())
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      stage.view.addSubview(table)
      stage.view.addSubview(grid)
      let tableSource = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      let gridSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) {
        collection, path, _ in
        collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<20))
      tableSource.apply(snapshot)
      gridSource.apply(snapshot)
      stage.wait(0.1)
      (rows, items) = (tableSource, gridSource)
      table.removeFromSuperview()
      grid.removeFromSuperview()
    }
    stage.wait(3)
    #expect(rows == nil && items == nil)
  }
}
