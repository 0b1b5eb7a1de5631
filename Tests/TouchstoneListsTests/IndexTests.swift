import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("The index of a table under a finger")
struct IndexTests {
  final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
    let stage: Stage
    let titles = ["A", "B", "C", "D"]
    init(_ stage: Stage) { self.stage = stage }

    func numberOfSections(in tableView: UITableView) -> Int { titles.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      stage.log.append("section for \(title) at \(index)")
      return index
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      stage.log.append("highlight \(indexPath)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      stage.log.append("select \(indexPath)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      stage.log.append("begin dragging")
    }
  }

  let stage = Stage(size: CGSize(width: 400, height: 400))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let names: Names

  init() {
    names = Names(stage)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 50
    table.estimatedRowHeight = 0
    table.dataSource = names
    table.delegate = names
    stage.view.addSubview(table)
    stage.window.layoutIfNeeded()
  }

  @Test(
    "a finger scrolls to the section of each title that it comes to, and touches no row [LST-44]")
  func drag() {
    // Four titles of 16 points stand in the middle of the edge.
    let finger = stage.finger(at: CGPoint(x: 395, y: 200 - 24)).down()
    #expect(stage.log == ["section for A at 0"])
    #expect(table.contentOffset.y == 0)
    finger.move(by: 0, 16, in: 0.1)
    #expect(table.contentOffset.y == 500)
    finger.move(by: 0, 4, in: 0.1).move(by: 0, 12, in: 0.1).up()
    #expect(table.contentOffset.y == 1000)
    #expect(stage.log == ["section for A at 0", "section for B at 1", "section for C at 2"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("a finger beyond the last title stays at its section [LST-44]")
  func beyond() {
    stage.finger(at: CGPoint(x: 395, y: 200 + 24)).down().move(by: 0, 60, in: 0.2).up()
    #expect(stage.log == ["section for D at 3"])
    #expect(table.contentOffset.y == 1500)
  }

  @Test("below the least number of rows there is no index, and rows reach to the edge [LST-45]")
  func few() {
    table.sectionIndexMinimumDisplayRowCount = 41
    table.reloadData()
    stage.window.layoutIfNeeded()
    stage.finger(at: CGPoint(x: 395, y: 200 - 8)).tap()
    #expect(
      stage.log == [
        "highlight \(IndexPath(row: 3, section: 0))", "select \(IndexPath(row: 3, section: 0))",
      ])
  }
}
