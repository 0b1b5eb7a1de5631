import Foundation

/// A side, length or place of a view or guide, for making constraints from.
///
/// The type that it is of keeps horizontal places, vertical places and lengths apart.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide.
  public let item: AnyObject?
  nonisolated let attribute: NSLayoutConstraint.Attribute
  nonisolated private let identity: ObjectIdentifier

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    identity = ObjectIdentifier(item)
    super.init()
  }

  /// What the anchor is of its item.
  open var name: String { "\(attribute)" }

  /// The two are at one place.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor)
  }

  /// This one is at the other's place or beyond.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor)
  }

  /// This one is at the other's place or before.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor)
  }

  /// This one is that many points beyond the other.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, plus: c)
  }

  /// This one is that many points beyond the other, or more.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, plus: c)
  }

  /// This one is that many points beyond the other, or less.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, plus: c)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: anchor.item,
      attribute: anchor.attribute, multiplier: multiplier, constant: constant)
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return other.identity == identity && other.attribute == attribute
  }

  nonisolated open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(identity)
    hasher.combine(attribute)
    return hasher.finalize()
  }
}
