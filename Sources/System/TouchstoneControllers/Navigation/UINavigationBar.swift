import Foundation

/// Shows the title of the top controller, a back button and the controller's buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items, from the root to the top.
  open var items: [UINavigationItem]? {
    get { ownItems }
    set { setItems(newValue, animated: false) }
  }
  private var ownItems: [UINavigationItem]?
  /// The delegate, which can refuse pushes and pops of items; the bar of a navigation controller
  /// has none.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The top item, which is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top item, to which the back button leads.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The background colour of the bar.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// Whether content can be visible under the bar. It is stored and not drawn.
  open var isTranslucent = true
  /// Whether titles are large. It is stored and has no effect.
  open var prefersLargeTitles = false

  /// The height in points, without the bars above.
  static let height: CGFloat = 44

  let backButton = UIButton(type: .system)
  private let titleLabel = UILabel()
  /// The action of the back button; it pops an item if it is `nil`.
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

  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in ownItems ?? [] where item.bar === self { item.bar = nil }
    ownItems = items
    for item in items ?? [] { item.bar = self }
    itemsChanged()
  }

  /// Pushes an item, unless the delegate refuses.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems((ownItems ?? []) + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item, unless it is the only one or the delegate refuses.
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

  /// The height of the search bar of the top item, in points.
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
  nonisolated deinit {}
}

/// The delegate of a navigation bar, which can refuse pushes and pops of items.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether the item may be pushed; `true` by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called when the item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the item may be popped; `true` by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when the item was popped.
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
  /// The position of the bar, which is always `.top`.
  public var barPosition: UIBarPosition { .top }
}
