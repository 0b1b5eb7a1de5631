import GestureCore

/// The only code that asks delegates, views and subclass hooks for their opinion.
extension GestureEnvironment {
  /// Whether a recognizer may begin: its delegate first, then the views concerned; one "no" is
  /// enough (ARB-20…22).
  func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let answer = ask(recognizer, .begin, .shouldBegin, to: .itsDelegate, about: recognizer) {
      $0.gestureRecognizerShouldBegin(recognizer)
    }
    if answer == false { return refuse(recognizer, .itsDelegate) }
    let own = recognizer.view
    if let own, !asks(own, aboutBeginning: recognizer) { return false }
    guard recognizer.cancelsTouchesInView else { return true }
    return asksViewsThatLose(to: recognizer, besides: own)
  }

  /// Asks the hit views that would lose a touch to it, and the controls that they are parts of (ARB-21,
  /// CRC-09), apart from its own view.
  private func asksViewsThatLose(
    to recognizer: UIGestureRecognizer, besides own: UIView?
  ) -> Bool {
    // For one finger, by far the most common, no list is made.
    if let only = recognizer.course.withWhole({ $0.only }) {
      return only.with { asksViewsThatLose($0, to: recognizer, besides: own) }
    }
    for view in viewsThatLose(to: recognizer, besides: own)
    where !asks(view, aboutBeginning: recognizer) { return false }
    return true
  }

  private func asksViewsThatLose(
    _ touch: UITouch, to recognizer: UIGestureRecognizer, besides own: UIView?
  ) -> Bool {
    guard contest.isOpen(touch.input), let view = touch.hitView.map({ Uncounted($0) }) else {
      return true
    }
    let control = touch.enclosingControl
    let isOwn = own.map { view.isSame(as: $0) } ?? false
    guard isOwn || view.with({ asks($0, aboutBeginning: recognizer) }) else { return false }
    guard let control, control !== own else { return true }
    return asks(control, aboutBeginning: recognizer)
  }

  /// Asks a view that may lose a touch to the recognizer (ARB-21).
  private func asks(_ view: UIView, aboutBeginning recognizer: UIGestureRecognizer) -> Bool {
    view.gestureRecognizerShouldBegin(recognizer) || refuse(view, recognizer)
  }

  @inline(never)
  private func refuse(_ view: UIView, _ recognizer: UIGestureRecognizer) -> Bool {
    record(.shouldBegin, to: .view(view.label), about: recognizer, answer: false)
    return refuse(recognizer, .view(view.label))
  }

  /// What it wanted it will not get, and why is said when it fails.
  private func refuse(_ recognizer: UIGestureRecognizer, _ whom: Adviser) -> Bool {
    recognizer.proposalReason = .vetoed(by: "\(whom)")
    return false
  }

  private func viewsThatLose(
    to recognizer: UIGestureRecognizer, besides own: UIView?
  ) -> [UIView] {
    var views: [UIView] = []
    for touch in recognizer.course.received where contest.isOpen(touch.input) {
      guard let view = touch.hitView else { continue }
      // One that is there already may be so as the control around another finger's view, and have a control
      // of its own around it.
      if view !== own, !views.has(view) { views.append(view) }
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
    ask(one, .together, .simultaneous, to: .itsDelegate, about: one, other: other) {
      $0.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
    } ?? false
  }

  func areRelated(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    for touch in one.course.received where other.course.received.has(touch) { return true }
    guard let view = one.view, let otherView = other.view else { return false }
    // Of two views of a window only the deeper can lie in the other: fifty fingers on as many views are
    // compared, each with each.
    if let window = view.treeWindow, window === otherView.treeWindow {
      if view.treeDepth > otherView.treeDepth { return view.isDescendant(of: otherView) }
      if view.treeDepth < otherView.treeDepth { return otherView.isDescendant(of: view) }
      return view === otherView
    }
    return view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
  }

  /// Whether a recognizer receives a new touch: the filters in order (DEL-04).
  func shouldReceive(
    _ touch: UITouch, _ recognizer: UIGestureRecognizer, of event: UIEvent
  ) -> Bool {
    let input = TraceInput.touch(touch.number)
    let type = touch.touchType.rawValue
    guard recognizer.isEnabled else { return passOver(recognizer, input, .disabled) }
    guard recognizer.isListening else { return passOver(recognizer, input, .isOver) }
    guard recognizer.allows(touch.touchType) else {
      return passOver(recognizer, input, .touchType(type))
    }
    if recognizer.requiresExclusiveTouchType, let first = recognizer.course.touchType, first != type
    {
      return passOver(recognizer, input, .otherTouchType(type, first: first))
    }
    guard wants(event, recognizer, input) else { return false }
    let answer = ask(recognizer, .touch, .receives(input), to: .itsDelegate, about: recognizer) {
      $0.gestureRecognizer(recognizer, shouldReceive: touch)
    }
    return answer ?? true || passOver(recognizer, input, .declined)
  }

  /// Whether a recognizer that was asked is still there to take part: code that was asked may have moved it, removed
  /// it or disabled it. One whose attempt another scene referees stays with that.
  @inline(__always)
  func isThere(_ recognizer: UIGestureRecognizer, on view: UIView) -> Bool {
    recognizer.isEnabled && recognizer.hostID == ObjectIdentifier(view)
      && recognizer.course.referee?.isSame(as: self) ?? true
  }

  /// Whether a recognizer follows a pointer that comes without touches. A hovering pointer asks anew
  /// wherever it goes, so that those who pass it over say nothing.
  func shouldReceive(_ event: PointerEvent, _ recognizer: UIGestureRecognizer) -> Bool {
    let input = event.traceInput
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
    _ press: UIPress, _ recognizer: UIGestureRecognizer, of event: UIEvent
  ) -> Bool {
    guard !recognizer.allowedPressTypes.isEmpty else { return false }
    let input = TraceInput.press(press.pressID)
    guard recognizer.isEnabled else { return passOver(recognizer, input, .disabled) }
    guard recognizer.isListening else { return passOver(recognizer, input, .isOver) }
    guard recognizer.allowedPressTypes.contains(where: { $0.intValue == press.rawType }) else {
      return passOver(recognizer, input, .pressType(press.rawType))
    }
    guard wants(event, recognizer, input) else { return false }
    let answer = ask(recognizer, .press, .receives(input), to: .itsDelegate, about: recognizer) {
      $0.gestureRecognizer(recognizer, shouldReceive: press)
    }
    return answer ?? true || passOver(recognizer, input, .declined)
  }

  /// Asked once for each event, before any touch of it (DEL-13).
  private func wants(
    _ event: UIEvent, _ recognizer: UIGestureRecognizer, _ input: TraceInput?
  ) -> Bool {
    guard recognizer.ownHooks.contains(.receivesEvent) || recognizer.hasDelegate else {
      // A class that says more of itself than its entry does is found out.
      assert(recognizer.shouldReceive(event), "an entry of OwnHooks is wrong")
      return true
    }
    let refusal: EventRefusal?
    if let known = recognizer.course.eventAnswer, known.event == event.number {
      refusal = known.refusal
    } else {
      refusal = self.refusal(of: event, by: recognizer)
      recognizer.course.eventAnswer = (event.number, refusal)
    }
    guard let refusal else { return true }
    return input.map { passOver(recognizer, $0, .event(refusal.adviser)) } ?? false
  }

  private func refusal(of event: UIEvent, by recognizer: UIGestureRecognizer) -> EventRefusal? {
    guard recognizer.shouldReceive(event) else { return .itsClass }
    let answer = ask(
      recognizer, .event, .receivesEvent(event.number), to: .itsDelegate, about: recognizer
    ) { $0.gestureRecognizer(recognizer, shouldReceive: event) }
    return answer == false ? .itsDelegate : nil
  }
}
