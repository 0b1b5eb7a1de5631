import Foundation

/// A search bar and its results. Editing the text activates the search, and the cancel button deactivates it.
/// - Note: Differs from UIKit: it is not presented. The results cover the controller whose view contains the bar or whose
///   navigation item has the search controller.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The search bar, to be added to a view or set by `navigationItem.searchController`.
  open var searchBar: UISearchBar { bar }
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: UISearchBar.height))
  /// The controller that shows the results; `nil` if the searching controller shows them itself.
  open private(set) var searchResultsController: UIViewController?
  /// Notified of changes of the search text.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is notified of the start and end of a search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the search is active.
  open var isActive: Bool {
    get { isSearching }
    set { if newValue != isSearching { newValue ? beginSearch() : endSearch() } }
  }
  private var isSearching = false
  /// Whether the content below is obscured. It is stored and has no effect.
  open var obscuresBackgroundDuringPresentation = true
  /// The name of `obscuresBackgroundDuringPresentation` before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar is hidden. It is stored and has no effect.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button is shown automatically.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope buttons are shown automatically.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are always shown, and not only automatically.
  open var showsSearchResultsController = false { didSet { showResults() } }

  /// Makes a search controller; without a results controller, the searching controller shows the results itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.listener = { [weak self] in self?.changed($0) }
  }

  public override convenience init(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
  ) { self.init(searchResultsController: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.listener = { [weak self] in self?.changed($0) }
  }

  private func changed(_ change: SearchBarChange) {
    switch change {
    case .begin: isActive = true
    case .words, .scope:
      searchResultsUpdater?.updateSearchResults(for: self)
      showResults()
    case .cancel: isActive = false
    }
  }

  private func beginSearch() {
    isSearching = true
    bar.isSearchActive = true
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, bar.scopeButtonTitles?.isEmpty == false {
      bar.showsScopeBar = true
    }
    if !bar.isFirstResponder { _ = bar.becomeFirstResponder() }
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
    delegate?.didPresentSearchController(self)
  }

  private func endSearch() {
    isSearching = false
    bar.isSearchActive = false
    delegate?.willDismissSearchController(self)
    bar.text = ""
    _ = bar.resignFirstResponder()
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar { bar.showsScopeBar = false }
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
    delegate?.didDismissSearchController(self)
  }

  /// The searching controller.
  weak var owner: UIViewController?

  private func showResults() {
    guard let results = searchResultsController else { return }
    let isWanted = isSearching && (showsSearchResultsController || bar.text?.isEmpty == false)
    guard isWanted != (results.viewIfLoaded?.superview != nil) else { return }
    guard isWanted else {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      return results.removeFromParent()
    }
    guard let owner = owner ?? controllerAroundBar, let place = owner.view else { return }
    owner.addChild(results)
    results.view.frame = place.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if bar.isDescendant(of: place) {
      results.view.frame.origin.y = bar.convert(bar.bounds, to: place).maxY
      results.view.frame.size.height = max(place.bounds.height - results.view.frame.minY, 0)
    }
    place.addSubview(results.view)
    results.didMove(toParent: owner)
  }

  private var controllerAroundBar: UIViewController? {
    var responder: UIResponder? = bar
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
  nonisolated deinit {}
}

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search text changes, and when the search starts or ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller. Every method has a default.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before a search starts.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when a search has started.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called to present a search controller; never here.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

extension UINavigationItem {
  /// The search controller whose bar the navigation bar shows below the title.
  /// - Note: Differs from UIKit: it cannot be overridden, since search controllers are in a module above.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set {
      search = newValue
      searchView = newValue?.searchBar
    }
  }
}
