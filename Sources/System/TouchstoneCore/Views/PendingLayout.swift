/// What a view owes its subtree in layout.
///
/// The second mark lets a pass over a large tree go only where something is owed.
struct PendingLayout {
  /// The view itself wants `layoutSubviews`. A new view does.
  var isOwed = true
  /// A view somewhere below does.
  var isOwedBelow = false

  /// The view itself, and one below, wants `updateConstraints`.
  var owesConstraints = false
  var owesConstraintsBelow = false

  var owesConstraintsSomewhere: Bool { owesConstraints || owesConstraintsBelow }
  var isEmpty: Bool { !isOwed && !isOwedBelow && !owesConstraintsSomewhere }
}
