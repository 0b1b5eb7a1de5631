import Foundation

/// How much a constraint matters: 1000 is required, less is a wish, and stronger wishes come first.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  /// Makes a priority of that number, from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// What must be met.
  public static let required = UILayoutPriority(1000)
  /// How much content resists being made smaller than it is.
  public static let defaultHigh = UILayoutPriority(750)
  /// The strength of a drag that may make the window larger.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The strength with which a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The strength of a drag that may not make the window larger.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much content keeps views from being larger than it is.
  public static let defaultLow = UILayoutPriority(250)
  /// How much `systemLayoutSizeFitting` cares for the size that it is given.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority that is higher by that much.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }
  /// A priority that is lower by that much.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
  /// Raises the priority.
  public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }
  /// Lowers the priority.
  public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }
}
