/// Layout work that is pending for a view and its subtree.
///
/// The marks for the subtree let a pass skip views below which nothing is pending.
struct PendingLayout {
  /// Whether the view needs `layoutSubviews()`; initially `true`.
  var isOwed = true
  /// Whether a view below needs it.
  var isOwedBelow = false

  /// Whether the view, and whether a view below it, needs `updateConstraints()`.
  var owesConstraints = false
  var owesConstraintsBelow = false

  var owesConstraintsSomewhere: Bool { owesConstraints || owesConstraintsBelow }
  var isEmpty: Bool { !isOwed && !isOwedBelow && !owesConstraintsSomewhere }
}
