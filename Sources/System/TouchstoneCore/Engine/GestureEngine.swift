import Foundation
import GestureCore

/// Carries out what the contest decides, for all recognizers of one scene: it asks client code, publishes states, and
/// sends actions and messages.
///
/// Each `TouchSystem` has one, since requirements cross views and windows. Only the engine performs the steps of the contest; other code reports facts to it.
@MainActor package final class GestureEngine {
  // No client code runs during a change of the contest or of the lists below, so exclusivity need not be checked. An
  // object that leaves a list is released by the caller, after the change.

  @exclusivity(unchecked) var contest = Contest()
  /// The recognizers that take part, by number.
  @exclusivity(unchecked) var roster = Roster()
  /// The touches that are down, and those that have ended and are withheld from their views.
  @exclusivity(unchecked) var touchList = TouchList()
  /// The presses that are down, and those that have ended and are withheld from their responders.
  var presses: [UIPress] = []
  @exclusivity(unchecked) var spareTouches = SpareTouches()
  @exclusivity(unchecked) var groups = TouchGroups()
  @exclusivity(unchecked) var sleepers = Sleepers()
  /// Recognizers under way that were removed from their view in this pass, and may be added to another one (COR-22).
  @exclusivity(unchecked) var detached: [UIGestureRecognizer] = []
  var tuning = GestureTuning() {
    didSet { contest.pass.failsStranded = tuning.failsStrandedRecognizers }
  }
  /// The profile that the next multi-touch sequence has.
  var profile = TouchProfile.documented
  /// Whether `state` reads `.possible` in `reset()` (COR-27).
  var isPossibleInReset = false
  @exclusivity(unchecked) var tracer = Tracer(epoch: GestureEngine.nextEpoch())
  /// The listeners to the trace; change them by `listen`. None of them is called from inside.
  @exclusivity(unchecked) private(set) var outlets = TraceOutlets()
  /// The system of the engine, until it is released.
  private var system: Unretained<TouchSystem>?
  @exclusivity(unchecked) private var ownCode = OwnCode()
  /// Whether the scene is gone.
  private(set) var isAbandoned = false
  /// The recognizers with an input that was cancelled in the event that is being handled.
  @exclusivity(unchecked) var cancelledMembers: [Member] = []

  /// The recognizer whose own code is running, and the recognizer whose state the engine is setting. The roster or the
  /// caller keeps both.
  private struct OwnCode {
    var running: Unretained<UIGestureRecognizer>?
    var assigned: Unretained<UIGestureRecognizer>?
  }

  package var touches: [UITouch] { touchList.touches }

  @inline(__always)
  var now: Timestamp { contest.pass.time }

  // MARK: - Passes

  @inline(__always)
  var isInPass: Bool { contest.pass.isUnderWay }

  /// Runs code that may change states, and settles the consequences, unless an enclosing call does (STM-10, STM-33).
  func pass(_ body: () -> Void) {
    if isInPass { return body() }
    passOutsideOfInput(body)
  }

  @inline(never)
  private func passOutsideOfInput(_ body: () -> Void) {
    // Outside of the input no other object keeps the system, and a client's action may release the scene.
    guard let system = system?.object else { return }
    pass(of: system, body)
    system.receiveWaiting()
  }

  /// For a system that is handling input, and so is kept.
  @inline(__always)
  func pass(of system: TouchSystem, _ body: () -> Void) {
    if isInPass { return body() }
    contest.startPass()
    body()
    if !detached.isEmpty { abortDetached() }
    // Mostly the windows' turns have settled all of it, and no message is pending.
    if !contest.hasNothingToDo || contest.inputs.hasPending || contest.inputs.hasUnseen {
      runEndOfPass()
    }
    contest.endPass()
    #if DEBUG || TOUCHSTONE_CHECKS
      if Self.checksCopies { contest = contest.copy() }
    #endif
    let hasFinished = removeFinished()
    if hasFinished || contest.hasDeparted { releaseDeparted(for: system, hasFinished) }
    #if DEBUG || TOUCHSTONE_CHECKS
      checkInvariants()
    #endif
  }

  /// Releases recognizers that have left, and touches about which no message is due. It runs after the pass, because
  /// deinitializers of clients may start another one.
  private func releaseDeparted(for system: TouchSystem, _ hasFinishedTouches: Bool) {
    // A recognizer that waited may leave when its touches are long over (COR-17).
    if hasFinishedTouches || touchList.isEmpty { groups.retireLatest() }
    while contest.hasDeparted, let number = contest.popDeparted() { _ = roster.remove(number) }
    clearUnusedGroups()
    system.recycleEvent()
  }

  /// Groups that no attempt has any more release their touches.
  func clearUnusedGroups() {
    while let group = groups.removeUnused() {
      group.clear()
      groups.addFree(group)
    }
  }

  /// The system owns the engine, and ends the reference before it is released.
  func setSystem(_ system: TouchSystem?) { self.system = system.map { Unretained($0) } }

  #if TOUCHSTONE_CHECKS
    private static let checksCopies = true
  #elseif DEBUG
    /// Whether each pass goes on with a copy of the contest, so that every test proves the copy. Set for this repository's
    /// tests only.
    private static let checksCopies =
      ProcessInfo.processInfo.environment["TOUCHSTONE_CHECKS"] != nil
  #endif

  // MARK: - Code of recognizers

  /// Runs a recognizer's own code, in which `state` reads what it has assigned.
  @inline(__always)
  func runCode(of recognizer: UIGestureRecognizer, _ body: () -> Void) {
    let previous = ownCode.running
    previous?.with { $0.isInOwnCode = false }
    ownCode.running = Unretained(recognizer)
    recognizer.isInOwnCode = true
    body()
    recognizer.isInOwnCode = false
    ownCode.running = previous
    previous?.with { $0.isInOwnCode = true }
  }

  /// Changes a recognizer's state through its own setter, so that overrides see it (STM-09).
  func assign(_ state: GestureState, to recognizer: UIGestureRecognizer) {
    let previous = ownCode.assigned
    ownCode.assigned = Unretained(recognizer)
    recognizer.state = state
    ownCode.assigned = previous
  }

  @inline(__always)
  func isAssigning(_ recognizer: UIGestureRecognizer) -> Bool {
    ownCode.assigned?.isSame(as: recognizer) == true
  }

  // MARK: - The end of the scene

  /// The scene is gone, perhaps in the middle of a gesture. Recognizers that live on do not refer to it any more.
  func abandon() {
    isAbandoned = true
    let abandoned = roster.all
    for recognizer in abandoned { recognizer.resetAttempt() }
    contest.abandon()
    roster = Roster()
    groups.retireLatest()
    clearUnusedGroups()
    for recognizer in abandoned { recognizer.reset() }
  }

  /// Removes and returns all inputs, which refer to the engine. Groups do not keep their touches, and an event that a client
  /// keeps has the engine.
  func removeInputs() -> ([UITouch], [UIPress]) {
    defer {
      groups = TouchGroups()
      touchList = TouchList()
      presses = []
      spareTouches = SpareTouches()
    }
    return (touches, presses)
  }

  // MARK: - The trace

  /// Changes the listeners. The outlets are replaced as a whole; a listener that leaves is released after that.
  func listen(_ change: (inout TraceOutlets) -> Void) {
    var next = outlets
    change(&next)
    outlets = next
    tracer.setHasListeners(outlets.isOpen)
  }
}

