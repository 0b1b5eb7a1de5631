import Foundation

/// The kinds of cells, and of what they show.
extension UITableViewCell {
  /// Where a cell has its labels.
  nonisolated public enum CellStyle: Int, Sendable {
    /// One label, or the usual look.
    case `default`
    /// The second label at the far side.
    case value1
    /// The labels beside each other, in the middle.
    case value2
    /// The second label below.
    case subtitle
  }
  /// What a cell shows of being selected.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// None.
    case none
    /// As `default`.
    case blue
    /// As `default`.
    case gray
    /// The usual background.
    case `default`
  }
  /// What editing offers for a row.
  nonisolated public enum EditingStyle: Int, Sendable {
    /// None.
    case none
    /// It can be deleted.
    case delete
    /// Something can be inserted.
    case insert
  }
  /// What stands at the far side of a cell.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// None.
    case none
    /// A sign that more follows.
    case disclosureIndicator
    /// A button and a sign that more follows.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button.
    case detailButton
  }
  /// The line below a cell.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case singleLine
    /// As `singleLine`.
    case singleLineEtched
  }
  /// What a cell is being dragged for.
  nonisolated public enum DragState: Int, Sendable {
    /// None.
    case none
    /// It is being lifted.
    case lifting
    /// It is being dragged.
    case dragging
  }
  /// What of a cell is shown beside its content.
  nonisolated public struct StateMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control at the left.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
