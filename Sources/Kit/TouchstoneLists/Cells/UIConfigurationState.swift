import Foundation

/// The state that a view's configurations depend on.
nonisolated public protocol UIConfigurationState: Hashable {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a view that is not a cell.
nonisolated public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted, because a finger is on it.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is focused; always `false` here.
  public var isFocused = false
  /// Whether the view is pinned to an edge.
  public var isPinned = false

  /// Makes the initial state of a view.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
nonisolated public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted, because a finger is on it.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is focused; always `false` here.
  public var isFocused = false
  /// Whether the cell is pinned to an edge.
  public var isPinned = false
  /// Whether its list is being edited.
  public var isEditing = false
  /// Whether swipe actions of the cell are shown.
  public var isSwiped = false
  /// Whether the cell is expanded.
  public var isExpanded = false
  /// Whether the cell is being reordered.
  public var isReordering = false

  /// Makes the initial state of a cell.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
