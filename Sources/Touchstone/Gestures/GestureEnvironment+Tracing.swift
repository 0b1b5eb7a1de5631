import GestureCore

/// Makes records of what happens, and events of them for the listeners.
extension GestureEnvironment {
  // Each is called from everywhere and must cost next to nothing while nobody wants to know.

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

  /// What is rare, and has no record of its own.
  @inline(__always)
  func trace(_ kind: @autoclosure () -> TraceEvent.Kind) {
    if isTracing { keep(kind()) }
  }

  func diagnose(_ words: @autoclosure () -> String) {
    trace(.diagnostic(words()))
  }

  // MARK: - What comes often

  // These are called where there is a listener, and are kept out of the code of their callers:
  // it would be slower for them also when nobody does.

  @inline(never)
  func traceReceipt(of touch: UITouch, by recognizer: UIGestureRecognizer) {
    trace(.receives(mark(recognizer), touch: touch.number))
  }

  @inline(never)
  func traceProposal(of recognizer: UIGestureRecognizer, because reason: Reason) {
    trace(.proposal(mark(recognizer), recognizer.course.assigned), because: reason)
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
    trace(.held(mark(recognizer), until: mark(other), rule(by: recognizer, on: other)))
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

  /// How records speak of a recognizer.
  @inline(__always)
  func mark(_ recognizer: UIGestureRecognizer) -> Int32 {
    let known = recognizer.traceMark
    return known.epoch == epoch ? known.place : placeOfNew(recognizer)
  }

  @inline(never)
  private func placeOfNew(_ recognizer: UIGestureRecognizer) -> Int32 {
    let mark = newMark(for: recognizer.subject)
    recognizer.traceMark = mark
    return mark.place
  }

  /// How records speak of a view. Its class may have its own idea of its identifier, which is
  /// therefore asked every time.
  func mark(_ view: UIView) -> Int32 {
    let identifier = view.accessibilityIdentifier
    if let tag = view.traceTag, tag.mark.epoch == epoch, tag.identifier == identifier {
      return tag.mark.place
    }
    let mark = newMark(for: Subject(id: 0, name: view.label))
    view.traceTag = TraceTag(
      mark: mark, identifier: identifier, isPlain: identifier == view.ownIdentifier)
    return mark.place
  }

  @inline(__always)
  func mark(viewOf touch: UITouch) -> Int32 {
    let known = touch.viewTag.map { Uncounted($0) }?.with { $0.mark } ?? TraceMark()
    return known.epoch == epoch ? known.place : placeOfNewView(of: touch)
  }

  @inline(never)
  private func placeOfNewView(of touch: UITouch) -> Int32 {
    guard let view = touch.hitView else { return TraceRecord.nobody }
    let place = mark(view)
    if let tag = view.traceTag, tag.isPlain { touch.viewTag = tag }
    return place
  }

  // MARK: - Private

  // In the code of those who make the record, which so is made where it is kept.
  @inline(__always)
  private func keep(_ record: inout TraceRecord) {
    record.time = now
    keptTrace?.add(record)
    if isHeard { tell(record, nil) }
  }

  private func keep(_ record: inout TraceRecord, _ detail: TraceDetail) {
    record.time = now
    keptTrace?.add(record, detail)
    if isHeard { tell(record, detail) }
  }

  @inline(never)
  private func tell(_ record: TraceRecord, _ detail: TraceDetail?) {
    outlets.reader?.hear(record, detail, names)
    if outlets.wantsEvents { tell(record.event(names, detail)) }
  }

  private func keep(_ kind: TraceEvent.Kind) {
    var record = TraceRecord.whole(isMovement: kind.isMovement)
    keep(&record, .whole(kind))
  }

  /// Listeners may ask for the buffer or leave meanwhile, so none is called from within the outlets.
  private func tell(_ event: TraceEvent) {
    outlets.closure?(event)
    outlets.signposts?.mark(event)
    for listener in outlets.listeners { listener.hear(event) }
  }
}
