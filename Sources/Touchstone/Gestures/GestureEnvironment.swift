import Foundation
import GestureCore

/// Referees all recognizers of one system: who takes part, who goes ahead, who is told, who starts
/// anew.
///
/// There is one for each `TouchSystem`, since requirements cross views and windows. It is the only
/// code that turns the arbiter's verdicts into states.
@MainActor final class GestureEnvironment {
  /// Whose environment it is, until that goes.
  private var owner: Uncounted<TouchSystem>?
  /// The moment of the input that is being handled.
  var now = Timestamp.zero
  var tuning = GestureTuning()
  // Plain values that do their work alone: nobody's code runs meanwhile that could come back here.
  @exclusivity(unchecked) var contest = Contest()
  @exclusivity(unchecked) var otherDeadlines = OtherDeadlines()
  /// Who hears of everything that happens; change it by `listen`. None of them is called
  /// from within.
  @exclusivity(unchecked) private(set) var outlets = TraceOutlets()
  /// Whether anybody does, and whether that or the trace is kept. Flags of their own, that are only
  /// ever assigned: reading one costs one load.
  private(set) var isHeard = false
  private(set) var isTracing = false
  /// What is kept, without names. Adding to it runs nobody's code that could come back here.
  @exclusivity(unchecked) var keptTrace: TraceBuffer?
  @exclusivity(unchecked) private(set) var names = TraceNames()
  /// Whether to look who of them is still spoken of.
  var hasManyNames: Bool { names.isFull }
  /// What marks must be of to have a place among the names; no two environments have the same.
  private(set) var epoch = nextEpoch()
  private static var lastEpoch = 0
  /// The recognizer whose own code is running, and the one whose state the system itself is changing. Both are kept by the
  /// roster or by the caller.
  @exclusivity(unchecked) private var speaker: Uncounted<UIGestureRecognizer>?
  @exclusivity(unchecked) private var assigned: Uncounted<UIGestureRecognizer>?

  // Lists that are changed in place: no client's code runs in a change, since one that is let go of
  // is kept by the caller.

  @exclusivity(unchecked) var roster = Roster()
  // Nobody's code runs while it is changed: touches that are in a group are kept elsewhere, too.
  @exclusivity(unchecked) var groups = TouchGroups()
  /// Whether the scene has gone.
  var isAbandoned = false

  // MARK: - Passes

  /// Runs something that may change states, and settles the consequences unless a call further out
  /// will (STM-10, STM-33).
  func pass(_ body: () -> Void) {
    if isInPass { return body() }
    passOutside(body)
  }

  @inline(never)
  private func passOutside(_ body: () -> Void) {
    // Outside of the input nobody else keeps it, and a client's action may let go of the scene.
    guard let system = owner?.object else { return }
    pass(of: system, body)
    system.receiveWaiting()
  }

  /// The same for a system that is handling input, and so is kept.
  @inline(__always)
  func pass(of system: TouchSystem, _ body: () -> Void) {
    if isInPass { return body() }
    contest.startPass()
    body()
    // Mostly an event has settled all of it on its way, and no view has anything to hear.
    if !contest.isCalm || contest.hasNews { takeLastTurn() }
    contest.endPass()
    #if DEBUG || TOUCHSTONE_CHECKS
      // The same contest goes on as a copy of itself: all that it knows can be copied.
      contest = contest.copy()
    #endif
    let hasLost = system.retireFinishedTouches()
    if hasLost || contest.hasDeparted { letGo(for: system, ofTouches: hasLost) }
    #if DEBUG || TOUCHSTONE_CHECKS
      checkInvariants()
    #endif
  }

  /// Lets go of recognizers that have left, and of touches that are over.
  private func letGo(for system: TouchSystem, ofTouches hasLost: Bool) {
    if hasLost { groups.forgetLatest() }
    letGoOfDeparted()
    clearGroups()
    system.retireEvent()
  }

  /// Groups that nobody has any more let go of their touches.
  func clearGroups() {
    while let group = groups.takeUnused() {
      group.clear()
      groups.add(spare: group)
    }
  }

  /// In a pass, which keeps the system.
  @inline(__always)
  func withSystem(_ body: (TouchSystem) -> Void) { owner?.with(body) }

  /// The system owns the environment, and takes it back when it goes.
  func setOwner(_ system: TouchSystem?) { owner = system.map { Uncounted($0) } }

  @inline(__always)
  var isInPass: Bool { contest.isInPass }

  /// When the next deadline is due.
  var nextDeadline: Timestamp? { contest.nextDeadline }

  /// Runs a recognizer's own code, which reads its hidden state.
  @inline(__always)
  func speak(as recognizer: UIGestureRecognizer, _ body: () -> Void) {
    let previous = speaker
    previous?.with { $0.isSpeaking = false }
    speaker = Uncounted(recognizer)
    recognizer.isSpeaking = true
    body()
    recognizer.isSpeaking = false
    speaker = previous
    previous?.with { $0.isSpeaking = true }
  }

  /// Changes a recognizer's state through its own setter, so that overrides see it (STM-09).
  func assign(_ state: GestureState, to recognizer: UIGestureRecognizer) {
    let previous = assigned
    assigned = Uncounted(recognizer)
    recognizer.state = state
    assigned = previous
  }

  @inline(__always)
  func isAssigning(_ recognizer: UIGestureRecognizer) -> Bool {
    assigned?.isSame(as: recognizer) == true
  }

  // MARK: - The trace

  /// Changes who listens. The outlets are replaced as a whole, and a listener that leaves goes
  /// after that.
  func listen(_ change: (inout TraceOutlets) -> Void) {
    var next = outlets
    change(&next)
    outlets = next
    isHeard = outlets.isOpen
    isTracing = isHeard || keptTrace != nil
  }

  /// What is kept of the trace.
  var traceBuffer: TraceBuffer? {
    get {
      var buffer = keptTrace
      buffer?.names = names
      return buffer
    }
    set {
      keptTrace = newValue
      isTracing = isHeard || newValue != nil
      startEpoch(with: newValue?.names ?? TraceNames())
    }
  }

  func newMark(for subject: Subject) -> TraceMark {
    let mark = TraceMark(epoch: epoch, place: names.add(subject))
    return mark
  }

  /// Views and recognizers come and go, and their names must not become ever more.
  func forgetOldNames() {
    guard var buffer = traceBuffer else { return startEpoch(with: TraceNames()) }
    buffer.forgetNames()
    traceBuffer = buffer
  }

  /// All that knew their places among the names have to be added again.
  private func startEpoch(with names: TraceNames) {
    self.names = names
    epoch = Self.nextEpoch()
  }

  private static func nextEpoch() -> Int {
    lastEpoch += 1
    return lastEpoch
  }
}
