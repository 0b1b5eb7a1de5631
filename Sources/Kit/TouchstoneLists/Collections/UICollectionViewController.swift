import Foundation

/// A view controller with a collection view, whose data source and delegate it is. While its view is visible, the keyboard does
/// not cover the last items (LST-65).
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout?
  /// Whether the selection is cleared when the view appears.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether the layout is used for a navigation transition. It is stored and has no effect.
  open var useLayoutToLayoutNavigationTransitions = false
  /// Whether a long press moves items that the data source lets be moved (LST-59).
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { installMovement() }
  }
  private var movement: StandardMovement?
  private var hasAppeared = false
  private let keyboardInset = KeyboardInset()
  private var ownCollection: UICollectionView?

  /// The collection view, which fills the controller's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollection
    }
    set {
      ownCollection = newValue
      view = newValue
      installMovement()
    }
  }
  /// The initial layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    collectionView?.collectionViewLayout ?? layout ?? UICollectionViewFlowLayout()
  }

  /// Makes a controller with a layout for its collection view.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller that loads its collection view from a nib, if there is one.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    layout = nil
    super.init(coder: coder)
  }

  /// Makes the collection view, unless a nib or storyboard does.
  open override func loadView() {
    super.loadView()
    if let found = viewIfLoaded as? UICollectionView {
      ownCollection = found
      if found.dataSource == nil { found.dataSource = self }
      if found.delegate == nil { found.delegate = self }
      return
    }
    let collection = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: layout ?? UICollectionViewFlowLayout())
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.delegate = self
    ownCollection = collection
    view = collection
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    installMovement()
  }

  private func installMovement() {
    let list = installsStandardGestureForInteractiveMovement ? ownCollection : nil
    guard movement?.list !== list || list == nil else { return }
    movement?.remove()
    movement = list.map(StandardMovement.init)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyboardInset.begin(in: ownCollection)
    if !hasAppeared {
      hasAppeared = true
      collectionView?.reloadData()
    } else if clearsSelectionOnViewWillAppear {
      for path in collectionView?.indexPathsForSelectedItems ?? [] {
        collectionView?.deselectItem(at: path, animated: animated)
      }
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardInset.end()
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView?.isEditing = editing
  }

  // MARK: Data source

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.reportMistake("\(type(of: self)) has no collectionView(_:cellForItemAt:)")
    return UICollectionViewCell(frame: .zero)
  }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.reportMistake(
      "\(type(of: self)) has no collectionView(_:viewForSupplementaryElementOfKind:at:), and the "
        + "layout has a \(kind)")
    return UICollectionReusableView(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { Selector("collectionView:moveItemAt:to:").isUnderstood(by: self) }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: Delegate

  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { collectionView.allowsMultipleSelectionDuringEditing }
  open func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  open func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) {}

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  nonisolated deinit {}
}
