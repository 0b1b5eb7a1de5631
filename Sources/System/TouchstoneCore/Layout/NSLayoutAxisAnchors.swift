import Foundation

/// A horizontal place.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance to another place, as a length.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  /// This one is the system's distance, times the multiplier, beyond the other.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, plus: LayoutMetrics.spacing * multiplier)
  }

  /// This one is the system's distance, times the multiplier, beyond the other, or more.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, plus: LayoutMetrics.spacing * multiplier)
  }

  /// This one is the system's distance, times the multiplier, beyond the other, or less.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, plus: LayoutMetrics.spacing * multiplier)
  }
}

/// A vertical place.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance to another place, as a length.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  /// This one is the system's distance, times the multiplier, below the other.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, plus: LayoutMetrics.spacing * multiplier)
  }

  /// This one is the system's distance, times the multiplier, below the other, or more.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, plus: LayoutMetrics.spacing * multiplier)
  }

  /// This one is the system's distance, times the multiplier, below the other, or less.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, plus: LayoutMetrics.spacing * multiplier)
  }
}

/// Distances that the system chooses.
package enum LayoutMetrics {
  /// Between neighbours.
  package static let spacing: CGFloat = 8
  /// What margins a view has by itself, and a controller's view at its sides.
  static let margin: CGFloat = 8
  static let controllerMargin: CGFloat = 16
  /// The part of a line's height that is above the baseline, by rule of thumb.
  static let ascent: CGFloat = 0.8
}
