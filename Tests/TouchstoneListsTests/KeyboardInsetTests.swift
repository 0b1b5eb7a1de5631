import Foundation
import Testing
import TouchstoneTesting
import UIKit

@Suite("Lists above the keyboard")
struct KeyboardInsetTests {
  /// A row with a field.
  final class FieldCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 40))

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A form of 30 rows of 50 points.
  final class Form: UITableViewController {
    let stage: Stage

    init(_ stage: Stage) {
      self.stage = stage
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    func field(_ row: Int) -> UITextField? {
      (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldCell)?.field
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "field")
        ?? FieldCell(style: .default, reuseIdentifier: "field")
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 50 }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      stage.log.append("did select \(indexPath.row)")
    }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      stage.log.append("inset \(Int(scrollView.adjustedContentInset.bottom))")
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      stage.log.append("scrolled to \(Int(scrollView.contentOffset.y))")
    }
  }

  let stage = Stage()
  let form: Form

  init() { form = Form(stage) }

  private func show(_ controller: UIViewController) {
    stage.show(controller)
    stage.log = []
  }

  @Test("an app that sets the insets itself has them once, and none when the keyboard is gone")
  func ownInsets() {
    show(form)
    let center = NotificationCenter.default
    let table = form.tableView!
    let tokens = [
      (UIResponder.keyboardWillShowNotification, CGFloat(250)),
      (UIResponder.keyboardWillHideNotification, 0),
    ].map { name, inset in
      center.addObserver(forName: name, object: nil, queue: nil) { [weak table] _ in
        MainActor.assumeIsolated { table?.contentInset.bottom = inset }
      }
    }
    defer { tokens.forEach(center.removeObserver) }
    stage.finger(at: CGPoint(x: 60, y: 75)).tap()
    stage.wait(1)
    #expect(table.contentInset.bottom == 250)
    form.view.endEditing(true)
    stage.wait(1)
    #expect(table.contentInset.bottom == 0)
  }

  @Test("a reload ends the editing of a field in a row")
  func reloaded() {
    show(form)
    let field = form.field(1)
    stage.finger(at: CGPoint(x: 60, y: 75)).tap()
    stage.wait(1)
    #expect(field?.isFirstResponder == true)
    form.tableView.reloadData()
    stage.wait(1)
    #expect(field?.isFirstResponder == false)
    #expect(!(0..<30).contains { form.field($0)?.isFirstResponder == true })
  }

  @Test("a field keeps its text and its row while the row is out of sight [LST-83]")
  func outOfSight() {
    show(form)
    let field = form.field(1)
    stage.finger(at: CGPoint(x: 60, y: 75)).tap()
    stage.wait(1)
    stage.type("a")
    form.tableView.contentOffset.y = 900
    stage.wait(1)
    #expect(form.field(1) == nil && field?.isFirstResponder == true)
    let fields = (0..<30).compactMap { form.field($0) }
    #expect(!fields.isEmpty && !fields.contains { $0 === field })
    stage.type("b")
    form.tableView.contentOffset.y = 0
    stage.wait(1)
    #expect(form.field(1) === field && field?.text == "ab")
    field?.resignFirstResponder()
    form.tableView.contentOffset.y = 900
    stage.wait(1)
    #expect(form.field(1) == nil)
  }

  @Test(
    "a tap on a field that the keyboard will cover scrolls it above the keyboard [LST-64, TXT-22]")
  func covered() {
    show(form)
    stage.finger(at: CGPoint(x: 100, y: 675)).tap()
    stage.wait(1)
    #expect(stage.log == ["inset 216", "scrolled to 111"])
    #expect(form.tableView.verticalScrollIndicatorInsets.bottom == 216)
    form.field(13)?.resignFirstResponder()
    stage.wait(1)
    #expect(stage.log == ["inset 216", "scrolled to 111", "inset 0"])
    #expect(form.tableView.contentOffset.y == 111)
  }

  @Test("a field that stays visible does not scroll the table [LST-64]")
  func visible() {
    show(form)
    stage.finger(at: CGPoint(x: 100, y: 75)).tap()
    stage.wait(1)
    #expect(stage.log == ["inset 216"])
    #expect(form.field(1)?.isFirstResponder == true && form.tableView.contentOffset.y == 0)
  }

  @Test("the last row can be scrolled above the keyboard, and goes back with it [LST-64]")
  func lastRow() {
    show(form)
    form.tableView.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
    stage.finger(at: CGPoint(x: 100, y: 425)).tap()
    stage.wait(1)
    form.tableView.contentOffset.y = 700 + 216
    form.tableView.layoutIfNeeded()
    stage.finger(at: CGPoint(x: 300, y: 560)).tap()
    #expect(stage.log == ["inset 216", "did select 29"])
    stage.window.endEditing(true)
    stage.wait(1)
    #expect(stage.log == ["inset 216", "did select 29", "inset 0"])
    #expect(form.tableView.contentOffset.y == 700)
  }

  @Test("a field that becomes first responder while the keyboard is up is scrolled to [TXT-22]")
  func another() {
    show(form)
    stage.finger(at: CGPoint(x: 100, y: 75)).tap()
    stage.wait(1)
    form.field(14)?.becomeFirstResponder()
    stage.wait(1)
    #expect(stage.log == ["inset 216", "scrolled to 161"])
  }

  @Test("above a tab bar the keyboard adds only what it covers besides [LST-64]")
  func tabBar() {
    let tabs = UITabBarController()
    tabs.viewControllers = [form]
    show(tabs)
    let bar = Int(form.tableView.adjustedContentInset.bottom)
    form.field(1)?.becomeFirstResponder()
    #expect(stage.log == ["inset 216"])
    form.field(1)?.resignFirstResponder()
    stage.wait(1)
    #expect(bar > 0 && stage.log == ["inset 216", "inset \(bar)"])
  }

  @Test("a controller that has disappeared keeps no inset [LST-64]")
  func disappearance() {
    let navigation = UINavigationController(rootViewController: form)
    show(navigation)
    form.field(13)?.becomeFirstResponder()
    stage.wait(1)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.wait(1)
    #expect(form.tableView.contentInset.bottom == 0)
    #expect(stage.log.lines.first == "inset 216" && stage.log.lines.last == "inset 0")
  }

  @Test("a table of another controller keeps its insets, and a covered field its place [LST-64]")
  func plainController() {
    let controller = UIViewController()
    show(controller)
    let table = UITableView(frame: controller.view.bounds)
    table.dataSource = form
    table.delegate = form
    controller.view.addSubview(table)
    controller.view.layoutIfNeeded()
    stage.finger(at: CGPoint(x: 100, y: 675)).tap()
    stage.wait(1)
    #expect(stage.window.firstResponder is UITextField)
    #expect(stage.log == [])
    #expect(table.contentOffset.y == 0)
  }

  final class Grid: UICollectionViewController {
    let field = UITextField(frame: CGRect(x: 5, y: 5, width: 80, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 100 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "item", for: indexPath)
      if indexPath.item == 28 { cell.contentView.addSubview(field) }
      return cell
    }
  }

  @Test("a collection view controller does the same [LST-65]")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let grid = Grid(collectionViewLayout: layout)
    show(grid)
    stage.finger(at: CGPoint(x: 40, y: 725)).tap()
    stage.wait(1)
    #expect(grid.field.isFirstResponder)
    #expect(grid.collectionView.contentInset.bottom == 216)
    #expect(abs(grid.collectionView.contentOffset.y - (745 - 584)) < 0.01)
    grid.field.resignFirstResponder()
    stage.wait(1)
    #expect(grid.collectionView.contentInset.bottom == 0)
  }

  @Test("controllers go with their observations [LST-64]")
  func release() {
    weak var known: Form?
    do {
      let form = Form(stage)
      known = form
      show(form)
      form.field(1)?.becomeFirstResponder()
      stage.wait(1)
      stage.show(UIViewController())
      stage.wait(1)
    }
    #expect(known == nil)
  }
}
