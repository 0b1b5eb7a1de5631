import Foundation
import TouchStories
import Touchstone
import TouchstoneLists
import TouchstoneText

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
        "The row's swipe is below the finger and begins first, so the menu moves only beside the "
          + "rows. Drag a row left, then right; then drag the strip.", SwipeTable.init),
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

  fileprivate static func line(in window: UIWindow) -> UILabel {
    let bounds = window.bounds
    let line = UILabel(frame: CGRect(x: 0, y: bounds.maxY - 44, width: bounds.width, height: 30))
    line.textAlignment = .center
    line.textColor = Poster.ink
    line.accessibilityIdentifier = "line"
    line.text = "Nothing yet"
    window.addSubview(line)
    return line
  }

  fileprivate static func table(_ frame: CGRect, _ rows: [[String]]) -> TitleTable {
    let table = TitleTable(frame: frame)
    table.accessibilityIdentifier = "table"
    table.rows = rows
    table.panGestureRecognizer.name = "table pan"
    return table
  }

  fileprivate static let cities = [
    "Accra", "Bergen", "Cusco", "Dakar", "Essen", "Fez", "Graz", "Hanoi", "Izmir", "Jaipur",
    "Kyoto", "Lima", "Malmö", "Nantes", "Oslo", "Porto", "Quito", "Riga", "Sofia", "Turin",
  ]

  /// The part of a window above its line.
  fileprivate static func board(in window: UIWindow) -> CGRect {
    CGRect(x: 0, y: 0, width: window.bounds.width, height: window.bounds.height - 56)
  }
}

/// Says which row of a table was selected, until it is released.
private final class SelectionLine {
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

/// A table in two sections, and a tap recognizer on it.
private final class TapTable {
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

/// Rows with actions, in a menu that a pan moves aside.
private final class SwipeTable {
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

/// A collection whose items a long press moves.
private final class ReorderBoard {
  init(in window: UIWindow) {
    let line = Gallery.line(in: window)
    let collection = TitleCollection(
      frame: Gallery.board(in: window), collectionViewLayout: UICollectionViewFlowLayout())
    collection.accessibilityIdentifier = "collection"
    collection.panGestureRecognizer.name = "collection pan"
    collection.items = Gallery.cities + Gallery.cities.map { "\($0) again" }
    collection.itemSize = CGSize(width: (collection.bounds.width - 20) / 3, height: 84)
    let press = UILongPressGestureRecognizer()
    press.name = "press"
    press.addAction { [weak collection, weak line] press in
      guard let collection else { return }
      let place = press.location(in: collection)
      line?.text = "The press \(press.state)"
      switch press.state {
      case .began:
        guard let path = collection.indexPathForItem(at: place) else { return }
        _ = collection.beginInteractiveMovementForItem(at: path)
      case .changed: collection.updateInteractiveMovementTargetPosition(place)
      case .ended: collection.endInteractiveMovement()
      default: collection.cancelInteractiveMovement()
      }
    }
    collection.addGestureRecognizer(press)
    window.addSubview(collection)
  }
}

/// Fields in a scroll view, and a tap that ends editing.
private final class FormBoard {
  init(in window: UIWindow) {
    let line = Gallery.line(in: window)
    let form = UIScrollView(frame: Gallery.board(in: window))
    form.accessibilityIdentifier = "form"
    form.panGestureRecognizer.name = "form pan"
    form.contentSize = CGSize(width: form.bounds.width, height: 1_100)
    let tap = UITapGestureRecognizer()
    tap.name = "end editing"
    tap.addAction { [weak form, weak line] _ in
      form?.endEditing(true)
      line?.text = "The form was tapped"
    }
    form.addGestureRecognizer(tap)
    for (index, name) in ["Name", "Street", "City", "Country", "Note"].enumerated() {
      let field = UITextField(
        frame: CGRect(
          x: 24, y: 40 + CGFloat(index) * 96, width: form.bounds.width - 48, height: 44))
      field.accessibilityIdentifier = name.lowercased()
      field.borderStyle = .roundedRect
      field.backgroundColor = .white
      field.placeholder = name
      field.addAction(
        UIAction { [weak line] _ in line?.text = "\(name) is edited" }, for: .editingDidBegin)
      form.addSubview(field)
    }
    window.addSubview(form)
  }
}

/// Pages that turn sideways, each with a knob that a pan moves sideways.
private final class PageTurner: NSObject, UIPageViewControllerDataSource {
  private let pages = (1...3).map { KnobPage(number: $0) }
  private let turner = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  init(in window: UIWindow) {
    super.init()
    turner.dataSource = self
    turner.setViewControllers([pages[0]], direction: .forward, animated: false)
    turner.view.accessibilityIdentifier = "pages"
    window.rootViewController = turner
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: 1) }

  private func page(beside controller: UIViewController, by step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }),
      pages.indices.contains(index + step)
    else { return nil }
    return pages[index + step]
  }
}

private final class KnobPage: UIViewController {
  private let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Gallery.tint(number + 3, lightness: 0.86)
    view.accessibilityIdentifier = "page \(number)"
    let label = UILabel(frame: CGRect(x: 0, y: 12, width: view.bounds.width, height: 30))
    label.autoresizingMask = .flexibleWidth
    label.textAlignment = .center
    label.text = "Page \(number)"
    view.addSubview(label)
    let knob = UIView(
      frame: CGRect(x: view.bounds.midX - 50, y: view.bounds.midY - 50, width: 100, height: 100))
    knob.backgroundColor = Gallery.tint(number)
    knob.layer.cornerRadius = 50
    knob.accessibilityIdentifier = "knob \(number)"
    let pan = UIPanGestureRecognizer()
    pan.name = "knob pan"
    pan.addAction { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer, let knob = pan.view else { return }
      knob.center.x += pan.translation(in: nil).x
      pan.setTranslation(.zero, in: nil)
    }
    knob.addGestureRecognizer(pan)
    view.addSubview(knob)
  }
}

/// A controller that presents a sheet of two heights with a table.
private final class SheetBoard: UIViewController {
  private let list = UIViewController()

  init(in window: UIWindow) {
    super.init(nibName: nil, bundle: nil)
    window.rootViewController = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Gallery.paper
    view.accessibilityIdentifier = "map"
    let table = Gallery.table(list.view.bounds, [Gallery.cities])
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.view.addSubview(table)
    list.view.accessibilityIdentifier = "sheet"
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    list.sheetPresentationController?.detents = [.medium(), .large()]
    list.sheetPresentationController?.prefersGrabberVisible = true
    list.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
    list.isModalInPresentation = true
    present(list, animated: false)
  }
}
