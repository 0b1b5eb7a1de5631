import Testing
import TouchstoneTesting
import UIKit

/// Each object goes with its owner after fingers have used it.
@Suite("Text, pickers and bars leave nothing behind")
struct TextLeakTests {
  private let stage = Stage()

  /// Shows a view, drags and taps in its middle, types, and lets it go.
  private func isReleased(_ make: () -> UIView) -> Bool {
    weak var view: UIView?
    do {
      let made = make()
      made.frame = CGRect(x: 0, y: 200, width: 400, height: max(44, made.frame.height))
      stage.view.addSubview(made)
      stage.window.layoutIfNeeded()
      let middle = CGPoint(x: 200, y: made.frame.midY)
      stage.finger(at: middle).tap()
      stage.wait(1)
      if stage.window.firstResponder != nil { stage.type("ab") }
      stage.finger(at: middle).down().move(by: 0, -30, in: 0.1).up()
      stage.wait(0.1)
      view = made
      made.removeFromSuperview()
    }
    stage.wait(3)
    return view == nil
  }

  @Test("a search bar that is edited, with its scopes and buttons")
  func searchBar() {
    #expect(
      isReleased {
        let bar = UISearchBar()
        bar.showsCancelButton = true
        bar.scopeButtonTitles = ["All", "Mine"]
        bar.showsScopeBar = true
        return bar
      })
  }

  @Test("a picker that turns")
  func picker() {
    final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        20
      }
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { "\(row)" }
    }
    let rows = Rows()
    #expect(
      isReleased {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        picker.dataSource = rows
        picker.delegate = rows
        return picker
      })
  }

  @Test("a date picker that turns, with an action")
  func datePicker() {
    #expect(
      isReleased {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        picker.preferredDatePickerStyle = .wheels
        picker.addAction(UIAction { _ in }, for: .valueChanged)
        return picker
      })
  }

  @Test("a toolbar with items that act")
  func toolbar() {
    #expect(
      isReleased {
        let bar = UIToolbar()
        bar.items = [UIBarButtonItem(title: "Act", primaryAction: UIAction { _ in })]
        return bar
      })
  }

  @Test("text with links and undo")
  func text() {
    #expect(
      isReleased {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        view.attributedText = NSAttributedString(
          string: "link", attributes: [.link: "https://example.org"])
        return view
      })
  }

  @Test("a search controller that is active")
  func searchController() {
    weak var search: UISearchController?
    weak var owner: UIViewController?
    weak var stack: UINavigationController?
    do {
      let controller = UIViewController()
      let made = UISearchController(searchResultsController: UIViewController())
      controller.navigationItem.searchController = made
      let navigation = UINavigationController(rootViewController: controller)
      stage.show(navigation)
      stage.wait(1)
      made.isActive = true
      stage.wait(1)
      made.isActive = false
      stage.wait(1)
      (search, owner, stack) = (made, controller, navigation)
      stage.show(UIViewController())
    }
    stage.wait(3)
    #expect(search == nil)
    #expect(owner == nil)
    #expect(stack == nil)
  }
}
