import Foundation

/// The kinds of tables and of their changes, and their constants.
extension UITableView {
  /// How sections look.
  nonisolated public enum Style: Int, Sendable {
    /// Headers stay at the top.
    case plain
    /// Sections are set apart.
    case grouped
    /// Sections are set apart from the sides, too.
    case insetGrouped
  }
  /// Where a row is put by scrolling.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// None.
    case none
    /// At the top, or from there.
    case top
    /// In the middle.
    case middle
    /// At the bottom, or from there.
    case bottom
  }
  /// How rows come and go.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade
    /// From or to the right.
    case right
    /// From or to the left.
    case left
    /// At the top, or from there.
    case top
    /// At the bottom, or from there.
    case bottom
    /// None.
    case none
    /// In the middle.
    case middle
    /// As the table likes.
    case automatic = 100
  }
  /// What the insets of separators are counted from.
  nonisolated public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of cells.
    case fromCellEdges
    /// The usual insets.
    case fromAutomaticInsets
  }
  /// For a height that follows from the content.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The title of an index that stands for a magnifying glass.
  nonisolated public static let indexSearch = "{search}"
  /// Posted when a finger has changed which rows are selected.
  nonisolated public static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}
