import Foundation

/// The priority of a constraint: 1000 is required; of the optional ones, higher priorities are
/// satisfied first.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  /// Makes a priority, from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint.
  public static let required = UILayoutPriority(1000)
  /// The default priority of content that resists compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that may enlarge the window.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that may not enlarge the window.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority of content that hugs its size.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size of `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a priority that is higher by a number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }
  /// Returns a priority that is lower by a number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
  /// Raises the priority by a number.
  public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }
  /// Lowers the priority by a number.
  public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }
}
