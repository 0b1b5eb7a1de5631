import Foundation
import GestureCore

/// Referees all recognizers of one system: who takes part, who goes ahead, who is told, who starts
/// anew.
///
/// There is one for each `TouchSystem`, since requirements cross views and windows. It is the only
/// code that turns the arbiter's verdicts into states.
@MainActor final class GestureEnvironment {
  /// Set once, before anybody reads it.
  @exclusivity(unchecked) unowned var system: TouchSystem!
  /// The moment of the input that is being handled.
  var now = Timestamp.zero
  var tuning = GestureTuning()
  // Plain values that do their work alone: nobody's code runs meanwhile that could come back here.
  @exclusivity(unchecked) var deadlines = GestureDeadlines()
  @exclusivity(unchecked) var arbiter = Arbiter()
  /// When the next deadline is due; asked for every event.
  var nextDeadline: Timestamp?
  /// Who hears of everything that happens; change it by `listen`. None of them is called
  /// from within.
  @exclusivity(unchecked) private(set) var outlets = TraceOutlets()
  /// Whether anybody does, and whether that or the trace is kept. Flags of their own, that are only
  /// ever assigned: reading one costs one load.
  private(set) var isHeard = false
  private(set) var isTracing = false
  /// What is kept, without names. Adding to it runs nobody's code that could come back here.
  @exclusivity(unchecked) var keptTrace: TraceBuffer?
  private(set) var names = TraceNames()
  /// Whether to look who of them is still spoken of.
  private(set) var hasManyNames = false
  /// What marks must be of to have a place among the names; no two environments have the same.
  private(set) var epoch = nextEpoch()
  private static var lastEpoch = 0
  /// Whether the arbiter has been told something since it last had nothing more to say.
  var isUnsettled = false
  /// Whether any member waits for another.
  var hasRequirements = false

  /// Whether some recognizer's own code is running, and whether the system itself is changing some
  /// recognizer's state. Which one it is that recognizer knows, and is looked for in the rare case that
  /// another one's turn comes meanwhile.
  private var isSomebodySpeaking = false
  private var isAssigning = false

  var roster: [UIGestureRecognizer?] = []
  var vacancies: [Int] = []
  /// Those who take part and may wait for others, or make others wait.
  var demanding: [UIGestureRecognizer] = []
  /// Recognizers that owe an action, in the order in which they are to be heard: the first
  /// `reporterCount`. Behind them are those of the last report, as mostly the same report again.
  var reporters: [UIGestureRecognizer] = []
  var reporterCount = 0
  /// Recognizers whose gesture is over and that have not been reset, and how many they are. Where one
  /// was is a gap until all that are ready have been reset.
  var finished: [UIGestureRecognizer?] = []
  var finishedCount = 0
  /// Grows with every search for who may be reset.
  var sweepNumber: UInt64 = 0
  /// Whether a finger lifted or a gesture ended, so that somebody may be due for a reset.
  var isResetDue = false
  /// Whether a touch has lifted, and may be forgotten soon.
  var hasLiftedTouch = false
  /// Whether a view may have to hear something of a touch or a press. While gestures have them all,
  /// none has.
  var mayHaveNews = false
  /// Grows with every event and every deadline: one `.changed` action for each (STM-25).
  private(set) var passNumber: UInt64 = 0
  var lookNumber: UInt64 = 0
  private(set) var isInPass = false
  /// The group of touches that was made last.
  var latestGroup = TouchGroup.empty
  /// Who heard of the touches of the last event, and of which touches; the same as long as nobody
  /// joins or leaves.
  var audience: [UIGestureRecognizer] = []
  var audienceTouches: [UITouch] = []
  /// Who said no to the last should-begin question.
  var lastVeto: Adviser?
  var isSettling = false
  /// Whether the scene has gone.
  var isAbandoned = false

  // MARK: - Passes

  /// Runs something that may change states, and settles the consequences unless somebody further out
  /// will (STM-10, STM-33).
  func pass(_ body: () -> Void) {
    if isInPass { return body() }
    // Outside of the input nobody else keeps it, and somebody's action may let go of the scene.
    guard let system else { return }
    pass(of: system, body)
  }

  /// The same for a system that is handling input, and so is kept.
  func pass(of system: TouchSystem, _ body: () -> Void) {
    if isInPass { return body() }
    isInPass = true
    passNumber += 1
    body()
    close()
    isInPass = false
    if hasLiftedTouch { system.forgetFinishedTouches() }
  }

  /// Settles, tells views what was withheld, and resets what is over.
  private func close() {
    settle()
    releaseWithheldTouches()
    resetFinished()
  }

  /// Tells views what nobody withholds any more.
  func releaseWithheldTouches() {
    if mayHaveNews { system.releaseWithheldTouches() }
  }

