import Foundation
import GestureCore

/// The recognizer's place in a contest while it takes part.
struct Seat {
  /// The engine outlives every attempt in it.
  let engine: Unretained<GestureEngine>
  let member: Member
}

/// A recognizer's present attempt, from its first touch to the reset: plain values, replaced as a whole by the reset.
/// Facts that concern other recognizers are in the contest, by its number. The few lists of an attempt are in
/// ``AttemptLists``.
struct Attempt {
  /// `nil` while it takes no part.
  var seat: Seat?
  /// The state that the recognizer has assigned; hidden from others until it may go ahead.
  var assignedState: GestureState = .possible
  /// The state that others read.
  var publicState: GestureState = .possible
  /// Whether it is being reset with a state that reads `.possible` (COR-27), and so assigns none.
  var isInReset = false
  /// Whether it assigned `.began` while it was hidden.
  var ranThroughBegan = false
  /// Whether it has assigned a state since the last message about its touches (STM-24).
  var hasAssigned = false

  private var downHolder = HeldGroup()
  private var allHolder = HeldGroup()
  /// The last centroid, kept when no touch is left (REC-09). Scene space.
  var lastCentroid: CGPoint = .zero
  /// The type that the first touch settled (API-G13).
  var touchType: Int?
  /// The answer to `shouldReceive(_:)` for an event, asked once for each event (DEL-13).
  var eventAnswer: (event: Int, refusal: EventRefusal?)?
  /// A deadline that it set before it took part.
  var outsideDeadline: DeadlineQueue.Token?

  var engine: GestureEngine? { seat?.engine.object }
  @inline(__always)
  var member: Member? { seat?.member }

  // MARK: - Touches

  /// The touches that it has received, does not ignore, and that are down.
  @inline(__always)
  var downGroup: TouchGroup {
    get { downHolder.group }
    set { downHolder.replace(by: newValue) }
  }
  /// All touches of the gesture, those that have lifted included.
  @inline(__always)
  var allGroup: TouchGroup {
    get { allHolder.group }
    set { allHolder.replace(by: newValue) }
  }
  var downTouches: [UITouch] { withDownGroup { $0.touches } }
  var allTouches: [UITouch] { withAllGroup { $0.touches } }

  // For readers, without retaining the group.

  @inline(__always)
  func withDownGroup<Result>(_ body: (TouchGroup) -> Result) -> Result { downHolder.with(body) }
  @inline(__always)
  func withAllGroup<Result>(_ body: (TouchGroup) -> Result) -> Result { allHolder.with(body) }

  @inline(__always)
  func hasSameTouches(as other: Attempt) -> Bool {
    other.allHolder.with { allHolder.isSame(as: $0) }
  }
}

/// The side that refuses an event.
enum EventRefusal {
  case itsClass
  case itsDelegate
}

/// The lists of an attempt, which are nearly always empty.
struct AttemptLists {
  /// The presses that it has received and does not ignore, those that have ended included.
  var presses: [UIPress] = []
  /// Failure requirements of this attempt by a delegate's or class's word, and the rule of each.
  var foundRequirements: [(serial: Int, rule: RequirementRule)] = []

  var isEmpty: Bool { presses.isEmpty && foundRequirements.isEmpty }
}

extension UIGestureRecognizer {
  /// Replaces the attempt by a new one. Releasing presses may run client code, and comes last.
  func resetAttempt() {
    attempt.downGroup = .empty
    attempt.allGroup = .empty
    attempt = Attempt()
    if !attemptLists.isEmpty { attemptLists = AttemptLists() }
  }
}
