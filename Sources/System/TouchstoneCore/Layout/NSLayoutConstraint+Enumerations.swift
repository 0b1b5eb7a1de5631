import Foundation

extension NSLayoutConstraint {
  /// How two sides of a constraint compare.
  nonisolated public enum Relation: Int, Sendable {
    /// At most as large.
    case lessThanOrEqual = -1
    /// As large.
    case equal = 0
    /// At least as large.
    case greaterThanOrEqual = 1
  }

  /// The side, length or place of an item that a constraint is about.
  nonisolated public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge where reading begins; here the left.
    case leading = 5
    /// The edge where reading ends; here the right.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line.
    case lastBaseline = 11
    /// The baseline of the first line.
    case firstBaseline = 12
    /// The left edge inside of the margins.
    case leftMargin = 13
    /// The right edge inside of the margins.
    case rightMargin = 14
    /// The upper edge inside of the margins.
    case topMargin = 15
    /// The lower edge inside of the margins.
    case bottomMargin = 16
    /// The edge inside of the margins where reading begins.
    case leadingMargin = 17
    /// The edge inside of the margins where reading ends.
    case trailingMargin = 18
    /// The middle between the left and right margins.
    case centerXWithinMargins = 19
    /// The middle between the upper and lower margins.
    case centerYWithinMargins = 20
    /// None: the other side is a number.
    case notAnAttribute = 0

    /// The older name of `lastBaseline`.
    public static let baseline = Attribute.lastBaseline
  }

  /// One of the two directions.
  nonisolated public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// How the views of a visual format line up across it, and which way it is read.
  nonisolated public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Their left edges are in line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Their right edges are in line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Their upper edges are in line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Their lower edges are in line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The edges where reading begins are in line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The edges where reading ends are in line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Their middles are above each other.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Their middles are beside each other.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The baselines of their last lines are in line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The baselines of their first lines are in line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// In the direction in which one reads.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}

extension NSLayoutConstraint.Attribute {
  nonisolated enum Kind { case horizontalPlace, verticalPlace, length, none }

  /// Places of one direction can be compared with each other, lengths with lengths.
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
