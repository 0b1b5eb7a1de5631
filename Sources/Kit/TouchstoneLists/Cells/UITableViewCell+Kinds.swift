import Foundation

/// The enumerations of table view cells.
extension UITableViewCell {
  /// The style of a cell's labels.
  nonisolated public enum CellStyle: Int, Sendable {
    /// One label.
    case `default`
    /// A second label at the trailing edge.
    case value1
    /// Two labels next to each other, in the middle.
    case value2
    /// A second label below the first.
    case subtitle
  }
  /// The appearance of a selected cell.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// No selection is shown.
    case none
    /// As `default`.
    case blue
    /// As `default`.
    case gray
    /// The default background.
    case `default`
  }
  /// The editing control of a row.
  nonisolated public enum EditingStyle: Int, Sendable {
    /// No editing control.
    case none
    /// The row can be deleted.
    case delete
    /// A row can be inserted.
    case insert
  }
  /// The accessory at the trailing edge of a cell.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// A chevron.
    case disclosureIndicator
    /// A detail button and a chevron.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button.
    case detailButton
  }
  /// The separator below a cell.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// No separator.
    case none
    /// A line.
    case singleLine
    /// As `singleLine`.
    case singleLineEtched
  }
  /// The state of a cell's drag.
  nonisolated public enum DragState: Int, Sendable {
    /// Not dragged.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is being dragged.
    case dragging
  }
  /// The controls that are shown next to a cell's content.
  nonisolated public struct StateMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The editing control at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The delete button.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
