/// What the contest knows of one member, from its coming in to its leaving.
///
/// What it wants and may is its standing, which the arbiter has. When the rest is over:
/// ```
/// taking part ─owes an action─▶ is told ─its gesture is over─▶ over ─no input is down─▶ reset, leaves
/// ```
@usableFromInline
struct MemberRow: BitwiseCopyable {
  /// Who has the number, or will have it next.
  @usableFromInline var member: Member
  /// Whether its gesture is over, and it waits for its reset; and where it is among those.
  var isOver = false
  var overPlace: Int32 = 0
  /// The last search in which it was found to wait for others before its reset.
  var waitsInSweep: UInt64 = 0
  /// Whether the gesture was broken off from outside, so that others need not wait for it.
  var isDismissed = false
  /// Whether a finger or a button has been part of the attempt.
  var hadInput = false
  /// The passes in which it asked to go ahead, began to wait for a requirement, and went ahead; 0 is never.
  var proposedInPass: UInt64 = 0
  var heldInPass: UInt64 = 0
  var wonInPass: UInt64 = 0
  /// The last search for an audience in which it was found.
  var look: UInt64 = 0
  var deadline: DeadlineQueue.Token?
}
