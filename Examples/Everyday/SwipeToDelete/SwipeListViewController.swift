import UIKit

/// A list that scrolls, whose rows are deleted by pulling them to the left. One row at most is open.
public final class SwipeListViewController: UIViewController {
  public let list = UIScrollView()
  public private(set) var rows: [SwipeRow] = []

  private static let rowHeight: CGFloat = 60

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(list)
    rows = (1...20).map { SwipeRow("Message \($0)") }
    for row in rows {
      row.onPull = { [weak self, weak row] in self?.closeAll(but: row) }
      row.onDelete = { [weak self, weak row] in if let row { self?.delete(row) } }
      list.addSubview(row)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
    placeRows()
  }

  private func placeRows() {
    for (place, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(place) * Self.rowHeight, width: list.bounds.width, height: Self.rowHeight)
    }
    list.contentSize = CGSize(
      width: list.bounds.width, height: CGFloat(rows.count) * Self.rowHeight)
  }

  private func closeAll(but row: SwipeRow?) {
    for other in rows where other !== row && other.isOpen { other.close() }
  }

  private func delete(_ row: SwipeRow) {
    rows.removeAll { $0 === row }
    UIView.animate(withDuration: 0.25) {
      row.alpha = 0
      self.placeRows()
    } completion: { _ in
      row.removeFromSuperview()
    }
  }
}
