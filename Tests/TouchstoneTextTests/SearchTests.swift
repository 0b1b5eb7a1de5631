import Testing
import TouchstoneTesting
import UIKit

@Suite("Search bars")
struct SearchTests {
  final class Listener: NSObject, UISearchBarDelegate, UISearchResultsUpdating,
    UISearchControllerDelegate
  {
    let stage: Stage
    init(_ stage: Stage) { self.stage = stage }
    private func note(_ word: String) { stage.log.append(word) }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      note("shouldBegin")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { note("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      note("shouldEnd")
      return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { note("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      note("text “\(searchText)”")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      note("shouldChange “\(text)”")
      return true
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { note("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { note("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { note("bookmarks") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { note("results") }
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { note("scope \(selectedScope)") }
    func updateSearchResults(for searchController: UISearchController) {
      note("update “\(searchController.searchBar.text ?? "")”")
    }
    func didPresentSearchController(_ searchController: UISearchController) { note("presented") }
    func didDismissSearchController(_ searchController: UISearchController) { note("dismissed") }
  }

  let stage = Stage()
  let listener: Listener

  init() { listener = Listener(stage) }

  @Test("a search bar tells its delegate of editing, words and buttons in order (SRC-01)")
  func bar() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 400, height: 56))
    bar.delegate = listener
    bar.showsCancelButton = true
    stage.view.addSubview(bar)
    bar.layoutIfNeeded()
    stage.finger(at: CGPoint(x: 100, y: 78)).tap()
    stage.type("a\n")
    stage.finger(at: CGPoint(x: 370, y: 78)).tap()
    #expect(
      stage.log == [
        "shouldBegin", "didBegin", "shouldChange “a”", "text “a”", "search", "cancel",
      ])
    #expect(bar.isFirstResponder && bar.text == "a")
    stage.log = []
    bar.resignFirstResponder()
    #expect(stage.log == ["shouldEnd", "didEnd"])
  }

  private func addBar() -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 400, height: 56))
    bar.delegate = listener
    stage.view.addSubview(bar)
    return bar
  }

  @Test("the cancel button is disabled while the bar is not edited [SRC-04]")
  func disabledCancel() {
    let bar = addBar()
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let cancel = bar.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden }
    stage.finger(at: CGPoint(x: 370, y: 78)).tap()
    #expect(stage.log == [] && cancel?.isEnabled == false)
    bar.becomeFirstResponder()
    #expect(cancel?.isEnabled == true)
    bar.resignFirstResponder()
    stage.wait(1)
    stage.log = []
    stage.finger(at: CGPoint(x: 370, y: 78)).tap()
    #expect(stage.log == [])
    // Apps find the button and enable it, so that one tap cancels.
    cancel?.isEnabled = true
    stage.finger(at: CGPoint(x: 370, y: 78)).tap()
    #expect(stage.log == ["cancel"])
  }

  @Test("while a search controller is active, one tap cancels without the keyboard [SRC-04]")
  func cancelOfController() {
    let controller = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    search.delegate = listener
    controller.navigationItem.searchController = search
    stage.show(UINavigationController(rootViewController: controller))
    stage.finger(at: CGPoint(x: 100, y: 70)).tap()
    search.searchBar.resignFirstResponder()
    stage.wait(1)
    stage.log = []
    stage.finger(at: CGPoint(x: 370, y: 70)).tap()
    #expect(stage.log == ["dismissed"])
    #expect(!search.isActive)
  }

  @Test("the clear button empties the text, and the field is edited [SRC-01]")
  func clear() {
    let bar = addBar()
    bar.text = "x"
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    let button = field.clearButtonRect(forBounds: field.bounds)
    stage.finger(at: field.convert(CGPoint(x: button.midX, y: button.midY), to: nil)).tap()
    #expect(stage.log == ["text “”", "shouldBegin", "didBegin"])
    #expect(bar.text == "" && bar.isFirstResponder)
  }

  @Test("the buttons of bookmarks and results are reported, and do not edit [SRC-01]")
  func buttons() {
    let bar = addBar()
    bar.showsBookmarkButton = true
    bar.showsSearchResultsButton = true
    bar.layoutIfNeeded()
    for title in ["Bookmarks", "Results"] {
      let button = bar.subviews.first { $0.accessibilityIdentifier == title }
      stage.finger(
        at: button.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
          ?? .zero
      ).tap()
    }
    #expect(stage.log == ["bookmarks", "results"])
    #expect(!bar.isFirstResponder)
  }

  @Test("another scope is told (SRC-01)")
  func scopes() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 400, height: 100))
    bar.delegate = listener
    bar.scopeButtonTitles = ["all", "some"]
    bar.showsScopeBar = true
    stage.view.addSubview(bar)
    bar.layoutIfNeeded()
    stage.finger(at: CGPoint(x: 300, y: 50 + 72)).tap()
    #expect(stage.log == ["scope 1"])
    #expect(bar.selectedScopeButtonIndex == 1)
  }

  @Test("a search in the navigation bar begins with the field and ends with its button (SRC-02)")
  func controller() {
    let controller = UIViewController()
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = listener
    search.delegate = listener
    controller.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: controller)
    stage.show(navigation)
    #expect(navigation.navigationBar.frame.height == 96)
    stage.finger(at: CGPoint(x: 100, y: 70)).tap()
    #expect(search.isActive)
    stage.type("x")
    #expect(results.view.window != nil)
    stage.finger(at: CGPoint(x: 370, y: 70)).tap()
    #expect(stage.log == ["update “”", "presented", "update “x”", "update “”", "dismissed"])
    #expect(!search.isActive && results.view.window == nil)
  }

  @Test("an alert's field is edited at once, and its text is there for the answer (TXT-15)")
  func alert() {
    let controller = UIViewController()
    stage.show(controller)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "name" }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [stage, weak alert] _ in
        stage.log.append("OK \(alert?.textFields?.first?.text ?? "")")
      })
    controller.present(alert, animated: true)
    stage.wait(1)
    stage.type("Ann")
    let button = alert.view.subviews.first?.subviews.last
    stage.finger(
      at: button.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero
    ).tap()
    stage.wait(1)
    #expect(stage.log == ["OK Ann"])
  }
}
