import Foundation
import Touchstone
import TouchstoneLists

/// W9: a table of 10,000 rows is flung up, again and again, through rows that have not been in sight before. Each finds
/// its height by the constraints of its label.
struct W9: Workload {
  static let name = "W9"
  static let repetitions = Formulas.Rows.flings

  private var bench: Bench
  private let rows: Rows
  private let table: UITableView

  init(_ repetitions: Int) {
    // A finger on content that glides holds it at once, and so begins the pan as it comes down.
    bench = Bench(.rowFlings, repetitions, actionsPerGesture: 1 + Formulas.Flings.moves + 1)
    rows = Rows(count: Formulas.Rows.count, counter: bench.counter)
    table = rows.addTable(to: bench)
  }

  mutating func run() -> Tally {
    var tally = bench.run()
    // The first one comes down on content at rest.
    tally.expected -= 1
    return tally
  }
}

/// Flings through a table of 100 or 10,000 rows, from its middle, up and down as in W8. `Benchmarks/check` compares the
/// instructions of both.
struct RowFlings: Runnable {
  static let entries = [100, Formulas.Rows.count].map { count in
    Entry(name: "rows-\(count)", repetitions: Formulas.Rows.flings) { RowFlings($0, count) }
  }

  private var bench: Bench
  private let rows: Rows
  private let table: UITableView

  private init(_ repetitions: Int, _ count: Int) {
    bench = Bench(.flings, repetitions, actionsPerGesture: 2 * (1 + Formulas.Flings.moves + 1))
    rows = Rows(count: count, counter: bench.counter)
    table = rows.addTable(to: bench)
  }

  mutating func run() -> Tally {
    table.scrollToRow(at: IndexPath(row: rows.count / 2, section: 0), at: .top, animated: false)
    bench.window.layoutIfNeeded()
    var tally = bench.run()
    // The first one comes down on content at rest.
    tally.expected -= 1
    return tally
  }
}

/// Makes a cell for each row; the numbers of lines of neighbours differ.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let count: Int
  private let counter: ActionCounter

  init(count: Int, counter: ActionCounter) {
    self.count = count
    self.counter = counter
  }

  /// A table of these rows that fills the window.
  func addTable(to bench: Bench) -> UITableView {
    let table = UITableView(frame: bench.window.bounds)
    table.dataSource = self
    table.delegate = self
    table.panGestureRecognizer.addTarget(counter, action: ActionCounter.pan)
    bench.window.addSubview(table)
    bench.window.layoutIfNeeded()
    return table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") as? RowCell ?? RowCell()
    cell.label.text = String(repeating: "line\n", count: indexPath.row % 3) + "line"
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    counter.sum += Double(scrollView.contentOffset.y)
  }
}

private final class RowCell: UITableViewCell {
  let label = UILabel()

  init() {
    super.init(style: .default, reuseIdentifier: "row")
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

extension Script {
  /// Up, and a second for the rows to glide.
  static var rowFlings: Script {
    var script = Script()
    let moves = Formulas.Flings.moves
    for step in 0...moves + 1 {
      let place = Formulas.Flings.place(atStep: min(step, moves), isUp: true)
      script.add(step == 0 ? .began : step > moves ? .ended : .moved, [place])
    }
    script.rest(Formulas.Rows.glide)
    return script
  }
}
