extension UIView {
  /// A recognizer has one view: adding it here removes it from its former view (API-W19). A gesture in progress continues
  /// (COR-22).
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    if recognizer.view != nil, recognizer.attempt.publicState.isUnderWay,
      let engine = recognizer.attempt.engine
    {
      return engine.pass { move(recognizer) }
    }
    move(recognizer)
  }

  private func move(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    var list = attachedRecognizers.take()
    list.append(recognizer)
    attachedRecognizers = list
    recognizer.host = self
    recognizer.countAddition()
    recognizer.forgetStrayState()
    if let engine = window?.touchSystem?.engine { engine.traceAddition(of: recognizer, to: self) }
  }

  /// A recognizer that is removed during a gesture is first cancelled or failed (DEL-15). During the delivery of an event it is
  /// cancelled at the end of the event, unless it has another view by then (COR-22).
  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    var list = attachedRecognizers.take()
    list.removeObject(recognizer)
    attachedRecognizers = list
    if recognizer.attempt.publicState.isUnderWay, let engine = recognizer.attempt.engine,
      engine.isInPass
    {
      engine.detached.append(recognizer)
      engine.contest.viewsMoved()
    } else {
      recognizer.abort(because: .removed)
    }
    recognizer.host = nil
  }

  func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
    for recognizer in attachedRecognizers where !recognizers.contains(where: { $0 === recognizer })
    {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
    attachedRecognizers = recognizers.filter { $0.view === self }
    for recognizer in attachedRecognizers { recognizer.countAddition() }
  }
}

extension UIGestureRecognizer {
  /// Resets a recognizer whose state was assigned while it had no view, or its view no window. Such a state belongs to no
  /// gesture, so nothing else would reset it (STM-18).
  func forgetStrayState() {
    if attempt.seat == nil, attempt.assignedState != .possible { resetAttempt() }
  }
}
