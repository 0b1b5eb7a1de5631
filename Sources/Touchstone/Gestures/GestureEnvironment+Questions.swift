import GestureCore

/// The only code that asks delegates, views and subclass hooks for their opinion.
extension GestureEnvironment {
  /// Whether a recognizer may begin: its delegate first, then the views concerned; one "no" is
  /// enough (ARB-20…22).
  func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.hasOpinion, let delegate = recognizer.delegate {
      let answer = ask(recognizer, .shouldBegin, to: .itsDelegate, about: recognizer) {
        delegate.gestureRecognizerShouldBegin(recognizer)
      }
      if !answer { return refuse(.itsDelegate) }
    }
    if let view = recognizer.view, !asks(view, aboutBeginning: recognizer) { return false }
    guard recognizer.cancelsTouchesInView else { return true }
    return asksViewsThatLose(to: recognizer)
  }

  /// Asks the hit views that would lose a touch to it, and the controls that they are parts of (ARB-21,
  /// CRC-09), apart from its own view.
  private func asksViewsThatLose(to recognizer: UIGestureRecognizer) -> Bool {
    let touches = recognizer.course.received
    // For one finger, by far the most common, no list is made.
    if touches.count == 1 {
      guard touches[0].delivery.isOpen, let view = touches[0].hitView else { return true }
      let own = recognizer.view
      let control = touches[0].enclosingControl
      if view !== own, !asks(view, aboutBeginning: recognizer) { return false }
      guard let control, control !== own else { return true }
      return asks(control, aboutBeginning: recognizer)
    }
    for view in viewsThatLose(to: recognizer) where !asks(view, aboutBeginning: recognizer) {
      return false
    }
    return true
  }

  /// Asks a view that may lose a touch to the recognizer (ARB-21).
  private func asks(_ view: UIView, aboutBeginning recognizer: UIGestureRecognizer) -> Bool {
    view.gestureRecognizerShouldBegin(recognizer) || refuse(view, recognizer)
  }

  @inline(never)
  private func refuse(_ view: UIView, _ recognizer: UIGestureRecognizer) -> Bool {
    record(.shouldBegin, to: .view(view.label), about: recognizer, answer: false)
    return refuse(.view(view.label))
  }

  private func refuse(_ whom: Adviser) -> Bool {
    lastVeto = whom
    return false
  }

  private func viewsThatLose(to recognizer: UIGestureRecognizer) -> [UIView] {
    var views: [UIView] = []
    let own = recognizer.view
    for touch in recognizer.course.received where touch.delivery.isOpen {
      guard let view = touch.view, !views.has(view) else { continue }
      if view !== own { views.append(view) }
      if let control = touch.enclosingControl, control !== own, !views.has(control) {
        views.append(control)
      }
    }
    return views
  }

  /// Whether `winner`, going ahead, keeps `other` out. The delegates are asked only if both classes
  /// agree (ARB-02); recognizers that have nothing to do with each other are not asked (ARB-13).
  func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard areRelated(winner, other) else { return false }
    guard winner.canPrevent(other) else {
      record(.prevents, to: .itsClass, about: winner, other: other, answer: false)
      return false
    }
    guard other.canBePrevented(by: winner) else {
      record(.prevents, to: .otherClass, about: winner, other: other, answer: false)
      return false
    }
    return !agreeToBoth(winner, other) && !agreeToBoth(other, winner)
  }

  private func agreeToBoth(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.hasOpinion && delegateAgreesToBoth(one, other)
  }

  @inline(never)
  private func delegateAgreesToBoth(
    _ one: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    guard let delegate = one.delegate else { return false }
    return ask(one, .simultaneous, to: .itsDelegate, about: one, other: other) {
      delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
    }
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
      if requirement(of: recognizer, on: other) != nil { link(recognizer, waitsFor: other) }
      if requirement(of: other, on: recognizer) != nil { link(other, waitsFor: recognizer) }
    }
  }

  /// By what a recognizer waits for another one. One "yes" of the four makes the requirement for this
  /// attempt (FAI-21), and is remembered so that the verdict can name it.
  private func requirement(
    of recognizer: UIGestureRecognizer, on other: UIGestureRecognizer
  ) -> RequirementRule? {
    if recognizer.requiresFailure(of: other) { return .requireToFail }
    guard let rule = wantedRequirement(of: recognizer, on: other) else { return nil }
    recognizer.course.wantedRequirements =
      recognizer.course.wantedRequirements + [(other.serial, rule)]
    return rule
  }

  private func wantedRequirement(
    of recognizer: UIGestureRecognizer, on other: UIGestureRecognizer
  ) -> RequirementRule? {
    if recognizer.shouldRequireFailure(of: other) {
      record(.waitsFor, to: .itsClass, about: recognizer, other: other, answer: true)
      return .classRequires
    }
    if other.shouldBeRequiredToFail(by: recognizer) {
      record(.waitsFor, to: .otherClass, about: recognizer, other: other, answer: true)
      return .classRequired
    }
    if let delegate = recognizer.delegate,
      ask(
        recognizer, .waitsFor, to: .itsDelegate, about: recognizer, other: other,
        {
          delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
        })
    {
      return .delegateRequires
    }
    if let delegate = other.delegate,
      ask(
        other, .waitsFor, to: .otherDelegate, about: recognizer, other: other,
        {
          delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer)
        })
    {
      return .delegateRequired
    }
    return nil
  }

  /// The rule of a requirement that stands.
  func rule(by recognizer: UIGestureRecognizer, on other: UIGestureRecognizer) -> RequirementRule {
    for (serial, rule) in recognizer.course.wantedRequirements where serial == other.serial {
      return rule
    }
    return .requireToFail
  }

  /// Whether a recognizer receives a new touch: the filters in order (DEL-04).
  func shouldReceive(
    _ touch: UITouch, _ recognizer: UIGestureRecognizer, of event: UIEvent
  ) -> Bool {
    let input = TraceInput.touch(touch.number)
    let type = touch.type.rawValue
    guard recognizer.isEnabled else { return passOver(recognizer, input, .disabled) }
    guard recognizer.isListening else { return passOver(recognizer, input, .isOver) }
    guard recognizer.allows(touch.type) else {
      return passOver(recognizer, input, .touchType(type))
    }
    if recognizer.requiresExclusiveTouchType, let first = recognizer.course.touchType, first != type
    {
      return passOver(recognizer, input, .otherTouchType(type, first: first))
    }
    guard wants(event, recognizer, input) else { return false }
    guard recognizer.hasOpinion, let delegate = recognizer.delegate else { return true }
    return ask(recognizer, .receives(input), to: .itsDelegate, about: recognizer) {
      delegate.gestureRecognizer(recognizer, shouldReceive: touch)
    } || passOver(recognizer, input, .declined)
  }

  /// Whether a recognizer follows a pointer that comes without touches. A hovering pointer asks anew
  /// wherever it goes, so that those who pass it over say nothing.
  func shouldReceive(_ event: PointerEvent, _ recognizer: UIGestureRecognizer) -> Bool {
    let input = event.input
    guard event.type != .hover else {
      return recognizer.isEnabled && recognizer.isListening && recognizer.wants(event.change)
        && wants(event, recognizer, nil)
    }
    guard recognizer.isEnabled else { return passOver(recognizer, input, .disabled) }
    guard recognizer.isListening else { return passOver(recognizer, input, .isOver) }
    guard recognizer.wants(event.change) else { return passOver(recognizer, input, .pointerKind) }
    return wants(event, recognizer, input)
  }

  /// Whether a recognizer receives a press. Those that take no presses at all say nothing of it.
  func shouldReceive(
    _ press: UIPress, _ recognizer: UIGestureRecognizer, of event: UIPressesEvent
  ) -> Bool {
    guard !recognizer.allowedPressTypes.isEmpty else { return false }
    let input = TraceInput.press(press.pressID)
    guard recognizer.isEnabled else { return passOver(recognizer, input, .disabled) }
    guard recognizer.isListening else { return passOver(recognizer, input, .isOver) }
    guard recognizer.allowedPressTypes.contains(where: { $0.intValue == press.rawType }) else {
      return passOver(recognizer, input, .pressType(press.rawType))
    }
    guard wants(event, recognizer, input) else { return false }
    guard let delegate = recognizer.delegate else { return true }
    return ask(recognizer, .receives(input), to: .itsDelegate, about: recognizer) {
      delegate.gestureRecognizer(recognizer, shouldReceive: press)
    } || passOver(recognizer, input, .declined)
  }

  /// Asked once for each event, before any touch of it (DEL-13).
  private func wants(
    _ event: UIEvent, _ recognizer: UIGestureRecognizer, _ input: TraceInput?
  ) -> Bool {
    let refusal: Adviser?
    if let known = recognizer.course.eventAnswer, known.event == event.number {
      refusal = known.refusal
    } else {
      refusal = self.refusal(of: event, by: recognizer)
      recognizer.course.eventAnswer = (event.number, refusal)
    }
    guard let refusal else { return true }
    return input.map { passOver(recognizer, $0, .event(refusal)) } ?? false
  }

  private func refusal(of event: UIEvent, by recognizer: UIGestureRecognizer) -> Adviser? {
    guard recognizer.shouldReceive(event) else { return .itsClass }
    guard recognizer.hasOpinion, let delegate = recognizer.delegate else { return nil }
    let answer = ask(
      recognizer, .receivesEvent(event.number), to: .itsDelegate, about: recognizer
    ) { delegate.gestureRecognizer(recognizer, shouldReceive: event) }
    return answer ? nil : .itsDelegate
  }

  // MARK: - Telling

  /// Puts a question to the delegate of `asked`. Where the protocol's default answered nobody had an
  /// opinion, and there is nothing to tell.
  private func ask(
    _ asked: UIGestureRecognizer, _ question: @autoclosure () -> Question, to adviser: Adviser,
    about recognizer: UIGestureRecognizer, other: UIGestureRecognizer? = nil, _ body: () -> Bool
  ) -> Bool {
    asked.hasDefaultAnswer = false
    let answer = body()
    if !asked.hasDefaultAnswer {
      record(question(), to: adviser, about: recognizer, other: other, answer: answer)
    }
    return answer
  }

  private func passOver(
    _ recognizer: UIGestureRecognizer, _ input: TraceInput, _ exclusion: Exclusion
  ) -> Bool {
    if isTracing { tracePassing(of: recognizer, input, exclusion) }
    return false
  }

  private func record(
    _ question: @autoclosure () -> Question, to whom: @autoclosure () -> Adviser,
    about recognizer: UIGestureRecognizer, other: UIGestureRecognizer? = nil, answer: Bool
  ) {
    if isTracing { trace(question(), to: whom(), about: recognizer, other, answer) }
  }

  @inline(never)
  private func trace(
    _ question: Question, to whom: Adviser, about recognizer: UIGestureRecognizer,
    _ other: UIGestureRecognizer?, _ answer: Bool
  ) {
    trace(
      .question(
        question, to: whom, about: recognizer.subject, other: other?.subject, answer: answer))
  }

  @inline(never)
  private func tracePassing(
    of recognizer: UIGestureRecognizer, _ input: TraceInput, _ exclusion: Exclusion
  ) {
    trace(.passedOver(recognizer.subject, input, exclusion))
  }
}
