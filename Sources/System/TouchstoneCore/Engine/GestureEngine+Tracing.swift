import GestureCore

/// Makes records of what happens, and events of them for the listeners.
extension GestureEngine {
  // These are called from everywhere, and cost one load while the trace is off.

  @inline(__always)
  var isTracing: Bool { tracer.isTracing }

  @inline(__always)
  func trace(_ record: @autoclosure () -> TraceRecord) {
    guard isTracing else { return }
    var record = record()
    keep(&record)
  }

  @inline(__always)
  func trace(_ record: @autoclosure () -> TraceRecord, because reason: @autoclosure () -> Reason) {
    guard isTracing else { return }
    var record = record()
    keep(&record, .reason(reason()))
  }

  /// For rare events, which have no record of their own.
  @inline(__always)
  func trace(_ kind: @autoclosure () -> TraceEvent.Kind) {
    if isTracing { keep(kind()) }
  }

  package func diagnose(_ text: @autoclosure () -> String) {
    trace(.diagnostic(text()))
  }

  // MARK: - Frequent records

  // Not inlined: their callers would be slower also while the trace is off.

  @inline(never)
  func traceReceipt(of touch: UITouch, by recognizer: UIGestureRecognizer) {
    trace(.receives(mark(recognizer), touch: touch.number))
  }

  @inline(never)
  func traceProposal(of recognizer: UIGestureRecognizer, because reason: Reason) {
    trace(.proposal(mark(recognizer), recognizer.attempt.assignedState), because: reason)
  }

  @inline(never)
  func traceState(
    of recognizer: UIGestureRecognizer, from old: GestureState, to new: GestureState,
    because reason: Reason
  ) {
    trace(.state(mark(recognizer), from: old, to: new), because: reason)
  }

  @inline(never)
  func traceVerdict(_ refusal: Arbiter.Refusal, on recognizer: UIGestureRecognizer) {
    trace(.verdict(recognizer.subject, verdict(refusal, on: recognizer)))
  }

  @inline(never)
  func traceHold(of recognizer: UIGestureRecognizer, until other: UIGestureRecognizer) {
    trace(.held(mark(recognizer), until: mark(other), requirementRule(of: recognizer, on: other)))
  }

  @inline(never)
  func tracePrevention(
    of recognizer: UIGestureRecognizer, by winner: UIGestureRecognizer, _ rule: PreventionRule
  ) {
    trace(.prevented(mark(recognizer), by: mark(winner), rule))
  }

  @inline(never)
  func traceFailure(
    of recognizer: UIGestureRecognizer, from old: GestureState,
    preventedBy winner: UIGestureRecognizer
  ) {
    trace(.state(mark(recognizer), from: old, preventedBy: mark(winner)))
  }

  @inline(never)
  func traceAction(_ action: GestureState, of recognizer: UIGestureRecognizer) {
    trace(.action(mark(recognizer), action))
  }

  @inline(never)
  func traceDeadline(of recognizer: UIGestureRecognizer, at due: Timestamp) {
    trace(.deadlineSet(mark(recognizer), due))
  }

  @inline(never)
  func traceWaking(of recognizer: UIGestureRecognizer) {
    trace(.deadline(mark(recognizer)))
  }

  // MARK: - Names

  /// The index of a recognizer's name in the records.
  @inline(__always)
  func mark(_ recognizer: UIGestureRecognizer) -> Int32 {
    let known = recognizer.traceMark
    return known.epoch == tracer.epoch ? known.index : addMark(of: recognizer)
  }

  @inline(never)
  private func addMark(of recognizer: UIGestureRecognizer) -> Int32 {
    let mark = newMark(for: recognizer.subject)
    recognizer.traceMark = mark
    return mark.index
  }

