import Foundation

/// A search bar with what it finds. Editing the words makes it active, and the cancel button ends that.
/// - Note: Differs from UIKit: it is no presentation. The results lie over the controller in whose view the bar is, or for
///   whose navigation item it was set.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The bar, to be put somewhere, or to be set as `navigationItem.searchController`.
  open var searchBar: UISearchBar { bar }
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: UISearchBar.height))
  /// Shows what is found; `nil` where that is shown by the controller that searches.
  open private(set) var searchResultsController: UIViewController?
  /// Receives the words to search for.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Receives the beginning and the end of a search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the user searches.
  open var isActive: Bool {
    get { isSearching }
    set { if newValue != isSearching { newValue ? beginSearch() : endSearch() } }
  }
  private var isSearching = false
  /// Whether what lies below is dimmed; kept.
  open var obscuresBackgroundDuringPresentation = true
  /// The name of `obscuresBackgroundDuringPresentation` before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar gives way; kept.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button comes by itself.
  open var automaticallyShowsCancelButton = true
  /// Whether scopes come by themselves.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown by themselves, or always.
  open var showsSearchResultsController = false { didSet { showResults() } }

  /// Makes one; without a controller for results, that which searches shows them.
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
    delegate?.willDismissSearchController(self)
    bar.text = ""
    _ = bar.resignFirstResponder()
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar { bar.showsScopeBar = false }
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
    delegate?.didDismissSearchController(self)
  }

  /// The controller that searches.
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
}

/// Receives the words to search for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The words are others, or the search begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// Receives the beginning and the end of a search. Every method has a default.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// A search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// A search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// A search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// A search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// A search is to be shown; never called.
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
  /// The search whose bar the navigation bar shows below the title.
  /// - Note: Differs from UIKit: it cannot be overridden, since text lies above controllers.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set {
      search = newValue
      searchView = newValue?.searchBar
    }
  }
}
