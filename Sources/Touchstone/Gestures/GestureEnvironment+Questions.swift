import GestureCore

/// The only code that asks delegates, views and subclass hooks for their opinion.
extension GestureEnvironment {
  /// Whether a recognizer may begin: its delegate first, then the views concerned; one "no" is
  /// enough (ARB-20…22).
  func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let delegate = recognizer.delegate {
      let answer = delegate.gestureRecognizerShouldBegin(recognizer)
      record("should begin", to: "its delegate", about: recognizer, answer: answer)
      if !answer { return refuse("its delegate") }
    }
    if let view = recognizer.view, !asks(view, aboutBeginning: recognizer) { return false }
    guard recognizer.cancelsTouchesInView else { return true }
    let touches = recognizer.course.received
    for index in touches.indices where touches[index].delivery.isOpen {
      guard let view = touches[index].view, view !== recognizer.view,
        !touches[..<index].have(view)
      else { continue }
      if !asks(view, aboutBeginning: recognizer) { return false }
    }
    return true
  }

  /// Asks a view that may lose a touch to the recognizer (ARB-21).
  private func asks(_ view: UIView, aboutBeginning recognizer: UIGestureRecognizer) -> Bool {
    if view.gestureRecognizerShouldBegin(recognizer) { return true }
    record("should begin", to: view.label, about: recognizer, answer: false)
    return refuse(view.label)
  }

  private func refuse(_ whom: String) -> Bool {
    lastVeto = whom
    return false
  }

  /// Whether `winner`, going ahead, keeps `other` out. The delegates are asked only if both classes
  /// agree (ARB-02); recognizers that have nothing to do with each other are not asked (ARB-13).
  func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard areRelated(winner, other) else { return false }
    guard winner.canPrevent(other), other.canBePrevented(by: winner) else {
      record("can prevent", to: "their classes", about: winner, other: other, answer: false)
      return false
    }
    return !agreeToBoth(winner, other) && !agreeToBoth(other, winner)
  }

  private func agreeToBoth(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard let delegate = one.delegate else { return false }
    let answer = delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
    record("both, with", to: "its delegate", about: one, other: other, answer: answer)
    return answer
  }

  private func areRelated(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    for touch in one.course.received where other.course.received.has(touch) { return true }
    guard let view = one.view, let otherView = other.view else { return false }
    return view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
  }

  /// Asks for the requirements between a recognizer that has just come in and all who are in, both
  /// ways (FAI-20, FAI-23).
  func linkRequirements(of recognizer: UIGestureRecognizer) {
    for other in partners(of: recognizer) where other !== recognizer {
      guard recognizer.hasOpinion || other.hasOpinion else {
        if recognizer.requiresFailure(of: other) { link(recognizer, waitsFor: other) }
        if other.requiresFailure(of: recognizer) { link(other, waitsFor: recognizer) }
        continue
      }
      if recognizer.requiresFailure(of: other) || wantsFailure(recognizer, of: other) {
        link(recognizer, waitsFor: other)
      }
      if other.requiresFailure(of: recognizer) || wantsFailure(other, of: recognizer) {
        link(other, waitsFor: recognizer)
      }
    }
  }

  /// One "yes" of the four makes the requirement for this attempt (FAI-21).
  private func wantsFailure(
    _ recognizer: UIGestureRecognizer, of other: UIGestureRecognizer
  ) -> Bool {
    if recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer) {
      record("waits for", to: "their classes", about: recognizer, other: other, answer: true)
      return true
    }
    if let delegate = recognizer.delegate,
      delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
    {
      record("waits for", to: "its delegate", about: recognizer, other: other, answer: true)
      return true
    }
    if let delegate = other.delegate,
      delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer)
    {
      record("waits for", to: "the other's delegate", about: recognizer, other: other, answer: true)
      return true
    }
    return false
  }

  /// Whether a recognizer receives a new touch: the filters in order (DEL-04).
  func shouldReceive(
    _ touch: UITouch, _ recognizer: UIGestureRecognizer, of event: UIEvent
  ) -> Bool {
    guard recognizer.isEnabled, recognizer.isListening, recognizer.allows(touch.type) else {
      return false
    }
    if recognizer.requiresExclusiveTouchType, let type = recognizer.course.touchType,
      type != touch.type.rawValue
    {
      return false
    }
    guard wants(event, recognizer) else { return false }
    guard let delegate = recognizer.delegate else { return true }
    let answer = delegate.gestureRecognizer(recognizer, shouldReceive: touch)
    record("receives touch \(touch.number)", to: "its delegate", about: recognizer, answer: answer)
    return answer
  }

  /// Whether a recognizer follows a pointer that comes without touches.
  func shouldReceive(_ event: PointerEvent, _ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isEnabled && recognizer.isListening && recognizer.wants(event.change)
      && wants(event, recognizer)
  }

  func shouldReceive(
    _ press: UIPress, _ recognizer: UIGestureRecognizer, of event: UIPressesEvent
  ) -> Bool {
    guard recognizer.isEnabled, recognizer.isListening,
      recognizer.allowedPressTypes.contains(where: { $0.intValue == press.rawType }),
      wants(event, recognizer)
    else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
  }

  /// Asked once for each event, before any touch of it (DEL-13).
  func wants(_ event: UIEvent, _ recognizer: UIGestureRecognizer) -> Bool {
    if let known = recognizer.course.eventAnswer, known.event == event.number {
      return known.answer
    }
    let answer =
      recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
    recognizer.course.eventAnswer = (event.number, answer)
    return answer
  }

  private func record(
    _ question: @autoclosure () -> String, to whom: @autoclosure () -> String,
    about recognizer: UIGestureRecognizer, other: UIGestureRecognizer? = nil, answer: Bool
  ) {
    trace(
      .question(
        question(), to: whom(), about: recognizer.subject, other: other?.subject, answer: answer))
  }
}

extension ArraySlice<UITouch> {
  /// Whether a touch that its view may still lose is in that view.
  fileprivate func have(_ view: UIView) -> Bool {
    for touch in self where touch.view === view && touch.delivery.isOpen { return true }
    return false
  }
}
