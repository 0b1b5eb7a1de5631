import Foundation
@_spi(Kit) import TouchstoneCore

/// A row of buttons. Flexible spaces share the room that the other items leave.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The items, from left to right.
  open var items: [UIBarButtonItem]? {
    get { ownItems }
    set { setItems(newValue, animated: false) }
  }
  private var ownItems: [UIBarButtonItem]?
  /// Is asked where the bar is; kept.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The colour of the bar.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// Whether the bar is light or dark; kept.
  open var barStyle = UIBarStyle.default
  /// Whether content may lie below the bar; kept.
  open var isTranslucent = true
  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { backgroundColor = standardAppearance.backgroundColor ?? barTintColor ?? .white }
  }
  /// How a low bar looks; kept.
  open var compactAppearance: UIToolbarAppearance?
  /// How the bar looks at the end of what is scrolled; kept.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Points, without what the safe area adds.
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

  /// Shows other items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let views = (items ?? []).filter { !$0.isSpace }.map(\.view)
    for old in ownItems ?? [] where !old.isSpace && old.view.superview === self {
      if !views.contains(where: { $0 === old.view }) { old.view.removeFromSuperview() }
    }
    ownItems = items
    for view in views where view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// A picture behind the bar; kept.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  /// A picture of the line at the edge; kept.
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

/// Is asked where a toolbar is.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Is asked where a bar is.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where the bar is; not asked.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// A bar that may be at several places.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where it is.
  var barPosition: UIBarPosition { get }
}

extension UIToolbar: UIBarPositioning {
  /// Where it is: at the bottom.
  public var barPosition: UIBarPosition { .bottom }
}
