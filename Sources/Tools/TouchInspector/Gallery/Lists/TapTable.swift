import TouchStories
import Touchstone
import TouchstoneLists

/// A table in two sections, and a tap recognizer on it.
final class TapTable {
  private let selection: SelectionLine

  init(in window: UIWindow) {
    let line = Gallery.line(in: window)
    let table = Gallery.table(
      Gallery.board(in: window),
      [Array(Gallery.cities.prefix(5)), Array(Gallery.cities.dropFirst(5))])
    table.headers = ["Visited", "To visit"]
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    tap.addAction { [weak line] _ in line?.text = "The table was tapped" }
    table.addGestureRecognizer(tap)
    window.addSubview(table)
    selection = SelectionLine(of: table, in: line)
  }
}
