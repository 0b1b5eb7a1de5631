import GestureCore

/// Asks delegates, views and overridden methods of recognizers. `GestureEngine+Members` asks about failure requirements.
extension GestureEngine {
  /// Whether a recognizer may begin: its delegate is asked first, then the views concerned; one "no" is enough (ARB-20…22).
  func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let answer = ask(recognizer, .begin, .shouldBegin, to: .itsDelegate, about: recognizer) {
      $0.gestureRecognizerShouldBegin(recognizer)
    }
    if answer == false { return refuse(recognizer, .itsDelegate) }
    let own = recognizer.view
    if let own, !asks(own, aboutBeginning: recognizer) { return false }
    guard recognizer.cancelsTouchesInView else { return true }
    return viewsAllowBeginning(of: recognizer, besides: own)
  }

  /// Asks the hit views that would lose a touch, and the controls around them (ARB-21, CRC-09), apart from its own view.
  private func viewsAllowBeginning(
    of recognizer: UIGestureRecognizer, besides own: UIView?
  ) -> Bool {
    // For one touch no list is made.
    if let only = recognizer.attempt.withAllGroup({ $0.only }) {
      return only.with { viewOfTouch($0, allowsBeginningOf: recognizer, besides: own) }
    }
    for view in viewsThatLoseTouches(to: recognizer, besides: own)
    where !asks(view, aboutBeginning: recognizer) { return false }
    return true
  }

  private func viewOfTouch(
    _ touch: UITouch, allowsBeginningOf recognizer: UIGestureRecognizer, besides own: UIView?
  ) -> Bool {
    guard contest.inputs.isOpen(touch.input), let view = touch.hitView.map({ Unretained($0) })
    else {
      return true
    }
    let control = touch.enclosingControl
    let isOwn = own.map { view.isSame(as: $0) } ?? false
    guard isOwn || view.with({ asks($0, aboutBeginning: recognizer) }) else { return false }
    guard let control, control !== own else { return true }
    return asks(control, aboutBeginning: recognizer)
  }

  /// Asks a view that may lose a touch (ARB-21).
  private func asks(_ view: UIView, aboutBeginning recognizer: UIGestureRecognizer) -> Bool {
    view.gestureRecognizerShouldBegin(recognizer) || refuse(view, recognizer)
  }

  @inline(never)
  private func refuse(_ view: UIView, _ recognizer: UIGestureRecognizer) -> Bool {
    record(.shouldBegin, to: .view(view.label), about: recognizer, answer: false)
    return refuse(recognizer, .view(view.label))
  }

  /// The reason is reported when the recognizer fails.
  private func refuse(_ recognizer: UIGestureRecognizer, _ adviser: Adviser) -> Bool {
    recognizer.publishedReason = recognizer.vetoReason.take() ?? .vetoed(by: "\(adviser)")
    return false
  }

  private func viewsThatLoseTouches(
    to recognizer: UIGestureRecognizer, besides own: UIView?
  ) -> [UIView] {
    var views: [UIView] = []
    for touch in recognizer.attempt.allTouches where contest.inputs.isOpen(touch.input) {
      guard let view = touch.hitView else { continue }
      // A view in the list may be there as the control around another touch's view, and have a control around itself.
      if view !== own, !views.has(view) { views.append(view) }
      if let control = touch.enclosingControl, control !== own, !views.has(control) {
        views.append(control)
      }
    }
    return views
  }

  /// Whether `winner`, going ahead, prevents `other`. The delegates are asked only if both classes agree (ARB-02); unrelated
  /// recognizers are not asked (ARB-13).
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
    return !delegateAllowsBoth(winner, other) && !delegateAllowsBoth(other, winner)
  }

  private func delegateAllowsBoth(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool
  {
    ask(one, .together, .simultaneous, to: .itsDelegate, about: one, other: other) {
      $0.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
    } ?? false
  }

  func areRelated(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    for touch in one.attempt.allTouches where other.attempt.allTouches.has(touch) { return true }
    guard let view = one.view, let otherView = other.view else { return false }
    // Of two views of a window only the deeper one can be a descendant of the other: fifty touches on as many views are
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
    let (input, type) = (touch.traceInput, touch.touchType)
    let isAdmitted = admits(input, recognizer, of: event) {
      guard recognizer.allows(type) else { return .touchType(type.rawValue) }
      guard recognizer.requiresExclusiveTouchType, let first = recognizer.attempt.touchType,
        first != type.rawValue
      else { return nil }
      return .otherTouchType(type.rawValue, first: first)
    }
    guard isAdmitted else { return false }
    let answer = ask(recognizer, .touch, .receives(input), to: .itsDelegate, about: recognizer) {
      $0.gestureRecognizer(recognizer, shouldReceive: touch)
    }
    return answer ?? true || recordExclusion(recognizer, input, .declined)
  }

  /// Whether a recognizer that was asked can still take part: client code that was asked may have moved, removed or disabled
  /// it. A recognizer that takes part in another scene stays there.
  @inline(__always)
  func isStillAttached(_ recognizer: UIGestureRecognizer, on view: UIView) -> Bool {
    recognizer.isEnabled && recognizer.hostID == ObjectIdentifier(view)
      && recognizer.attempt.seat?.engine.isSame(as: self) ?? true
  }

  /// Whether a recognizer receives a pointer. A hovering pointer asks in each event, so that it traces the first exclusion
  /// of each recognizer that follows such pointers, and no other.
  func shouldReceive(_ event: PointerEvent, _ recognizer: UIGestureRecognizer) -> Bool {
    let isHover = event.type == .hover
    let isTraced =
      !isHover
      || isTracing && recognizer.isTouchless
        && !event.tracedExclusions.contains(recognizer.serial)
    let isAdmitted = admits(isTraced ? event.traceInput : nil, recognizer, of: event) {
      recognizer.receivesPointer(event.change) ? nil : recognizer.exclusion(from: event.change)
    }
    if isHover, isTraced, !isAdmitted { event.tracedExclusions.insert(recognizer.serial) }
    return isAdmitted
  }

  /// Whether a recognizer receives a press. Recognizers that allow no press type are not traced.
  func shouldReceive(
    _ press: UIPress, _ recognizer: UIGestureRecognizer, of event: UIEvent
  ) -> Bool {
    guard !recognizer.allowedPressTypes.isEmpty else { return false }
    let input = press.traceInput
    let isAdmitted = admits(input, recognizer, of: event) {
      let isAllowed = recognizer.allowedPressTypes.contains { $0.intValue == press.rawType }
      return isAllowed ? nil : .pressType(press.rawType)
    }
    guard isAdmitted else { return false }
    let answer = ask(recognizer, .press, .receives(input), to: .itsDelegate, about: recognizer) {
      $0.gestureRecognizer(recognizer, shouldReceive: press)
    }
    return answer ?? true || recordExclusion(recognizer, input, .declined)
  }

  /// The filters before the delegate, in their order (DEL-04). An exclusion of an unnamed input is not traced.
  @inline(__always)
  private func admits(
    _ input: TraceInput?, _ recognizer: UIGestureRecognizer, of event: UIEvent,
    exceptFor exclusionOfKind: () -> Exclusion?
  ) -> Bool {
    guard recognizer.isEnabled else { return recordExclusion(recognizer, input, .disabled) }
    guard recognizer.receivesInput else {
      return isTracing && recordExclusion(recognizer, input, .isOver(resetWait(of: recognizer)))
    }
    if let exclusion = exclusionOfKind() { return recordExclusion(recognizer, input, exclusion) }
    return receivesEvent(event, recognizer, input)
  }

  /// Asked once for each event, before any touch of it (DEL-13).
  private func receivesEvent(
    _ event: UIEvent, _ recognizer: UIGestureRecognizer, _ input: TraceInput?
  ) -> Bool {
    guard recognizer.overriddenHooks.contains(.receivesEvent) || recognizer.hasDelegate else {
      assert(recognizer.shouldReceive(event), "an entry of OverriddenHooks is wrong")
      return true
    }
    let refusal: EventRefusal?
    if let known = recognizer.attempt.eventAnswer, known.event == event.number {
      refusal = known.refusal
    } else {
      refusal = self.refusal(of: event, by: recognizer)
      recognizer.attempt.eventAnswer = (event.number, refusal)
    }
    guard let refusal else { return true }
    let isForeign = recognizer.isTouchless && event.type != .hover
    let adviser: Adviser = refusal == .itsClass ? .itsClass : .itsDelegate
    return recordExclusion(recognizer, input, isForeign ? .touchless : .event(adviser))
  }

  private func refusal(of event: UIEvent, by recognizer: UIGestureRecognizer) -> EventRefusal? {
    guard recognizer.shouldReceive(event) else { return .itsClass }
    let answer = ask(
      recognizer, .event, .receivesEvent(event.number), to: .itsDelegate, about: recognizer
    ) { $0.gestureRecognizer(recognizer, shouldReceive: event) }
    return answer == false ? .itsDelegate : nil
  }

  /// Asks the delegate of `asked`; `nil` if it has none. Where the protocol's default implementation answers, the answer is
  /// not traced, and a delegate whose class leaves the method out is not asked again.
  @inline(__always)
  func ask(
    _ asked: UIGestureRecognizer, _ method: DelegateMethods,
    _ question: @autoclosure () -> Question, to adviser: Adviser,
    about recognizer: UIGestureRecognizer, other: UIGestureRecognizer? = nil,
    _ body: (any UIGestureRecognizerDelegate) -> Bool
  ) -> Bool? {
    guard asked.hasOpinion, !asked.delegateLeavesOut.contains(method),
      let delegate = asked.delegate
    else { return nil }
    // Client code that is asked may cause other questions before it answers.
    let before = asked.defaultAnswer
    asked.defaultAnswer = nil
    let answer = body(delegate)
    let byDefault = asked.defaultAnswer
    asked.defaultAnswer = before
    if let byDefault, byDefault.method == method {
      if byDefault.delegate == ObjectIdentifier(delegate) {
        asked.recordOmission(of: method, by: delegate)
      }
    } else {
      record(question(), to: adviser, about: recognizer, other: other, answer: answer)
    }
    return answer
  }

  func recordExclusion(
    _ recognizer: UIGestureRecognizer, _ input: TraceInput?, _ exclusion: Exclusion
  ) -> Bool {
    if let input { trace(.passedOver(recognizer.subject, input, exclusion)) }
    return false
  }

  func record(
    _ question: @autoclosure () -> Question, to adviser: @autoclosure () -> Adviser,
    about recognizer: UIGestureRecognizer, other: UIGestureRecognizer? = nil, answer: Bool
  ) {
    if isTracing { trace(question(), to: adviser(), about: recognizer, other, answer) }
  }

  @inline(never)
  private func trace(
    _ question: Question, to adviser: Adviser, about recognizer: UIGestureRecognizer,
    _ other: UIGestureRecognizer?, _ answer: Bool
  ) {
    trace(
      .question(
        question, to: adviser, about: recognizer.subject, other: other?.subject, answer: answer))
  }

  /// A recognizer does not receive touches that are down when it is added (DEL-14).
  func traceAddition(of recognizer: UIGestureRecognizer, to view: UIView) {
    guard isTracing, recognizer.isEnabled, recognizer.attempt.publicState == .possible else {
      return
    }
    for touch in touches where touch.isDown && touch.hitView?.isDescendant(of: view) == true {
      if touch.gestureRecognizers?.contains(recognizer) == true { continue }
      trace(.passedOver(recognizer.subject, .touch(touch.number), .addedLate))
    }
  }

  /// Whether the first prevents the second, where no client code need be asked: of two recognizers with the same touches and
  /// no opinion, the winner does. A closure, because a question for each pair costs 16 % of a drag.
  @inline(__always)
  func preventionWithoutAsking(_ winner: Member, _ other: Member) -> Bool? {
    guard let one = roster[winner], let two = roster[other] else { return nil }
    return one.with { one in
      two.with { two in
        guard one.attempt.hasSameTouches(as: two.attempt), !one.overriddenHooks.contains(.prevents),
          !two.overriddenHooks.contains(.isPrevented),
          !one.hasDelegate, !two.hasDelegate, one.attempt.withAllGroup({ !$0.list.isEmpty })
        else { return nil }
        assert(prevents(one, two), "an entry of OverriddenHooks is wrong")
        return true
      }
    }
  }
}
