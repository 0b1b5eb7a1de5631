import Foundation

/// A length.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  init(_ item: AnyObject, length: NSLayoutConstraint.Attribute) {
    super.init(item, length)
  }

  /// The distance from one place to another, which may be negative (COR-26).
  init<Kind>(from start: NSLayoutAnchor<Kind>, to end: NSLayoutAnchor<Kind>) {
    super.init(
      end.item ?? NSNull(), end.attribute, from: LayoutPlace(start.item, start.attribute))
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
    // A distance of that length puts its end so far beyond its start.
    NSLayoutConstraint(
      LayoutPlace(item, attribute), relation, start, 1, c, starts: (nil, nil))
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