  /// A finger lifted, or was given back: somebody may have been waiting for that.
  func noteLift(ofTouch: Bool = false) {
    isResetDue = true
    if ofTouch { hasLiftedTouch = true }
  }

  /// Lets a recognizer's own code run.
  func speak(as recognizer: UIGestureRecognizer, _ body: () -> Void) {
    let previous = isSomebodySpeaking ? speaker : nil
    previous?.isSpeaking = false
    isSomebodySpeaking = true
    recognizer.isSpeaking = true
    body()
    recognizer.isSpeaking = false
    previous?.isSpeaking = true
    isSomebodySpeaking = previous != nil
  }

  /// Changes a recognizer's state through its own setter, so that overrides see it (STM-09).
  func assign(_ state: GestureState, to recognizer: UIGestureRecognizer) {
    let previous = isAssigning ? assigned : nil
    previous?.isBeingAssigned = false
    isAssigning = true
    recognizer.isBeingAssigned = true
    recognizer.state = state
    recognizer.isBeingAssigned = false
    previous?.isBeingAssigned = true
    isAssigning = previous != nil
  }

  private var speaker: UIGestureRecognizer? {
    for recognizer in roster where recognizer?.isSpeaking == true { return recognizer }
    return nil
  }

  private var assigned: UIGestureRecognizer? {
    for recognizer in roster where recognizer?.isBeingAssigned == true { return recognizer }
    return nil
  }

  // MARK: - What recognizers say

  func propose(_ recognizer: UIGestureRecognizer, because reason: Reason) {
    includeLate(recognizer)
    guard let member = recognizer.course.member else { return }
    recognizer.proposalReason = reason
    recognizer.course.proposedInPass = passNumber
    if isTracing { traceProposal(of: recognizer, because: reason) }
    arbiter.propose(member)
    isUnsettled = true
  }

  /// The recognizer says itself that this is not its gesture.
  func giveUp(_ recognizer: UIGestureRecognizer, because reason: Reason) {
    includeLate(recognizer)
    let old = recognizer.course.shown
    recognizer.course.shown = .failed
    if isTracing { traceState(of: recognizer, from: old, to: .failed, because: reason) }
    recognizer.stateFollowers?.tell(.failed)
    noteEnd(of: recognizer, owing: nil)
  }

  /// A recognizer that is under way said that its gesture is over.
  func noteEnd(of recognizer: UIGestureRecognizer, as state: GestureState, because reason: Reason) {
    if isTracing { traceState(of: recognizer, from: .changed, to: state, because: reason) }
    noteEnd(of: recognizer, owing: state)
  }

  /// The gesture is over; whether it won decides if it goes on keeping others out (ARB-15).
  func noteEnd(of recognizer: UIGestureRecognizer, owing action: GestureState?) {
    recognizer.cancelDeadline()
    if recognizer.course.shown != .ended, let member = recognizer.course.member {
      arbiter.withdraw(member)
      isUnsettled = true
    }
    if let action { owe(action, by: recognizer) }
    finish(recognizer)
  }

  /// It hears no more of its touches (STM-41), and is reset when they have lifted.
  func finish(_ recognizer: UIGestureRecognizer) {
    recognizer.course.isFinished = true
    forgetAudience()
    var list = finished.take()
    recognizer.finishPlace = list.count
    list.append(recognizer)
    finished = list
    finishedCount += 1
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
    forgetAudience()
    recognizer.course.following = .empty
    recognizer.course.whole = .empty
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

  func owe(_ action: GestureState, by recognizer: UIGestureRecognizer) {
    if action == .changed {
      guard recognizer.course.lastChangedPass != passNumber else { return }
      recognizer.course.lastChangedPass = passNumber
    }
    // Nothing changes that has not begun (STM-25).
    if action == .changed, recognizer.course.owedAction == .began { return }
    if recognizer.course.owedAction == nil { enlist(recognizer) }
    // Only the newest state of an event is told (STM-25).
    recognizer.course.owedAction = action
    recognizer.course.secondOwedAction = nil
  }

  private func enlist(_ recognizer: UIGestureRecognizer) {
    let place = reporterCount
    reporterCount += 1
    if place < reporters.count, reporters[place] === recognizer { return }
    var list = reporters.take()
    if place < list.count { list[place] = recognizer } else { list.append(recognizer) }
    reporters = list
  }

  /// Whoever leaves must not be kept by the last report.
  func forgetReporters() {
    guard reporterCount == 0, !reporters.isEmpty else { return }
    var list = reporters.take()
    list.empty()
    reporters = list
  }

  // MARK: - The trace

  /// Changes who listens. The outlets are replaced as a whole, and whoever leaves goes after that.
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
    hasManyNames = names.isFull
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
    hasManyNames = false
    epoch = Self.nextEpoch()
  }

  private static func nextEpoch() -> Int {
    lastEpoch += 1
    return lastEpoch
  }
}
