import Foundation
import GestureCore

/// Referees all recognizers of one system: who takes part, who goes ahead, who is told, who starts
/// anew.
///
/// There is one for each `TouchSystem`, since requirements cross views and windows. It is the only
/// code that turns the arbiter's verdicts into states.
@MainActor final class GestureEnvironment {
  unowned let system: TouchSystem
  /// The moment of the input that is being handled.
  var now = Timestamp.zero
  var tuning = GestureTuning()
  var deadlines = DeadlineQueue<GestureDeadline>()
  /// Hears of everything that happens; nothing is put into words while it is `nil`.
  var listener: ((TraceEvent) -> Void)?
  private(set) var arbiter = Arbiter()

  /// The recognizer whose own code is running; it reads its hidden state (STM-09).
  private(set) var speaker: UIGestureRecognizer?
  /// The recognizer whose state the system itself is changing.
  var assigner: UIGestureRecognizer?

  private var roster: [UIGestureRecognizer?] = []
  private var vacancies: [Int] = []
  /// Those who take part and may wait for others, or make others wait.
  private var demanding: [UIGestureRecognizer] = []
  /// Recognizers that owe an action, in the order in which they are to be heard.
  private var reporters: [UIGestureRecognizer] = []
  /// Recognizers whose gesture is over and that have not been reset.
  private var finished: [UIGestureRecognizer] = []
  /// Whether a finger lifted or a gesture ended, so that somebody may be due for a reset.
  private var isResetDue = false
  /// Grows with every event and every deadline: one `.changed` action for each (STM-25).
  private(set) var passNumber: UInt64 = 0
  private var lookNumber: UInt64 = 0
  private var isInPass = false
  private var isSettling = false

  init(system: TouchSystem) {
    self.system = system
  }

  // MARK: - Passes

  /// Runs something that may change states, and settles the consequences unless somebody further out
  /// will (STM-10, STM-33).
  func pass(_ body: () -> Void) {
    if isInPass { return body() }
    isInPass = true
    passNumber += 1
    body()
    close()
    isInPass = false
    system.forgetFinishedTouches()
  }

  /// Settles, tells views what was withheld, and resets what is over.
  private func close() {
    settle()
    system.releaseWithheldTouches()
    resetFinished()
  }

  /// A finger lifted, or was given back: somebody may have been waiting for that.
  func noteLift() { isResetDue = true }

  /// Lets a recognizer's own code run.
  func speak(as recognizer: UIGestureRecognizer, _ body: () -> Void) {
    let previous = speaker
    speaker = recognizer
    body()
    speaker = previous
  }

  // MARK: - Taking part

  func include(_ recognizer: UIGestureRecognizer, rank: Int) {
    guard recognizer.course.member == nil else { return }
    let member = Member(vacancies.popLast() ?? roster.count)
    if member.number == roster.count { roster.append(nil) }
    roster[member.number] = recognizer
    recognizer.course.member = member
    recognizer.course.environment = self
    recognizer.course.rank = rank
    arbiter.include(member, rank: rank)
    linkRequirements(of: recognizer)
    if recognizer.mayRequireFailures { demanding.append(recognizer) }
  }

  /// With whom a recognizer may have a requirement: everybody, if it may demand one itself, or else
  /// those who may.
  func partners(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    recognizer.mayRequireFailures ? included : demanding
  }

  /// Notes a requirement between two that take part.
  func link(_ recognizer: UIGestureRecognizer, waitsFor other: UIGestureRecognizer) {
    guard let member = recognizer.course.member, let required = other.course.member,
      other.course.environment === self
    else { return }
    arbiter.require(required, toFailBefore: member)
    // Who is waited for by nobody, and who waits for nobody, is in no circle; that is nearly everyone.
    guard !arbiter.requirements.dependents(of: member).isEmpty,
      !arbiter.requirements.requirements(of: required).isEmpty
    else { return }
    if let cycle = arbiter.requirements.cycle(through: member) {
      let names = cycle.compactMap { roster[$0.number]?.label }.joined(separator: ", ")
      diagnose("\(names) wait for each other to fail; the last in rank will fail")
    }
  }

