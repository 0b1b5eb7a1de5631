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
