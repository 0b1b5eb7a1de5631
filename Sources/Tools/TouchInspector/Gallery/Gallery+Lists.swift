import Foundation
import TouchStories
import Touchstone
import TouchstoneLists

extension Gallery {
  /// Lists, text and pages, and recognizers of an app's own beside what they do.
  static var lists: [Example] {
    [
      scene(
        "table-tap", "A tap recognizer on a table",
        "The tap takes the touch from the row, which is not selected. Tap a row; "
          + "then try without cancelsTouchesInView.", TapTable.init),
      scene(
        "table-swipe", "Swipe actions in a side menu",
        "The menu's pan is above the table and begins before a row's swipe. Drag a row; then disable "
          + "the menu's pan, and drag it again.", SwipeTable.init),
      scene(
        "collection-reorder", "A long press that reorders",
        "Hold an item, then drag: the press has begun, so the collection does not scroll. "
          + "Drag without holding, and it does.", ReorderBoard.init),
      scene(
        "field-in-scroll", "Text fields in a scroll view",
        "A tap on a field places the caret and is not the screen's. A tap beside it ends editing; "
          + "a drag scrolls, wherever it begins.", FormBoard.init),
      scene(
        "pages-and-pan", "A pan inside a page",
        "The knob's pan is below the finger and begins before the page's. Drag the knob, then "
          + "beside it.", PageTurner.init),
      scene(
        "sheet-with-list", "A sheet with a list",
        "Below its full height the sheet goes up before its list scrolls. Drag the list up, and up "
          + "again; then down.", SheetBoard.init),
    ]
  }

  private static func scene<Board: AnyObject>(
    _ id: String, _ title: String, _ text: String, _ build: @escaping @MainActor (UIWindow) -> Board
  ) -> Example {
    Example(id: id, title: title, group: "Lists and text", text: text) { window in
      window.backgroundColor = paper
      return build(window)
    }
  }

  static func line(in window: UIWindow) -> UILabel {
    let bounds = window.bounds
    let line = UILabel(frame: CGRect(x: 0, y: bounds.maxY - 44, width: bounds.width, height: 30))
    line.textAlignment = .center
    line.textColor = Poster.ink
    line.accessibilityIdentifier = "line"
    line.text = "Nothing yet"
    window.addSubview(line)
    return line
  }

  static func table(_ frame: CGRect, _ rows: [[String]]) -> TitleTable {
    let table = TitleTable(frame: frame)
    table.accessibilityIdentifier = "table"
    table.rows = rows
    table.panGestureRecognizer.name = "table pan"
    return table
  }

  static let cities = [
    "Accra", "Bergen", "Cusco", "Dakar", "Essen", "Fez", "Graz", "Hanoi", "Izmir", "Jaipur",
    "Kyoto", "Lima", "Malmö", "Nantes", "Oslo", "Porto", "Quito", "Riga", "Sofia", "Turin",
  ]

  /// The part of a window above its line.
  static func board(in window: UIWindow) -> CGRect {
    CGRect(x: 0, y: 0, width: window.bounds.width, height: window.bounds.height - 56)
  }
}
