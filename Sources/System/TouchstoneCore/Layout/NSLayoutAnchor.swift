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
  /// Where a distance starts; `nil` unless it is one.
  let start: LayoutPlace?
  nonisolated private let startIdentity: ObjectIdentifier?
  nonisolated private let startAttribute: NSLayoutConstraint.Attribute?

  init(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, from start: LayoutPlace? = nil
  ) {
    self.item = item
    self.attribute = attribute
    identity = ObjectIdentifier(item)
    self.start = start
    startIdentity = start?.item.map { ObjectIdentifier($0) }
    startAttribute = start?.attribute
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
      LayoutPlace(item, attribute), relation, LayoutPlace(anchor.item, anchor.attribute),
      multiplier, constant, starts: (start, anchor.start))
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return other.identity == identity && other.attribute == attribute
      && other.startIdentity == startIdentity && other.startAttribute == startAttribute
  }

  nonisolated open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(identity)
    hasher.combine(attribute)
    return hasher.finalize()
  }
}
