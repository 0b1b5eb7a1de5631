import Foundation

/// An edge, position or dimension of a view or guide, from which constraints are made.
///
/// Its type prevents constraints between horizontal positions, vertical positions and dimensions.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide.
  public let item: AnyObject?
  nonisolated let attribute: NSLayoutConstraint.Attribute
  nonisolated private let identity: ObjectIdentifier
  /// The start of a distance; `nil` for other anchors.
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

  /// The name of the anchor's attribute.
  open var name: String { "\(attribute)" }

  /// Constrains the anchor to the position of another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor)
  }

  /// Constrains the anchor to be at the other's position or after it.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor)
  }

  /// Constrains the anchor to be at the other's position or before it.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor)
  }

  /// Constrains the anchor to be a number of points after the other.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, plus: c)
  }

  /// Constrains the anchor to be at least a number of points after the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, plus: c)
  }

  /// Constrains the anchor to be at most a number of points after the other.
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
  nonisolated deinit {}
}
