import Foundation

/// An anchor of a width, a height or a distance.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  init(_ item: AnyObject, length: NSLayoutConstraint.Attribute) {
    super.init(item, length)
  }

  /// Makes the distance between two anchors, which can be negative (COR-26).
  init<Kind>(from start: NSLayoutAnchor<Kind>, to end: NSLayoutAnchor<Kind>) {
    super.init(
      end.item ?? NSNull(), end.attribute, from: LayoutPlace(start.item, start.attribute))
  }

  // MARK: Constants

  /// Constrains the dimension to a constant, in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, toConstant: c)
  }

  /// Constrains the dimension to be at least a constant, in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, toConstant: c)
  }

  /// Constrains the dimension to be at most a constant, in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, toConstant: c)
  }

  private func constraint(
    _ relation: NSLayoutConstraint.Relation, toConstant c: CGFloat
  ) -> NSLayoutConstraint {
    // A distance is constrained by its end, which is a constant after its start.
    NSLayoutConstraint(
      LayoutPlace(item, attribute), relation, start, 1, c, starts: (nil, nil))
  }

  // MARK: Other dimensions

  /// Constrains the dimension to be the other one times the multiplier.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, times: m)
  }

  /// Constrains the dimension to be at least the other one times the multiplier.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, times: m)
  }

  /// Constrains the dimension to be at most the other one times the multiplier.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, times: m)
  }

  /// Constrains the dimension to be the other one times the multiplier, plus a constant in points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, times: m, plus: c)
  }

  /// Constrains the dimension to be at least the other one times the multiplier, plus a constant in
  /// points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, times: m, plus: c)
  }

  /// Constrains the dimension to be at most the other one times the multiplier, plus a constant in
  /// points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, times: m, plus: c)
  }
  nonisolated deinit {}
}
