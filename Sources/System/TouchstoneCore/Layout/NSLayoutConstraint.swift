import Foundation

/// `first attribute = multiplier · second attribute + constant`, or at most or at least that.
///
/// It holds for layout while it is active; then the nearest view around both items keeps it.
/// - Note: Differs from UIKit: where UIKit raises an exception, the constraint has no effect and the
///   trace says why.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or guide on the first side.
  open private(set) weak var firstItem: AnyObject?
  /// The view or guide on the second side; `nil` for a number.
  open private(set) weak var secondItem: AnyObject?
  /// What counts of the first.
  public let firstAttribute: Attribute
  /// What counts of the second.
  public let secondAttribute: Attribute
  /// How the two compare.
  public let relation: Relation
  /// What the second is multiplied by.
  public let multiplier: CGFloat
  let hasSecondItem: Bool
  /// Where the distances of both sides start, if they are distances (`anchorWithOffset(to:)`).
  private(set) var starts: (first: LayoutPlace?, second: LayoutPlace?) = (nil, nil)

  /// Points. Unlike all else it may be changed while the constraint is active, and cheaply.
  open var constant: CGFloat {
    didSet { if constant != oldValue { layoutChanged() } }
  }
  /// Wishes may become weaker or stronger at any time; whether it is required at all is for UIKit
  /// settled once it is active, and changed here with no complaint.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { layoutChanged() } }
  }
  /// Names the constraint in diagnostics.
  open var identifier: String?
  /// Whether it is kept in archives; there are none here.
  open var shouldBeArchived = false

  /// The view that keeps it while it is active.
  weak var holder: UIView?

  /// The first is, or is at most or at least, the second times the multiplier, plus the constant. With a multiplier of 0
  /// there is no second item (COR-26).
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

  /// A nib has connected it; here for subclasses alone.
  open func awakeFromNib() {}

  /// - Parameter starts: where the distances of both sides start.
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

  /// One that says nothing, to be replaced: activating it has no effect.
  /// - Note: Differs from UIKit: there activating it is an exception.
  public convenience override init() {
    self.init(
      item: NSNull(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  /// Takes part in layout, or does so no longer.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// The anchor of the first side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(firstItem ?? self, firstAttribute)
  }
  /// The anchor of the second side; `nil` for a number.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }

  /// Makes constraints count.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints not count any more.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func layoutChanged() { holder?.layoutEngine?.note(self) }

  nonisolated open override var description: String {
    guard MainQueue.isCurrent else { return MainQueue.outline(self) }
    return MainActor.assumeIsolated { "<NSLayoutConstraint: \(label)>" }
  }
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
