import Foundation
@_spi(Kit) import TouchstoneCore

/// A row of tabs, one of which is selected. A finger that lifts on a tab selects it.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The distribution of the items.
  nonisolated public enum ItemPositioning: Int, Sendable {
    /// Depends on the width.
    case automatic = 0
    /// Fills the width.
    case fill = 1
    /// Centred.
    case centered = 2
  }

  /// The delegate, which is notified of selected tabs.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items, from left to right.
  open var items: [UITabBarItem]? {
    get { ownItems }
    set { setItems(newValue, animated: false) }
  }
  private var ownItems: [UITabBarItem]?
  /// The selected item.
  open weak var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }

  /// The background colour of the bar.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// The colour of unselected items.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The style of the bar. It is stored and has no effect.
  open var barStyle = UIBarStyle.default
  /// Whether content can be visible under the bar.
  open var isTranslucent = true
  /// The background image. It is stored and has no effect.
  open var backgroundImage: UIImage?
  /// The image of the shadow. It is stored and has no effect.
  open var shadowImage: UIImage?
  /// The image of the selection. It is stored and has no effect.
  open var selectionIndicatorImage: UIImage?
  /// The distribution of the items. It is stored and has no effect.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of an item, in points. It is stored and has no effect.
  open var itemWidth: CGFloat = 0
  /// The spacing between items, in points. It is stored and has no effect.
  open var itemSpacing: CGFloat = 0
  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance() {
    didSet { backgroundColor = standardAppearance.backgroundColor ?? barTintColor ?? .white }
  }
  /// The appearance at the end of scrolled content. It is stored and has no effect.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The height in points, without the safe area.
  static let height: CGFloat = 49

  private var buttons: [TabButton] = []

  /// Makes a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startOut()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_spi(Kit) open override func prepareForDecoding() {
    super.prepareForDecoding()
    startOut()
  }

  private func startOut() {
    backgroundColor = .white
    accessibilityIdentifier = "tab bar"
  }

  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    for item in ownItems ?? [] where item.bar === self { item.bar = nil }
    ownItems = items
    for item in items ?? [] { item.bar = self }
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabButton(item)
      button.addAction(
        UIAction { [weak self, weak item] _ in if let item { self?.tapped(item) } },
        for: .touchUpInside)
      addSubview(button)
      return button
    }
    if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true {
      self.selectedItem = nil
    }
    setNeedsLayout()
  }

  /// Whether the tabs are being rearranged.
  open var isCustomizing: Bool { itemsBeforeCustomizing != nil }
  private var itemsBeforeCustomizing: [UITabBarItem]?

  /// Begins to rearrange the tabs.
  ///
  /// - Note: Differs from UIKit: no sheet with the items is shown; `setItems(_:animated:)` rearranges them.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard !isCustomizing else { return }
    OneTimeNotice.print("UITabBar shows no sheet to rearrange its tabs; set its items")
    let shown = self.items ?? []
    delegate?.tabBar(self, willBeginCustomizing: shown)
    itemsBeforeCustomizing = shown
    delegate?.tabBar(self, didBeginCustomizing: shown)
  }

  /// Ends to rearrange the tabs; whether they have changed since the beginning.
  open func endCustomizing(animated: Bool) -> Bool {
    guard let before = itemsBeforeCustomizing else { return false }
    let shown = items ?? []
    let hasChanged = shown != before
    delegate?.tabBar(self, willEndCustomizing: shown, changed: hasChanged)
    itemsBeforeCustomizing = nil
    delegate?.tabBar(self, didEndCustomizing: shown, changed: hasChanged)
    return hasChanged
  }

  /// Called before the delegate; `false` keeps the selected tab.
  var maySelect: (UITabBarItem) -> Bool = { _ in true }

  private func tapped(_ item: UITabBarItem) {
    guard maySelect(item) else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: min(bounds.height, Self.height))
      button.show(
        isSelected: button.item === selectedItem, selected: tintColor,
        other: unselectedItemTintColor ?? .secondaryLabel)
    }
  }
  nonisolated deinit {}
}

/// The delegate of a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when a tab was selected, also if it was selected already.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// The tabs are about to be rearranged.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// The tabs are being rearranged.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// The tabs are about to stay as they are.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// The tabs stay as they are.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  public func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
}

/// The button of a tab.
private final class TabButton: UIButton {
  let item: UITabBarItem
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel()
  private let badge = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 10)
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = .systemRed
    for view in [picture, label, badge] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(isSelected: Bool, selected: UIColor, other: UIColor) {
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier ?? item.title
    accessibilityLabel = item.title
    picture.image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.tintColor = isSelected ? selected : other
    label.text = item.title
    label.textColor = isSelected ? selected : other
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    let size = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: bounds.midX - size.width / 2, y: 5, width: size.width, height: min(size.height, 28))
    label.frame = CGRect(x: 0, y: bounds.height - 16, width: bounds.width, height: 14)
    let wanted = badge.sizeThatFits(.zero)
    badge.frame = CGRect(x: bounds.midX + 8, y: 2, width: max(wanted.width + 8, 18), height: 18)
  }
}
