import UIKit

/// Mail as a table: swiped rows, pulled down, edited.
public final class MailViewController: UITableViewController {
  public private(set) var subjects = ["Lunch", "Invoice", "Holidays", "Build", "Garden"]
  public private(set) var opened: [String] = []
  public private(set) var isFlagged: Set<String> = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.rowHeight = 60
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [weak self] _ in self?.receiveMail() }, for: .valueChanged)
  }

  private func receiveMail() {
    subjects.insert("New", at: 0)
    refreshControl?.endRefreshing()
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  // MARK: Rows

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { subjects.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = subjects[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = isFlagged.contains(subjects[indexPath.row]) ? .checkmark : .none
    return cell
  }

  public override func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    // A table that is edited keeps its selection.
    guard !tableView.isEditing else { return }
    opened.append(subjects[indexPath.row])
    tableView.deselectRow(at: indexPath, animated: true)
  }

  // MARK: Swipes

  public override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.delete(at: indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  public override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.flag(at: indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [flag])
  }

  private func delete(at path: IndexPath) {
    subjects.remove(at: path.row)
    tableView.deleteRows(at: [path], with: .automatic)
  }

  private func flag(at path: IndexPath) {
    isFlagged.formSymmetricDifference([subjects[path.row]])
    tableView.reloadRows(at: [path], with: .none)
  }

  // MARK: Editing

  /// Two fingers select several mails, which also begins editing.
  public override func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  public override func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { setEditing(true, animated: true) }

  public override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath)
    -> Bool
  { true }

  public override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath)
    -> Bool
  { true }

  public override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete(at: indexPath) }
  }

  public override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    subjects.insert(subjects.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}
