import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Lists under bars")
struct BarTests {
  /// Two sections of 20 rows of 50 points, with headers.
  final class Rows: UITableViewController {
    let stage: Stage

    init(_ stage: Stage) {
      self.stage = stage
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 50 }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "\(section)" }
    override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 30 }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      stage.log.append("did select \(indexPath.section).\(indexPath.row)")
    }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      stage.log.append("drag")
    }
  }

  let stage = Stage()
  let rows: Rows
  let navigation: UINavigationController
  let tabs = UITabBarController()

  init() {
    rows = Rows(stage)
    rows.tableView.sectionHeaderTopPadding = 0
    navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    navigation.pushViewController(rows, animated: false)
    stage.wait(1)
    stage.log = []
  }

  private var table: UITableView { rows.tableView }
  private var top: CGFloat { navigation.navigationBar.frame.maxY }
  private var bottom: CGFloat { tabs.tabBar.frame.minY }

  /// Where a row is on the screen.
  private func place(_ row: Int, _ section: Int = 0) -> CGRect {
    table.convert(table.rectForRow(at: IndexPath(row: row, section: section)), to: nil)
  }

  @Test("the first row lies below the bar and its header, and a tap there selects it")
  func firstRow() {
    #expect(
      table.adjustedContentInset == UIEdgeInsets(top: top, left: 0, bottom: 800 - bottom, right: 0))
    #expect(place(0).minY == top + 30)
    stage.finger(at: CGPoint(x: 200, y: top + 40)).tap()
    #expect(stage.log == ["did select 0.0"])
  }

  @Test("the last row can be scrolled above the tab bar, and a tap there selects it")
  func lastRow() {
    table.scrollToRow(at: IndexPath(row: 19, section: 1), at: .bottom, animated: false)
    #expect(place(19, 1).maxY == bottom)
    stage.finger(at: CGPoint(x: 200, y: bottom - 10)).tap()
    #expect(stage.log == ["did select 1.19"])
  }

  @Test("a header is pinned below the bar, and a tap on it selects no row")
  func pinned() {
    stage.finger(at: CGPoint(x: 200, y: 500)).down().move(by: 0, -110, in: 0.4).hold(0.3).up()
    stage.wait(1)
    let header = table.headerView(forSection: 0)
    #expect(header.map { $0.convert($0.bounds, to: nil).minY } == top)
    stage.finger(at: CGPoint(x: 200, y: top + 15)).tap()
    #expect(stage.log == ["drag"])
    stage.finger(at: CGPoint(x: 200, y: top + 45)).tap()
    #expect(stage.log == ["drag", "did select 0.2"])
  }

  @Test(
    "a row that code scrolls to the top lies below the bar and the pinned header",
    arguments: [false, true])
  func scrollToRow(animated: Bool) {
    table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .top, animated: animated)
    stage.wait(1)
    #expect(place(5).minY == top + 30)
  }

  @Test("a drag from the edge pops over a table without actions, and a drag along it scrolls")
  func pop() {
    stage.finger(at: CGPoint(x: 2, y: 400)).down().move(by: 0, -100, in: 0.3).hold(0.3).up()
    stage.wait(1)
    #expect(stage.log == ["drag"] && navigation.viewControllers.count == 2)
    stage.finger(at: CGPoint(x: 2, y: 400)).down().move(by: 300, 0, in: 0.3).up()
    stage.wait(1)
    #expect(stage.log == ["drag"] && navigation.viewControllers.count == 1)
  }

  @Test("a row that was highlighted by the finger that pops is not selected")
  func highlightedPop() {
    stage.finger(at: CGPoint(x: 2, y: 400)).down().hold(0.3).move(by: 120, 0, in: 0.3).hold(0.5)
      .up()
    stage.wait(1)
    #expect(stage.log == [] && navigation.viewControllers.count == 2)
  }
}
