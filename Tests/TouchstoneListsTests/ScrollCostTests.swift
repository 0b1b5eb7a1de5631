import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("What scrolling costs")
struct ScrollCostTests {
  /// Counts all that a table asks for.
  final class Counting: NSObject, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching
  {
    let count: Int
    var questions = 0
    var layouts = 0
    private(set) var prefetched = 0
    init(count: Int) { self.count = count }

    final class Cell: UITableViewCell {
      weak var counting: Counting?
      let label = UILabel()

      override func layoutSubviews() {
        super.layoutSubviews()
        counting?.layouts += 1
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      questions += 1
      return count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      questions += 1
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row") as? Cell
        ?? made()
      cell.label.text = String(repeating: "line\n", count: indexPath.row % 3) + "line"
      return cell
    }
    private func made() -> Cell {
      let cell = Cell(style: .default, reuseIdentifier: "row")
      cell.counting = self
      cell.label.numberOfLines = 0
      cell.label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(cell.label)
      NSLayoutConstraint.activate([
        cell.label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 12),
        cell.label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -12),
        cell.label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        cell.label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      questions += 1
      return UITableView.automaticDimension
    }
    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { questions += 1 }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { questions += 1 }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      questions += 1
      prefetched = max(prefetched, indexPaths.count)
    }
  }

  private struct Costs { var questions, layouts, seen, alive: Int }

  private func fling(through count: Int) -> Costs {
    let stage = Stage(size: CGSize(width: 400, height: 600))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let counting = Counting(count: count)
    table.dataSource = counting
    table.delegate = counting
    table.prefetchDataSource = counting
    stage.view.addSubview(table)
    stage.window.layoutIfNeeded()
    (counting.questions, counting.layouts) = (0, 0)
    var (seen, alive) = (0, 0)
    for _ in 0..<3 {
      stage.finger(at: CGPoint(x: 200, y: 500)).flick(.up, by: 300)
      for _ in 0..<20 {
        stage.wait(0.05)
        seen = max(seen, table.visibleCells.count)
        alive = max(alive, table.subviews.filter { $0 is UITableViewCell }.count)
      }
    }
    return Costs(
      questions: counting.questions, layouts: counting.layouts, seen: seen, alive: alive)
  }

  @Test("a fling asks for and lays out as much in 10,000 rows as in 200 [LST-57]")
  func size() {
    let (few, many) = (fling(through: 200), fling(through: 10_000))
    #expect(few.questions > 100 && few.layouts > 50)
    #expect(Double(many.questions) <= 1.05 * Double(few.questions))
    #expect(Double(many.layouts) <= 1.05 * Double(few.layouts))
  }

  @Test("as many cells are alive as are in sight, and a screen of spare ones [LST-57]")
  func alive() {
    let costs = fling(through: 10_000)
    #expect(costs.seen > 5)
    #expect(costs.alive <= costs.seen * 2 + 1)
  }
}
