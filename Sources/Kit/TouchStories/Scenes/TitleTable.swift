import Foundation
import Touchstone
import TouchstoneLists

/// A table whose rows show titles, and which is its own data source and delegate: the `tableView` of scene files.
/// ``code`` is the class in tests that are written of such a scene.
package final class TitleTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  /// The rows of each section.
  package var rows: [[String]] = [] { didSet { reloadData() } }
  /// The titles above sections; none for an empty one.
  package var headers: [String] = [] { didSet { reloadData() } }
  /// The actions that a swipe to the right reveals, from the edge inwards.
  package var leadingActions: [String] = []
  /// The actions that a swipe to the left reveals, from the edge inwards.
  package var trailingActions: [String] = []
  /// Called with the title of an action that was tapped, and its row.
  package var onAction: ((String, IndexPath) -> Void)?

  package override func didMoveToSuperview() {
    super.didMoveToSuperview()
    (dataSource, delegate) = (self, self)
  }

  package func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  package func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    headers.dropFirst(section).first.flatMap { $0.isEmpty ? nil : $0 }
  }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      dequeueReusableCell(withIdentifier: "title")
      ?? UITableViewCell(style: .default, reuseIdentifier: "title")
    let title = rows[indexPath.section][indexPath.row]
    cell.textLabel?.text = title
    cell.accessibilityIdentifier = title
    return cell
  }

  package func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { configuration(leadingActions, at: indexPath) }

  package func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { configuration(trailingActions, at: indexPath) }

  private func configuration(
    _ titles: [String], at path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard !titles.isEmpty else { return nil }
    return UISwipeActionsConfiguration(
      actions: titles.map { title in
        UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
          self?.onAction?(title, path)
          done(true)
        }
      })
  }

  static let code = """
    final class TitleTable: UITableView, UITableViewDataSource, UITableViewDelegate {
      var rows: [[String]] = [] { didSet { reloadData() } }
      var headers: [String] = [] { didSet { reloadData() } }
      var leadingActions: [String] = []
      var trailingActions: [String] = []

      override func didMoveToSuperview() {
        super.didMoveToSuperview()
        (dataSource, delegate) = (self, self)
      }

      func numberOfSections(in tableView: UITableView) -> Int { rows.count }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows[section].count
      }

      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.dropFirst(section).first.flatMap { $0.isEmpty ? nil : $0 }
      }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell =
          dequeueReusableCell(withIdentifier: "title")
          ?? UITableViewCell(style: .default, reuseIdentifier: "title")
        cell.textLabel?.text = rows[indexPath.section][indexPath.row]
        return cell
      }

      func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? { configuration(leadingActions) }

      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? { configuration(trailingActions) }

      func configuration(_ titles: [String]) -> UISwipeActionsConfiguration? {
        guard !titles.isEmpty else { return nil }
        return UISwipeActionsConfiguration(
          actions: titles.map { title in
            UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
          })
      }
    }
    """
}