  var included: [UIGestureRecognizer] { arbiter.members.compactMap { roster[$0.number] } }

  // MARK: - What recognizers say

  func propose(_ recognizer: UIGestureRecognizer, because reason: Reason) {
    include(recognizer, rank: recognizer.rank)
    guard let member = recognizer.course.member else { return }
    recognizer.course.proposalReason = reason
    trace(.proposal(recognizer.subject, recognizer.course.assigned, reason))
    arbiter.propose(member)
  }

  /// The recognizer says itself that this is not its gesture.
  func giveUp(_ recognizer: UIGestureRecognizer, because reason: Reason) {
    include(recognizer, rank: recognizer.rank)
    let old = recognizer.course.shown
    recognizer.course.shown = .failed
    trace(.state(recognizer.subject, from: old, to: .failed, reason))
    noteEnd(of: recognizer, owing: nil)
  }

  /// A recognizer that is under way changed its state.
  func note(_ recognizer: UIGestureRecognizer, is state: GestureState, because reason: Reason) {
    if state.isTerminal {
      trace(.state(recognizer.subject, from: .changed, to: state, reason))
      noteEnd(of: recognizer, owing: state)
    } else {
      owe(state, by: recognizer)
    }
  }

  /// The gesture is over; whether it won decides if it goes on keeping others out (ARB-15).
  func noteEnd(of recognizer: UIGestureRecognizer, owing action: GestureState?) {
    recognizer.cancelDeadline()
    if recognizer.course.shown != .ended, let member = recognizer.course.member {
      arbiter.withdraw(member)
    }
    if let action { owe(action, by: recognizer) }
    finish(recognizer)
  }

  /// It hears no more of its touches (STM-41), and is reset when they have lifted.
  private func finish(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.course.received { touch.removeListener(recognizer) }
    finished.append(recognizer)
    isResetDue = true
  }

  /// A broken-off gesture lets go of its touches at once (STM-31).
  func dropTouches(of recognizer: UIGestureRecognizer) {
    for touch in recognizer.course.received {
      touch.removeRecipient(recognizer)
      touch.removeFollower(recognizer)
    }
    if !recognizer.course.touches.isEmpty {
      recognizer.course.lastCentroid = recognizer.cluster.centroid
    }
    for press in recognizer.course.presses { press.recipients.drop(recognizer) }
    recognizer.course.touches = []
    recognizer.course.touchSet = nil
    recognizer.course.received = []
    recognizer.course.presses = []
    recognizer.course.isFollowingPointer = false
    recognizer.cancelDeadline()
    noteLift()
  }

  /// Movement without a new assignment still is a change (STM-24).
  func noteMovement(of recognizer: UIGestureRecognizer) {
    guard recognizer.course.shown.isUnderWay, !recognizer.course.hasAssigned else { return }
    if recognizer.course.shown == .began {
      show(.changed, of: recognizer)
    }
    owe(.changed, by: recognizer)
  }

  private func show(_ state: GestureState, of recognizer: UIGestureRecognizer) {
    recognizer.show(state, because: .because("its touches moved"))
  }

  private func owe(_ action: GestureState, by recognizer: UIGestureRecognizer) {
    if action == .changed {
      guard recognizer.course.lastChangedPass != passNumber else { return }
      recognizer.course.lastChangedPass = passNumber
    }
    if recognizer.course.owedAction == nil { reporters.append(recognizer) }
    // Only the newest state of an event is told (STM-25).
    recognizer.course.owedAction = action
    recognizer.course.secondOwedAction = nil
  }

  // MARK: - Settling

