import Foundation

/// Lines views up in a row or a column, by constraints of its own.
///
/// Whatever changes, the constraints are made anew in `updateConstraints()`. A hidden view leaves its
/// place to the others.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views share the length of the stack.
  nonisolated public enum Distribution: Int, Sendable {
    /// By hugging and resistance.
    case fill = 0
    /// All are as long as each other.
    case fillEqually = 1
    /// As their own lengths relate to each other.
    case fillProportionally = 2
    /// Their own lengths, with equal gaps of at least `spacing`.
    case equalSpacing = 3
    /// Their own lengths, with middles equally far apart and gaps of at least `spacing`.
    case equalCentering = 4
  }

  /// Where the views are across the stack.
  nonisolated public enum Alignment: Int, Sendable {
    /// They fill the stack across.
    case fill = 0
    /// Their upper or leading edges are in line.
    case leading = 1
    /// The baselines of their first lines are in line.
    case firstBaseline = 2
    /// Their middles are in line.
    case center = 3
    /// Their lower or trailing edges are in line.
    case trailing = 4
    /// The baselines of their last lines are in line.
    case lastBaseline = 5

    /// Their upper edges are in line.
    public static let top = Alignment.leading
    /// Their lower edges are in line.
    public static let bottom = Alignment.trailing
  }

  /// Stands for `spacing`.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the distance that the system chooses.
  nonisolated public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// In which direction they stand.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }
  /// How the room along the stack is shared.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }
  /// How they stand across.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Points between neighbours.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Whether gaps are measured from baseline to baseline, in a column.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Whether the views keep inside the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// What is lined up, in order. Each is a subview too.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// What the stack has made, to be given up when it makes others.
  var made: [NSLayoutConstraint] = []
  var gaps: [UILayoutGuide] = []

  /// Makes a stack without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) { super.init(coder: coder)! }

  /// Makes a stack of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Views

  /// Adds a view at the end, as a subview too.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Lines a view up at a place in the order; one that is lined up already changes its place. A view
  /// that is no subview becomes one, in front of the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsUpdateConstraints()
  }

  /// Lines a view up no longer. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsUpdateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  /// Says how far it is from that view to the next, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// How far it is from that view to the next, in points, if that was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The distance that is kept after a view, in points.
  func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let wanted = custom == Self.spacingUseDefault ? spacing : custom
    return wanted == Self.spacingUseSystem ? LayoutMetrics.spacing : wanted
  }

  open override func updateConstraints() {
    arrange()
    super.updateConstraints()
  }
}
