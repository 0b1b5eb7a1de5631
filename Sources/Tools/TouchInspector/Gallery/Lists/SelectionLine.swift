import Foundation
import TouchStories
import Touchstone
import TouchstoneLists

/// Says which row of a table was selected, until it is released.
final class SelectionLine {
  private var observer: (any NSObjectProtocol)?

  init(of table: TitleTable, in line: UILabel) {
    observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
    ) { [weak table, weak line] _ in
      MainActor.assumeIsolated {
        guard let table, let path = table.indexPathForSelectedRow else { return }
        line?.text = "\(table.rows[path.section][path.row]) is selected"
      }
    }
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}
