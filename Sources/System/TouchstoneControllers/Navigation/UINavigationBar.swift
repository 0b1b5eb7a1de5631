import Foundation

/// Shows the title of the controller on top, the way back and its buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items from the first to the one that is shown.
  open var items: [UINavigationItem]? {
    get { ownItems }
    set { setItems(newValue, animated: false) }
  }
  private var ownItems: [UINavigationItem]?
  /// Is asked about items that come and go; the bar of a navigation controller asks none.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below it, to which the back button leads.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The colour of the bar.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// Whether content may lie below the bar; kept and not shown.
  open var isTranslucent = true
  /// Whether titles are large; kept, they never are.
  open var prefersLargeTitles = false

  /// Points, without what bars above take.
  static let height: CGFloat = 44

  let backButton = UIButton(type: .system)
  private let titleLabel = UILabel()
  /// What the back button does; it pops an item unless set.
  var goBack: (() -> Void)?

  /// Makes a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    titleLabel.textAlignment = .center
    titleLabel.font = .boldSystemFont(ofSize: 17)
    backButton.accessibilityIdentifier = "back"
    backButton.addAction(
      UIAction { [weak self] _ in self?.backButtonTapped() }, for: .touchUpInside)
    addSubview(titleLabel)
    addSubview(backButton)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows other items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in ownItems ?? [] where item.bar === self { item.bar = nil }
    ownItems = items
    for item in items ?? [] { item.bar = self }
    itemsChanged()
  }

  /// Shows an item on top of the others, unless the delegate refuses.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems((ownItems ?? []) + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the item on top, unless it is the only one or the delegate refuses.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, backItem != nil,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    setItems(ownItems?.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private func backButtonTapped() {
    if let goBack { goBack() } else { popItem(animated: true) }
  }

  func itemsChanged() {
    let top = topItem
    titleLabel.text = top?.title
    let hasLeft = top?.leftBarButtonItems?.isEmpty == false
    backButton.isHidden =
      backItem == nil || top?.hidesBackButton == true
      || (hasLeft && top?.leftItemsSupplementBackButton == false)
    backButton.setTitle(
      backItem?.backBarButtonItem?.title ?? backItem?.backButtonTitle ?? backItem?.title ?? "Back",
      for: .normal)
    let shown = (top?.leftBarButtonItems ?? []) + (top?.rightBarButtonItems ?? [])
    let views = shown.map(\.view) + [top?.titleView, top?.searchView].compactMap { $0 }
    for view in subviews where view !== titleLabel && view !== backButton {
      if !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    }
    for view in views where view.superview !== self { addSubview(view) }
    titleLabel.isHidden = top?.titleView != nil
    if searchHeight != shownSearchHeight {
      shownSearchHeight = searchHeight
      superview?.setNeedsLayout()
    }
    setNeedsLayout()
  }

  /// What the search of the item on top adds to the height, in points.
  var searchHeight: CGFloat { topItem?.searchView == nil ? 0 : Self.ownSearchHeight }
  static let ownSearchHeight: CGFloat = 52
  private var shownSearchHeight: CGFloat = 0

  open override func layoutSubviews() {
    super.layoutSubviews()
    let row = CGRect(
      x: 0, y: bounds.height - Self.height - searchHeight, width: bounds.width,
      height: Self.height)
    topItem?.searchView?.frame = CGRect(
      x: 0, y: row.maxY, width: bounds.width, height: searchHeight)
    var left = row.minX + LayoutMetrics.spacing
    var right = row.maxX - LayoutMetrics.spacing
    func size(of view: UIView) -> CGSize {
      let own = view is UIButton ? view.intrinsicContentSize : view.bounds.size
      return CGSize(width: max(own.width, 44), height: min(max(own.height, 36), row.height))
    }
    func place(_ view: UIView, at x: CGFloat) {
      let size = size(of: view)
      view.frame = CGRect(
        x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
    }
    if !backButton.isHidden {
      place(backButton, at: left)
      left = backButton.frame.maxX + LayoutMetrics.spacing
    }
    for item in topItem?.leftBarButtonItems ?? [] where !item.isHidden {
      place(item.view, at: left)
      left = item.view.frame.maxX + LayoutMetrics.spacing
    }
    for item in topItem?.rightBarButtonItems ?? [] where !item.isHidden {
      right -= size(of: item.view).width
      place(item.view, at: right)
      right -= LayoutMetrics.spacing
    }
    let half = max(0, min(row.midX - left, right - row.midX))
    let middle = topItem?.titleView ?? titleLabel
    middle.frame = CGRect(x: row.midX - half, y: row.minY, width: 2 * half, height: row.height)
  }
}

/// Is asked about items that come to a navigation bar and leave it.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether the item may come; yes unless implemented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// The item has come.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the item may leave; yes unless implemented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// The item has left.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UINavigationBar: UIBarPositioning {
  /// Where it is: at the top.
  public var barPosition: UIBarPosition { .top }
}
