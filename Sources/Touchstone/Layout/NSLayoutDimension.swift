import Foundation

/// A length.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  init(_ item: AnyObject, length: NSLayoutConstraint.Attribute) {
    super.init(item, length)
  }

  /// A distance between two places is the length of a guide that lies between them.
  init<Kind>(from start: NSLayoutAnchor<Kind>, to end: NSLayoutAnchor<Kind>) {
    let guide = UILayoutGuide()
    guide.identifier = "distance"
    let isHorizontal = start.attribute.axis == .horizontal
    let view = (start.item as? any LayoutItem)?.owningLayoutView
    view?.commonAncestor(with: (end.item as? any LayoutItem)?.owningLayoutView)?
      .addLayoutGuide(guide)
    super.init(guide, isHorizontal ? .width : .height)
    let sides: [(NSLayoutConstraint.Attribute, NSLayoutAnchor<Kind>)] =
      isHorizontal ? [(.left, start), (.right, end)] : [(.top, start), (.bottom, end)]
    for (side, anchor) in sides {
      NSLayoutConstraint(
        item: guide, attribute: side, relatedBy: .equal, toItem: anchor.item,
        attribute: anchor.attribute, multiplier: 1, constant: 0
      ).isActive = true
    }
  }

  // MARK: A number

  /// It is that long, in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, toConstant: c)
  }

  /// It is that long or longer, in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, toConstant: c)
  }

  /// It is that long or shorter, in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, toConstant: c)
  }

  private func constraint(
    _ relation: NSLayoutConstraint.Relation, toConstant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: c)
  }

  // MARK: Another length

  /// It is as long as the other times the multiplier.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, times: m)
  }

  /// It is as long as the other times the multiplier, or longer.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, times: m)
  }

  /// It is as long as the other times the multiplier, or shorter.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, times: m)
  }

  /// It is as long as the other times the multiplier, and that many points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, times: m, plus: c)
  }

  /// It is as long as the other times the multiplier and that many points, or longer.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, times: m, plus: c)
  }

  /// It is as long as the other times the multiplier and that many points, or shorter.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, times: m, plus: c)
  }
}
