import Testing
import TouchstoneTesting
import UIKit

@testable import TouchstoneCore

@Suite("Layout comes to rest") struct LayoutRestTests {
  @Test("a view in which nothing changes is not laid out at each frame")
  func everyClass() {
    let stage = Stage()
    let rows = Rows()
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.dataSource = rows
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = rows
    let tabs = UITabBar()
    tabs.items = [UITabBarItem(title: "a", image: nil, tag: 0)]
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "a"), UINavigationItem(title: "b")]
    let tools = UIToolbar()
    tools.items = [UIBarButtonItem(systemItem: .add), .flexibleSpace()]
    let button = UIButton(configuration: .filled())
    button.setTitle("a", for: .normal)
    let pages = UIPageControl()
    pages.numberOfPages = 5
    let stack = UIStackView(arrangedSubviews: [UILabel(), UISwitch()])
    let picker = UIPickerView()
    picker.dataSource = rows
    let views: [UIView] = [
      UISegmentedControl(items: ["a", "b"]), UISlider(), UISwitch(), UIStepper(), button, pages,
      UIProgressView(), UIActivityIndicatorView(style: .large), UILabel(), UIImageView(),
      UITextField(), UITextView(), UISearchBar(), UIDatePicker(), picker, table, collection, tabs,
      bar, tools, stack, UIScrollView(), UIVisualEffectView(effect: UIBlurEffect(style: .regular)),
    ]
    for view in views {
      view.frame = CGRect(x: 10, y: 10, width: 200, height: 200)
      stage.view.addSubview(view)
    }
    stage.wait(1)
    stage.wait(1)
    #expect(views.filter(isOwed).map { "\(type(of: $0))" } == [])
  }

  /// Whether the view or a view in it asks for layout.
  private func isOwed(_ view: UIView) -> Bool {
    !view.pendingLayout.isEmpty || view.subviews.contains(where: isOwed)
  }

  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource,
    UIPickerViewDataSource
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "a"
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  }
}
