import Foundation
import GestureCore

/// What a recognizer knows of the present attempt, from its first touch to the reset.
struct GestureCourse {
  /// Its number while it takes part; `nil` when it takes none.
  var member: Member?
  /// Set together with `member`; the environment outlives every attempt in it.
  var environment: GestureEnvironment?
  /// What the recognizer assigned to itself; hidden from others until it may go ahead.
  var assigned: GestureState = .possible
  /// What everybody reads.
  var shown: GestureState = .possible
  /// Why it wants what it wants, for the moment in which it gets it.
  var proposalReason: Reason = .assigned
  /// Whether it waited for a requirement, so that its whole hidden run is owed (FAI-06, OPN-11).
  var wasHeld = false
  /// Whether the hidden run went through `.began`.
  var ranThroughBegan = false

  /// The touches that it follows: received, not ignored and down, in order of arrival.
  var touches: [UITouch] = []
  /// All touches that are part of the gesture, those that have lifted included.
  var received: [UITouch] = []
  /// The last centroid, kept when no touch is left (REC-09). Scene space.
  var lastCentroid: CGPoint = .zero
  /// The type that the first touch settled (API-G13).
  var touchType: Int?
  /// The answer to "do you want anything of this event", asked once per event (DEL-13).
  var eventAnswer: (event: Int, answer: Bool)?

  /// Actions that are owed, oldest first: one, or two for a hidden run that ended (OPN-11).
  var owedActions: [GestureState] = []
  /// The pass in which the last `.changed` action went out: one for each event (STM-25).
  var lastChangedPass: UInt64 = 0
  /// Whether it assigned a state since its touches were shown to it (STM-24).
  var hasAssigned = false
  /// The number of the last event in which it was asked to look at touches.
  var lastLook: UInt64 = 0
  /// Whether the gesture was broken off from outside, so that it need not wait for its fingers.
  var isDismissed = false
  var deadline: DeadlineQueue<GestureDeadline>.Token?

  /// Whether touches are left to it: down, or lifted without its having heard. One that has assigned
  /// its end hears of no lift, so its touches stay listed.
  var hasTouchesLeft: Bool {
    assigned.isTerminal ? touches.contains { $0.isDown } : !touches.isEmpty
  }

  /// Whether somebody who waits for it, or for whom it delays touches, must go on waiting.
  var isUndecided: Bool { member != nil && shown == .possible }
}

/// Work that a recognizer asked to be done at a moment.
struct GestureDeadline {
  weak var recognizer: UIGestureRecognizer?
  var work: @MainActor () -> Void
}
