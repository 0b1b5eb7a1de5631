import Foundation

/// A view that arranges views in a row or a column with constraints.
///
/// After any change, `updateConstraints()` remakes the constraints. The space of a hidden view is distributed among the others.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views fill the stack along its axis.
  nonisolated public enum Distribution: Int, Sendable {
    /// The hugging and compression resistance priorities determine the lengths.
    case fill = 0
    /// All views have equal lengths.
    case fillEqually = 1
    /// The lengths are proportional to the intrinsic ones.
    case fillProportionally = 2
    /// Intrinsic lengths, with equal gaps of at least `spacing`.
    case equalSpacing = 3
    /// Intrinsic lengths, with equal distances between the centres and gaps of at least `spacing`.
    case equalCentering = 4
  }

  /// The alignment of the views across the axis.
  nonisolated public enum Alignment: Int, Sendable {
    /// The views fill the stack across the axis.
    case fill = 0
    /// Aligns the upper or leading edges.
    case leading = 1
    /// Aligns the baselines of the first lines.
    case firstBaseline = 2
    /// Aligns the centres.
    case center = 3
    /// Aligns the lower or trailing edges.
    case trailing = 4
    /// Aligns the baselines of the last lines.
    case lastBaseline = 5

    /// Aligns the upper edges.
    public static let top = Alignment.leading
    /// Aligns the lower edges.
    public static let bottom = Alignment.trailing
  }

  /// A custom spacing that stands for `spacing`.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// A spacing that stands for the system's.
  nonisolated public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The axis along which the views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }
  /// How the views fill the stack along its axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The spacing between neighbours, in points.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Whether the spacing in a column is measured between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Whether the views are arranged inside the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The arranged views, in order. Each of them is also a subview.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints that the stack has made, and will replace.
  var made: [NSLayoutConstraint] = []
  var gaps: [UILayoutGuide] = []

  /// Makes a stack without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) { super.init(coder: coder)! }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Views

  /// Adds a view at the end, also as a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index; a view that is already arranged moves there. A view that is not a subview is added as one, in
  /// front of the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsUpdateConstraints()
  }

  /// Removes a view from the arranged ones. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsUpdateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  /// Sets the spacing after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// The custom spacing after a view, in points; `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The effective spacing after a view, in points.
  func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let wanted = custom == Self.spacingUseDefault ? spacing : custom
    return wanted == Self.spacingUseSystem ? LayoutMetrics.spacing : wanted
  }

  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }
  nonisolated deinit {}
}
