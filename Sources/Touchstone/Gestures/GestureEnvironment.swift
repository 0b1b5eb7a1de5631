import Foundation
import GestureCore

/// Referees all recognizers of one system: who takes part, who goes ahead, who is told, who starts
/// anew.
///
/// There is one for each `TouchSystem`, since requirements cross views and windows. It is the only
/// code that turns the arbiter's verdicts into states.
@MainActor final class GestureEnvironment {
  weak var system: TouchSystem?
  private(set) var arbiter = Arbiter()

  /// The recognizer whose own code is running; it reads its hidden state (STM-09).
  private(set) var speaker: UIGestureRecognizer?
  /// The recognizer whose state the system itself is changing.
  var assigner: UIGestureRecognizer?

  private var roster: [UIGestureRecognizer?] = []
  private var vacancies: [Int] = []
  /// Recognizers that owe an action, in the order in which they are to be heard.
  private var reporters: [UIGestureRecognizer] = []
  /// Recognizers whose gesture is over and that have not been reset.
  private var finished: [UIGestureRecognizer] = []
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
    system?.forgetFinishedTouches()
  }

  /// Settles, tells views what was withheld, and resets what is over.
  private func close() {
    settle()
    system?.releaseWithheldTouches()
    resetFinished()
  }

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
    arbiter.include(member, rank: rank)
    linkRequirements(of: recognizer)
  }

  /// Notes a requirement between two that take part.
  func link(_ recognizer: UIGestureRecognizer, waitsFor other: UIGestureRecognizer) {
    guard let member = recognizer.course.member, let required = other.course.member,
      other.course.environment === self
    else { return }
    arbiter.require(required, toFailBefore: member)
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
    finished.append(recognizer)
  }

  /// A broken-off gesture lets go of its touches at once (STM-31).
  func dropTouches(of recognizer: UIGestureRecognizer) {
    for touch in recognizer.course.received {
      touch.recipients.removeAll { $0 === recognizer }
    }
    if !recognizer.course.touches.isEmpty {
      recognizer.course.lastCentroid = recognizer.cluster.centroid
    }
    for press in recognizer.course.presses {
      press.recipients.removeAll { $0 === recognizer }
    }
    recognizer.course.touches = []
    recognizer.course.received = []
    recognizer.course.presses = []
    recognizer.course.isFollowingPointer = false
    recognizer.cancelDeadline()
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
    if recognizer.course.owedActions.isEmpty {
      reporters.append(recognizer)
      recognizer.course.owedActions.append(action)
    } else if let last = recognizer.course.owedActions.last, last != .began, action != .began {
      // Only the newest state of an event is told (STM-25).
      recognizer.course.owedActions[recognizer.course.owedActions.count - 1] = action
    } else {
      recognizer.course.owedActions.append(action)
    }
  }

  // MARK: - Settling

  /// Carries out verdicts and sends actions until nothing is left to decide (4.1, steps 3 and 4).
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    repeat {
      while let step = arbiter.next() { carryOut(step) }
      report()
    } while arbiter.hasWork || !reporters.isEmpty
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

  /// Makes public what the recognizer assigned to itself, the hidden run of a held one in the order
  /// in which it happened (FAI-06, OPN-11).
  private func commit(_ recognizer: UIGestureRecognizer) {
    let course = recognizer.course
    let isOver = course.assigned == .ended
    // Who waited for others in this very event has hidden nothing from anybody (STM-25).
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
      if beginsFirst { owe(.ended, by: recognizer) }
      recognizer.cancelDeadline()
      finished.append(recognizer)
    }
  }

  /// Takes the touches of whoever went ahead from their views, and sends the actions (4.1, step 4).
  private func report() {
    while !reporters.isEmpty {
      let recognizer = reporters.removeFirst()
      let actions = recognizer.course.owedActions
      recognizer.course.owedActions = []
      for action in actions {
        if recognizer.course.shown != action {
          recognizer.show(action, because: recognizer.course.proposalReason)
        }
        if action == .began || action == .ended, recognizer.cancelsTouchesInView {
          system?.claimTouches(of: recognizer)
          system?.claimPresses(of: recognizer)
        }
        trace(.action(recognizer.subject, action))
        let wasDismissed = recognizer.course.isDismissed
        for target in recognizer.targets { target.send(from: recognizer) }
        // Its own action broke it off; the cancellation that follows is its end.
        if recognizer.course.isDismissed && !wasDismissed { break }
      }
    }
  }

  // MARK: - Resetting

  /// Resets what is over and has no finger down any more, linked recognizers together (STM-44,
  /// STM-45).
  func resetFinished() {
    if system?.isQuiet == true { failWhateverIsLeft() }
    while let step = arbiter.breakCycle(where: { roster[$0.number]?.course.isIdle ?? true }) {
      carryOut(step)
      settle()
      system?.releaseWithheldTouches()
    }
    var index = 0
    while index < finished.count {
      let group = linked(with: finished[index])
      guard group.allSatisfy(isReadyForReset) else {
        index += 1
        continue
      }
      finished.removeAll { candidate in group.contains { $0 === candidate } }
      for recognizer in group { reset(recognizer) }
      index = 0
    }
  }

  private func linked(with recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    guard arbiter.requirements.edgeCount > 0, let member = recognizer.course.member,
      !recognizer.course.isDismissed
    else { return [recognizer] }
    return arbiter.requirements.component(of: member).compactMap { roster[$0.number] }
      .filter { !$0.course.isDismissed || $0 === recognizer }
  }

  private func isReadyForReset(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.course.shown.isTerminal && recognizer.course.owedActions.isEmpty
      && !recognizer.course.received.contains { $0.isDown }
      && !recognizer.course.presses.contains { $0.isDown }
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.cancelDeadline()
    speak(as: recognizer) { recognizer.reset() }
    recognizer.show(.possible, because: .reset)
    for touch in recognizer.course.received { touch.recipients.removeAll { $0 === recognizer } }
    for press in recognizer.course.presses { press.recipients.removeAll { $0 === recognizer } }
    leave(recognizer)
  }

  private func leave(_ recognizer: UIGestureRecognizer) {
    guard let member = recognizer.course.member else { return }
    arbiter.remove(member)
    roster[member.number] = nil
    vacancies.append(member.number)
    recognizer.course = GestureCourse()
  }

  /// The safety net: with no finger down, whoever is undecided and waits for nothing fails (STM-46);
  /// whoever ignored all of its touches leaves without a word (DEL-65).
  private func failWhateverIsLeft() {
    var hasFailed = false
    for recognizer in included
    where recognizer.course.isUndecided && recognizer.course.isIdle
      && recognizer.course.deadline == nil && !isWaiting(recognizer)
    {
      if recognizer.course.received.isEmpty && recognizer.course.presses.isEmpty {
        recognizer.speakReset(in: self)
        leave(recognizer)
        continue
      }
      recognizer.show(.failed, because: .nothingLeft)
      noteEnd(of: recognizer, owing: nil)
      hasFailed = true
    }
    if hasFailed {
      settle()
      system?.releaseWithheldTouches()
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
    system?.record(kind())
  }

  func diagnose(_ words: @autoclosure () -> String) {
    system?.record(.diagnostic(words()))
  }
}

extension UIGestureRecognizer {
  /// A reset without a change of state, for whoever took no part after all.
  fileprivate func speakReset(in environment: GestureEnvironment) {
    environment.speak(as: self) { reset() }
  }
}
