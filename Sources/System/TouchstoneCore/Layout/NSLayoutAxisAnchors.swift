import Foundation

/// An anchor of a horizontal position.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance to another anchor, as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  /// Constrains the anchor to be the system spacing, times the multiplier, after the other.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, plus: LayoutMetrics.spacing * multiplier)
  }

  /// Constrains the anchor to be at least the system spacing, times the multiplier, after the
  /// other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, plus: LayoutMetrics.spacing * multiplier)
  }

  /// Constrains the anchor to be at most the system spacing, times the multiplier, after the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, plus: LayoutMetrics.spacing * multiplier)
  }
  nonisolated deinit {}
}

/// An anchor of a vertical position.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance to another anchor, as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  /// Constrains the anchor to be the system spacing, times the multiplier, below the other.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, plus: LayoutMetrics.spacing * multiplier)
  }

  /// Constrains the anchor to be at least the system spacing, times the multiplier, below the
  /// other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, plus: LayoutMetrics.spacing * multiplier)
  }

  /// Constrains the anchor to be at most the system spacing, times the multiplier, below the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, plus: LayoutMetrics.spacing * multiplier)
  }
  nonisolated deinit {}
}

/// The system's distances, in points.
package enum LayoutMetrics {
  /// The spacing between neighbours.
  package static let spacing: CGFloat = 8
  /// The default margins of a view, and of a controller's view at its sides.
  static let margin: CGFloat = 8
  static let controllerMargin: CGFloat = 16
  /// The estimated fraction of a line's height that is above the baseline.
  static let ascent: CGFloat = 0.8
}
