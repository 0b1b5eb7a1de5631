import Foundation

extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  nonisolated public enum Relation: Int, Sendable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// The attribute of an item that a constraint uses.
  nonisolated public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The leading edge, which is the left one here.
    case leading = 5
    /// The trailing edge, which is the right one here.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal centre.
    case centerX = 9
    /// The vertical centre.
    case centerY = 10
    /// The baseline of the last line.
    case lastBaseline = 11
    /// The baseline of the first line.
    case firstBaseline = 12
    /// The left edge, inset by the margin.
    case leftMargin = 13
    /// The right edge, inset by the margin.
    case rightMargin = 14
    /// The upper edge, inset by the margin.
    case topMargin = 15
    /// The lower edge, inset by the margin.
    case bottomMargin = 16
    /// The leading edge, inset by the margin.
    case leadingMargin = 17
    /// The trailing edge, inset by the margin.
    case trailingMargin = 18
    /// The horizontal centre between the margins.
    case centerXWithinMargins = 19
    /// The vertical centre between the margins.
    case centerYWithinMargins = 20
    /// No attribute: the second side is a constant.
    case notAnAttribute = 0

    /// The former name of `lastBaseline`.
    public static let baseline = Attribute.lastBaseline
  }

  /// The axis of a layout.
  nonisolated public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  /// The alignment of the views of a visual format across its axis, and the direction of the
  /// format.
  nonisolated public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the upper edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the lower edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centres.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centres.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the baselines of the last lines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the baselines of the first lines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// From the leading to the trailing edge.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}

extension NSLayoutConstraint.Attribute {
  nonisolated enum Kind { case horizontalPlace, verticalPlace, length, none }

  /// Positions can be compared with positions, and dimensions with dimensions.
  nonisolated var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalPlace
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPlace
    case .width, .height: .length
    case .notAnAttribute: .none
    }
  }

  nonisolated var axis: NSLayoutConstraint.Axis {
    switch kind {
    case .horizontalPlace: .horizontal
    case .verticalPlace: .vertical
    case .length, .none: self == .height ? .vertical : .horizontal
    }
  }
}