  /// Carries out verdicts and sends actions until nothing is left to decide (4.1, steps 3 and 4).
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    while true {
      while let step = arbiter.next() { carryOut(step) }
      // After a report there may be more to decide; with nothing to report there is not.
      if reporters.isEmpty { break }
      report()
    }
    isSettling = false
  }

  private func carryOut(_ step: Arbiter.Step) {
    switch step {
    case .askShouldBegin(let member):
      arbiter.answer(roster[member.number].map { shouldBegin($0) } ?? false)
    case .askPrevents(let first, let second):
      guard let winner = roster[first.number], let other = roster[second.number] else {
        return arbiter.answer(false)
      }
      arbiter.answer(prevents(winner, other))
    case .commit(let member):
      if let recognizer = roster[member.number] { commit(recognizer) }
    case .hold(let member, let other):
      guard let recognizer = roster[member.number], let required = roster[other.number] else {
        return
      }
      recognizer.course.heldInPass = passNumber
      // It may have closed a circle.
      isResetDue = true
      trace(.held(recognizer.subject, until: required.subject))
    case .fail(let member, let refusal):
      guard let recognizer = roster[member.number] else { return }
      recognizer.show(.failed, because: reason(for: refusal, of: recognizer))
      noteEnd(of: recognizer, owing: nil)
    }
  }

  private func reason(
    for refusal: Arbiter.Refusal, of recognizer: UIGestureRecognizer
  ) -> Reason {
    func subject(_ member: Member) -> Subject {
      roster[member.number]?.subject ?? Subject(id: 0, name: "a recognizer that has gone")
    }
    return switch refusal {
    case .vetoed: .vetoed(by: lastVeto ?? "somebody")
    case .prevented(let winner): .prevented(by: subject(winner))
    case .requirementWon(let other): .requirementRecognized(subject(other))
    case .deadlock(let other): .deadlock(with: subject(other))
    }
  }

  /// Who said no to the last should-begin question.
  var lastVeto: String?

  /// Makes public what the recognizer assigned to itself (STM-25), the hidden run of a held one in the
  /// order in which it happened (FAI-06, OPN-11).
  private func commit(_ recognizer: UIGestureRecognizer) {
    let course = recognizer.course
    let isOver = course.assigned == .ended
    // Of several states in one event the newest is told, but nothing changes that has not begun
    // (STM-03, STM-25). Who waited for others in this very event has hidden nothing from anybody; a
    // longer hidden run is told from its beginning.
    let wasHeld = course.heldInPass.map { $0 != passNumber } ?? false
    let beginsFirst = course.ranThroughBegan && (!isOver || wasHeld)
    let first: GestureState = beginsFirst ? .began : course.assigned
    if wasHeld {
      recognizer.show(first, because: course.proposalReason)
      recognizer.course.assigned = isOver ? .ended : first
    } else {
      recognizer.course.shown = first
      recognizer.course.assigned = first
      trace(.state(recognizer.subject, from: .possible, to: first, course.proposalReason))
    }
    owe(first, by: recognizer)
    if isOver {
      if beginsFirst { recognizer.course.secondOwedAction = .ended }
      recognizer.cancelDeadline()
      finish(recognizer)
    }
  }

  /// Takes the touches of whoever went ahead from their views, and sends the actions (4.1, step 4).
  private func report() {
    var next = 0
    while next < reporters.count {
      let recognizer = reporters[next]
      next += 1
      let second = recognizer.course.secondOwedAction
      guard let first = recognizer.course.owedAction else { continue }
      recognizer.course.owedAction = nil
      recognizer.course.secondOwedAction = nil
      send(first, of: recognizer)
      // If its own action broke it off, the cancellation that it now owes is its end.
      if let second, recognizer.course.owedAction == nil { send(second, of: recognizer) }
    }
    reporters.removeAll(keepingCapacity: true)
  }

  private func send(_ action: GestureState, of recognizer: UIGestureRecognizer) {
    if recognizer.course.shown != action {
      recognizer.show(action, because: recognizer.course.proposalReason)
    }
    // The first action is the moment of recognition, whatever state it tells of (DEL-30).
    if !recognizer.course.hasActed, recognizer.cancelsTouchesInView {
      system.claimTouches(of: recognizer)
      system.claimPresses(of: recognizer)
    }
    recognizer.course.hasActed = true
    trace(.action(recognizer.subject, action))
    for target in recognizer.targets { target.send(from: recognizer) }
  }

  // MARK: - Resetting

  /// Resets what is over and has no finger down any more, linked recognizers together (STM-44,
  /// STM-45).
  func resetFinished() {
    guard isResetDue else { return }
    isResetDue = false
    if system.isQuiet { failWhateverIsLeft() }
    while let step = arbiter.breakCycle(where: { roster[$0.number]?.course.isIdle ?? true }) {
      carryOut(step)
      settle()
      system.releaseWithheldTouches()
    }
    var index = 0
    while index < finished.count {
      // While fingers rest or move nobody is ready, and this runs for every event: the groups are
      // only made for whom it is worth it.
      guard isReadyForReset(finished[index]) else {
        index += 1
        continue
      }
      let group = linked(with: finished[index])
      guard areReadyForReset(group) else {
        index += 1
        continue
      }
      for recognizer in group { finished.drop(recognizer) }
      for recognizer in group { reset(recognizer) }
      index = 0
    }
  }

  private func areReadyForReset(_ group: [UIGestureRecognizer]) -> Bool {
    for recognizer in group where !isReadyForReset(recognizer) { return false }
    return true
  }

  private func linked(with recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    guard arbiter.requirements.edgeCount > 0, let member = recognizer.course.member,
      !recognizer.course.isDismissed
    else { return [recognizer] }
    return arbiter.requirements.component(of: member).compactMap { roster[$0.number] }
      .filter { !$0.course.isDismissed || $0 === recognizer }
  }

  private func isReadyForReset(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.course.shown.isTerminal && recognizer.course.owedAction == nil
      && !recognizer.course.hasTouchDown && !recognizer.course.hasPressDown
      && !recognizer.course.isFollowingPointer
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.cancelDeadline()
    let hasFailed = recognizer.course.shown == .failed
    speak(as: recognizer) { recognizer.reset() }
    recognizer.show(.possible, because: .reset)
    for touch in recognizer.course.received {
      touch.removeRecipient(recognizer)
      if hasFailed { touch.removeFollower(recognizer) }
    }
    for press in recognizer.course.presses { press.recipients.drop(recognizer) }
    leave(recognizer)
  }

  private func leave(_ recognizer: UIGestureRecognizer) {
    guard let member = recognizer.course.member else { return }
    arbiter.remove(member)
    roster[member.number] = nil
    vacancies.append(member.number)
    demanding.drop(recognizer)
    recognizer.course = GestureCourse()
  }

  /// The safety net: with no finger down, whoever is undecided and waits for nothing fails (STM-46);
  /// whoever ignored all of its touches leaves without a word (DEL-65).
  private func failWhateverIsLeft() {
    var hasWork = false
    for recognizer in included
    where recognizer.course.isUndecided && recognizer.course.isIdle
      && recognizer.course.deadline == nil && !isWaiting(recognizer)
    {
      hasWork = true
      if recognizer.course.received.isEmpty && recognizer.course.presses.isEmpty {
        recognizer.speakReset(in: self)
        leave(recognizer)
        continue
      }
      recognizer.show(.failed, because: .nothingLeft)
      noteEnd(of: recognizer, owing: nil)
    }
    // Somebody may have waited for those who failed or left.
    if hasWork {
      settle()
      system.releaseWithheldTouches()
    }
  }

  private func isWaiting(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.course.member.map { arbiter.standing(of: $0) == .held } ?? false
  }

  /// An interruption also ends the waiting of those who have no finger down, between two taps.
  func giveUpWaiting() {
    for recognizer in included
    where recognizer.course.isUndecided && recognizer.course.isIdle {
      recognizer.show(.failed, because: .touchesCancelled)
      noteEnd(of: recognizer, owing: nil)
    }
  }

  // MARK: - Looking

  /// Starts a new round of showing touches, in which each recognizer is shown them once.
  func startLook() { lookNumber += 1 }

  func isFirstLook(of recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.course.lastLook != lookNumber else { return false }
    recognizer.course.lastLook = lookNumber
    return true
  }

  // MARK: - Telling

  func trace(_ kind: @autoclosure () -> TraceEvent.Kind) {
    listener?(TraceEvent(time: now, kind()))
  }

  func diagnose(_ words: @autoclosure () -> String) {
    trace(.diagnostic(words()))
  }
}

extension UIGestureRecognizer {
  /// A reset without a change of state, for whoever took no part after all.
  fileprivate func speakReset(in environment: GestureEnvironment) {
    environment.speak(as: self) { reset() }
  }
}
