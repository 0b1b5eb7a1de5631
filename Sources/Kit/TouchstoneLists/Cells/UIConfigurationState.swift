import Foundation

/// What a view's look may depend on.
nonisolated public protocol UIConfigurationState: Hashable {
  /// The view's surroundings.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a view that is no cell.
nonisolated public struct UIViewConfigurationState: UIConfigurationState {
  /// The surroundings.
  public var traitCollection: UITraitCollection
  /// Whether it takes no part in touches.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus; nothing here has.
  public var isFocused = false
  /// Whether it is pinned to an edge.
  public var isPinned = false

  /// Makes the state of a view that nothing has happened to.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
nonisolated public struct UICellConfigurationState: UIConfigurationState {
  /// The surroundings.
  public var traitCollection: UITraitCollection
  /// Whether it takes no part in touches.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus; nothing here has.
  public var isFocused = false
  /// Whether it is pinned to an edge.
  public var isPinned = false
  /// Whether its list is being edited.
  public var isEditing = false
  /// Whether its actions are shown.
  public var isSwiped = false
  /// Whether what belongs to it is shown.
  public var isExpanded = false
  /// Whether it is being dragged to another place.
  public var isReordering = false

  /// Makes the state of a cell that nothing has happened to.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