/// The loops over the contest's steps. Client code that a step runs adds facts to the contest, and the loop finds them
/// there.
extension GestureEngine {
  /// The turn of a window with an event.
  @inline(__always)
  func runTurn(of window: UIWindow, with event: UIEvent) {
    let touches = event.changedTouches(in: window)
    var turn = Contest.Turn(.window(isOnly: event.onlyWindow != nil))
    while let step = contest.next(&turn, { preventionWithoutAsking($0, $1) }) {
      switch step {
      case .gather: gather(event, touches, in: window)
      case .notify: notify(event, touches, in: window)
      case .deliver(inWindow: true): deliver(event, touches, in: window)
      default: perform(step)
      }
    }
  }

  /// The end of a pass, when each window has had its turn.
  func runEndOfPass() {
    var turn = Contest.Turn(.end)
    while let step = contest.next(&turn, { preventionWithoutAsking($0, $1) }) { perform(step) }
  }

  @inline(__always)
  private func perform(_ step: Contest.Step) {
    switch step {
    case .decide(let decision): carryOut(decision)
    case .cancelTouches(let member, let state):
      roster[member]?.with { cancelTouches(of: $0, state) }
    case .act(let member, let state): roster[member]?.with { sendAction(state, of: $0) }
    case .deliver: deliverPending()
    case .dropUnseen: dropUnseen()
    case .cancel(let member): roster[member]?.with { cancelStranded($0) }
    case .fail(let member): roster[member]?.with { finish($0, as: .failed, because: .nothingLeft) }
    case .withdraw(let member): roster[member]?.with { withdraw($0) }
    case .reportStranded(let member): roster[member]?.with { reportStranded($0) }
    case .reset(let member): roster[member]?.with { reset($0) }
    case .gather, .notify: break
    }
  }
}
