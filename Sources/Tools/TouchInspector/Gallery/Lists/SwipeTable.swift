import Foundation
import TouchStories
import Touchstone
import TouchstoneLists

/// Rows with actions, in a menu that a pan moves aside.
final class SwipeTable {
  private let selection: SelectionLine

  init(in window: UIWindow) {
    let line = Gallery.line(in: window)
    let bounds = Gallery.board(in: window)
    let menu = UIView(frame: bounds)
    menu.backgroundColor = Gallery.tint(2, lightness: 0.86)
    menu.accessibilityIdentifier = "menu"
    let pan = UIPanGestureRecognizer()
    pan.name = "menu pan"
    pan.addAction { [weak menu, weak line] recognizer in
      guard let menu, let pan = recognizer as? UIPanGestureRecognizer else { return }
      menu.frame.origin.x = max(0, menu.frame.origin.x + pan.translation(in: nil).x)
      pan.setTranslation(.zero, in: nil)
      line?.text = "The menu is \(Int(bounding: menu.frame.origin.x)) points aside"
    }
    menu.addGestureRecognizer(pan)
    let table = Gallery.table(
      CGRect(x: 44, y: 0, width: bounds.width - 44, height: bounds.height), [Gallery.cities])
    table.leadingActions = ["Read"]
    table.trailingActions = ["Delete", "Flag"]
    table.onAction = { [weak table, weak line] title, path in
      line?.text = "\(title): \(table?.rows[path.section][path.row] ?? "")"
    }
    menu.addSubview(table)
    window.addSubview(menu)
    selection = SelectionLine(of: table, in: line)
  }
}