  /// The index of a view's name in the records. A subclass may override the accessibility identifier, which is therefore
  /// read every time.
  func mark(_ view: UIView) -> Int32 {
    let identifier = view.accessibilityIdentifier
    if let tag = view.traceTag, tag.mark.epoch == tracer.epoch, tag.identifier == identifier {
      return tag.mark.index
    }
    let mark = newMark(for: Subject(id: 0, name: view.label))
    view.traceTag = TraceTag(
      mark: mark, identifier: identifier, isPlain: identifier == view.ownIdentifier)
    return mark.index
  }

  @inline(__always)
  func mark(viewOf touch: UITouch) -> Int32 {
    let known = touch.viewTag?.mark ?? TraceMark()
    return known.epoch == tracer.epoch ? known.index : addMark(ofViewOf: touch)
  }

  @inline(never)
  private func addMark(ofViewOf touch: UITouch) -> Int32 {
    guard let view = touch.hitView else { return TraceRecord.nobody }
    let index = mark(view)
    if let tag = view.traceTag, tag.isPlain { touch.viewTag = tag }
    return index
  }

  private func newMark(for subject: Subject) -> TraceMark {
    TraceMark(epoch: tracer.epoch, index: tracer.add(subject))
  }

  var traceBuffer: TraceBuffer? {
    get { tracer.buffer }
    set { tracer.replaceBuffer(by: newValue, epoch: Self.nextEpoch()) }
  }

  /// Views and recognizers come and go; their names are removed when there are many.
  @inline(__always)
  func removeUnusedNames() {
    if isTracing { tracer.removeUnusedNames(Self.nextEpoch) }
  }

  private static var lastEpoch = 0

  static func nextEpoch() -> Int {
    lastEpoch += 1
    return lastEpoch
  }

  // MARK: - Private

  // Inlined, so that the record is made where it is kept.
  @inline(__always)
  private func keep(_ record: inout TraceRecord) {
    record.time = now
    tracer.keep(record)
    if tracer.hasListeners { report(record, nil) }
  }

  private func keep(_ record: inout TraceRecord, _ detail: TraceDetail) {
    record.time = now
    tracer.keep(record, detail)
    if tracer.hasListeners { report(record, detail) }
  }

  private func keep(_ kind: TraceEvent.Kind) {
    var record = TraceRecord.whole(isMovement: kind.isMovement)
    keep(&record, .whole(kind))
  }

  @inline(never)
  private func report(_ record: TraceRecord, _ detail: TraceDetail?) {
    // A copy: a listener may read the buffer or change the outlets meanwhile.
    let outlets = outlets
    outlets.reader?.receive(record, detail, tracer.names)
    if outlets.wantsEvents { outlets.send(record.event(tracer.names, detail)) }
  }

  // MARK: - Rules

  func verdict(_ refusal: Arbiter.Refusal, on recognizer: UIGestureRecognizer) -> Verdict {
    switch refusal {
    case .vetoed: .vetoed(by: recognizer.publishedReason.veto ?? "")
    case .prevented(let winner):
      .prevented(by: subject(of: winner), preventionRule(of: winner, over: recognizer))
    case .requirementWon(let member):
      .requirementWon(
        subject(of: member),
        roster[member]?.with { requirementRule(of: recognizer, on: $0) } ?? .requireToFail)
    case .deadlock(let other): .deadlock(with: subject(of: other))
    }
  }

  func subject(of member: Member) -> Subject {
    roster[member]?.object.subject ?? Subject(id: 0, name: "a recognizer that has gone")
  }

  func preventionRule(of winner: Member, over loser: UIGestureRecognizer) -> PreventionRule {
    loser.attempt.member.map { contest.preventionRule(of: winner, over: $0) } ?? .undecided
  }
}

extension Reason {
  /// The object that answered "no" to should-begin.
  fileprivate var veto: String? {
    switch self {
    case .vetoed(let adviser): adviser
    case .keptByContent(let view, let scrollView, let rule): "\(rule) of \(scrollView) for \(view)"
    default: nil
    }
  }
}
