import Foundation

/// A relation between two attributes: `first attribute = multiplier · second attribute + constant`, with `=`, `≤` or `≥`.
///
/// It affects layout while it is active; the nearest common ancestor of both items holds it then.
/// - Note: Differs from UIKit: where UIKit raises an exception, the constraint has no effect, and the trace reports the reason.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or guide of the first side.
  open private(set) weak var firstItem: AnyObject?
  /// The view or guide of the second side; `nil` for a constant.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The relation between the two sides.
  public let relation: Relation
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  let hasSecondItem: Bool
  /// The starts of the distances on both sides, if they are distances (`anchorWithOffset(to:)`).
  private(set) var starts: (first: LayoutPlace?, second: LayoutPlace?) = (nil, nil)

  /// The constant, in points. It can be changed while the constraint is active, which is cheap.
  open var constant: CGFloat {
    didSet { if constant != oldValue { layoutChanged() } }
  }
  /// The priority. It can be changed at any time. In UIKit an active constraint cannot become required or optional; here it
  /// can.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { layoutChanged() } }
  }
  /// The name of the constraint in diagnostics.
  open var identifier: String?
  /// Whether archives contain the constraint; there are no archives here.
  open var shouldBeArchived = false

  /// The view that holds the constraint while it is active.
  weak var holder: UIView?

  /// Makes a constraint: the first attribute is equal to, at most or at least the second times the multiplier, plus the
  /// constant. With a multiplier of 0 there is no second item (COR-26).
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    hasSecondItem = view2 != nil && multiplier != 0
    firstItem = view1 as AnyObject
    secondItem = hasSecondItem ? view2.map { $0 as AnyObject } : nil
    firstAttribute = attr1
    secondAttribute = multiplier == 0 ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = hasSecondItem || multiplier != 0 ? multiplier : 1
    constant = c
    super.init()
  }

  /// Called when a nib has connected the constraint; does nothing unless overridden.
  open func awakeFromNib() {}

  /// - Parameter starts: The starts of the distances on both sides.
  convenience init(
    _ first: LayoutPlace, _ relation: Relation, _ second: LayoutPlace?, _ multiplier: CGFloat,
    _ constant: CGFloat, starts: (first: LayoutPlace?, second: LayoutPlace?)
  ) {
    self.init(
      item: first.item ?? NSNull(), attribute: first.attribute, relatedBy: relation,
      toItem: second.map { $0.item ?? NSNull() },
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    self.starts = hasSecondItem ? starts : (starts.first, nil)
  }

  /// Makes a constraint without items, as a placeholder; activating it has no effect.
  /// - Note: Differs from UIKit, where activating it raises an exception.
  public convenience override init() {
    self.init(
      item: NSNull(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  /// Whether the constraint affects layout.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// The anchor of the first side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(firstItem ?? self, firstAttribute)
  }
  /// The anchor of the second side; `nil` for a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func layoutChanged() { holder?.layoutEngine?.note(self) }

  nonisolated open override var description: String {
    guard MainQueue.isCurrent else { return MainQueue.outline(self) }
    return MainActor.assumeIsolated { "<NSLayoutConstraint: \(label)>" }
  }
  nonisolated deinit {}
}

/// An attribute of a view or guide.
struct LayoutPlace {
  private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}
