import Foundation

/// The enumerations and constants of table views.
extension UITableView {
  /// The style of a table view.
  nonisolated public enum Style: Int, Sendable {
    /// Headers stay at the top while their section is visible.
    case plain
    /// Sections are separated by gaps.
    case grouped
    /// Sections are separated by gaps and inset from the sides.
    case insetGrouped
  }
  /// The position to which scrolling moves a row.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// The nearest position at which the row is visible.
    case none
    /// The top.
    case top
    /// In the middle.
    case middle
    /// The bottom.
    case bottom
  }
  /// The animation of rows that are inserted or deleted.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// Fades.
    case fade
    /// Slides from or to the right.
    case right
    /// Slides from or to the left.
    case left
    /// Slides from or to the top.
    case top
    /// Slides from or to the bottom.
    case bottom
    /// No animation.
    case none
    /// Stays centred in the space of the row.
    case middle
    /// The table's choice.
    case automatic = 100
  }
  /// The reference of the separator insets.
  nonisolated public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of cells.
    case fromCellEdges
    /// The default insets.
    case fromAutomaticInsets
  }
  /// The height of self-sizing parts.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The index title that is shown as a magnifying glass.
  nonisolated public static let indexSearch = "{search}"
  /// Posted when touches have changed the selection.
  nonisolated public static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}
