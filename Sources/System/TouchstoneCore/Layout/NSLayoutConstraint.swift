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
  let starts: (first: LayoutPlace?, second: LayoutPlace?)

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
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      LayoutPlace(view1 as AnyObject, attr1), relation,
      view2.map { LayoutPlace($0 as AnyObject, attr2) }, multiplier, c, starts: (nil, nil),
      attributeWithoutItem: attr2)
  }

  init(
    _ first: LayoutPlace, _ relation: Relation, _ second: LayoutPlace?, _ multiplier: CGFloat,
    _ constant: CGFloat, starts: (first: LayoutPlace?, second: LayoutPlace?),
    attributeWithoutItem: Attribute = .notAnAttribute
  ) {
    let hasSecond = second != nil && multiplier != 0
    firstItem = first.item
    secondItem = hasSecond ? second?.item : nil
    hasSecondItem = hasSecond
    firstAttribute = first.attribute
    secondAttribute =
      hasSecond
      ? second?.attribute ?? .notAnAttribute
      : multiplier == 0 ? .notAnAttribute : attributeWithoutItem
    self.starts = hasSecond ? starts : (starts.first, nil)
    self.relation = relation
    self.multiplier = hasSecond || multiplier != 0 ? multiplier : 1
    self.constant = constant
    super.init()
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
