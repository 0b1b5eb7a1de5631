import Foundation
@_spi(Kit) import TouchstoneCore

/// A bar of buttons. Flexible spaces share the remaining width.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The items, from left to right.
  open var items: [UIBarButtonItem]? {
    get { ownItems }
    set { setItems(newValue, animated: false) }
  }
  private var ownItems: [UIBarButtonItem]?
  /// The delegate. It is stored and never called.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The background colour of the bar.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// The style of the bar. It is stored and has no effect.
  open var barStyle = UIBarStyle.default
  /// Whether content can be visible under the bar. It is stored and has no effect.
  open var isTranslucent = true
  /// The appearance of the bar.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { backgroundColor = standardAppearance.backgroundColor ?? barTintColor ?? .white }
  }
  /// The appearance of a compact bar. It is stored and has no effect.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance at the end of scrolled content. It is stored and has no effect.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// The height in points, without the safe area.
  static let height: CGFloat = 44

  /// Makes a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_spi(Kit) open override func prepareForDecoding() {
    super.prepareForDecoding()
    backgroundColor = .white
  }

  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let views = (items ?? []).filter { !$0.isSpace }.map(\.view)
    for old in ownItems ?? [] where !old.isSpace && old.view.superview === self {
      if !views.contains(where: { $0 === old.view }) { old.view.removeFromSuperview() }
    }
    ownItems = items
    for view in views where view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Sets the background image, which has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  /// Sets the image of the shadow, which has no effect.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {}

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = (ownItems ?? []).filter { !$0.isHidden }
    let edge = LayoutMetrics.spacing
    let height = min(bounds.height, Self.height)
    let widths = items.map { $0.widthInBar }
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let taken = widths.reduce(0, +) + edge * CGFloat(max(items.count - 1, 0)) + 2 * edge
    let share = flexible > 0 ? max(bounds.width - taken, 0) / CGFloat(flexible) : 0
    var x = edge
    for (item, width) in zip(items, widths) {
      let isFlexible = item.systemItem == .flexibleSpace
      if !item.isSpace {
        let own = item.customView?.bounds.height ?? 36
        let tall = min(max(own, 1), height)
        item.view.frame = CGRect(x: x, y: (height - tall) / 2, width: width, height: tall)
      }
      x += (isFlexible ? share : width) + edge
    }
  }
  nonisolated deinit {}
}

extension UIBarButtonItem {
  fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  fileprivate var widthInBar: CGFloat {
    if isSpace { return systemItem == .fixedSpace ? width : 0 }
    if width > 0 { return width }
    if let customView {
      let own = customView.bounds.width
      return own > 0 ? own : customView.sizeThatFits(.zero).width
    }
    return max(view.intrinsicContentSize.width, 44)
  }
}

/// The delegate of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Provides the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// The position of the bar; never called.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// A bar with a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

extension UIToolbar: UIBarPositioning {
  /// The position of the bar, which is always `.bottom`.
  public var barPosition: UIBarPosition { .bottom }
}
