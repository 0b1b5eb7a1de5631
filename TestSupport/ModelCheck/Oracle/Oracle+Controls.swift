import GestureCore

/// What controls make of the touches that they receive as views, and what they keep for themselves (CRC).
extension Oracle {
  struct Control {
    let plan: Script.Control
    var run: ControlRun
    var isEnabled = true
    /// The one touch that it looks at (CTL-01).
    var touch: Int?
    var isTracking = false
    var isInside = false
    var isHighlighted = false

    init(_ plan: Script.Control) {
      self.plan = plan
      run = ControlRun(plan)
    }

    var standing: LogLine.Standing {
      .init(isTracking: isTracking, isInside: isInside, isHighlighted: isHighlighted)
    }
  }

  mutating func control(_ view: Int, hears phase: Contact.Phase, of touches: [Int]) {
    guard let control = controls[view] else { return }
    switch phase {
    case .began:
      // Which of several in one message, nobody says; here it is the one with the lowest number.
      guard control.isEnabled, control.touch == nil, let touch = touches.min() else { return }
      begin(view, touch)
    case .moved:
      guard let touch = control.touch, touches.contains(touch) else { return }
      follow(view, touch)
    case .ended:
      guard let touch = control.touch, touches.contains(touch) else { return }
      end(view, touch)
    case .cancelled:
      guard let touch = control.touch, touches.contains(touch) else { return }
      cancelTracking(view, isTold: true)
    }
  }

  /// A control that is disabled under a finger tracks it to its end (COR-19).
  mutating func enableControl(_ view: Int, _ isEnabled: Bool) {
    controls[view]?.isEnabled = isEnabled
  }

  /// Controls that leave the window with their touch (CTL-09).
  mutating func stopTracking(in leaving: Set<Int>) {
    for view in leaving.sorted() { cancelTracking(view, isTold: false) }
  }

  /// The nearest control that a view is a part of (CRC-09).
  func control(around view: Int) -> Int? { chain(view).dropFirst().first { controls[$0] != nil } }

  /// CRC-01 to CRC-03, CRC-06 and CRC-09: what a button does itself, a recognizer of a view above does not.
  func keeps(_ view: Int, _ index: Int) -> Bool {
    let member = members[index]
    guard let control = controls[view], control.plan.isButton, control.isEnabled,
      member.plan.kind == .tap(1), let outer = member.view,
      chain(view).dropFirst().contains(outer)
    else { return false }
    return member.attempt.touches.contains { chain(touches[$0]?.view).contains(view) }
  }

  // MARK: - Private

  /// CTL-02, CTL-03.
  private mutating func begin(_ view: Int, _ touch: Int) {
    controls[view]?.touch = touch
    controls[view]?.isInside = true
    log.append(.control(view, .begins(touch)))
    guard controls[view]?.run.begins() == true else {
      controls[view]?.touch = nil
      controls[view]?.isInside = false
      return
    }
    controls[view]?.isTracking = true
    controls[view]?.isHighlighted = true
    // As it came down, also if it is heard of late (DEL-41).
    let isRepeated = (touches[touch]?.downTaps ?? 0) > 1
    send(isRepeated ? [.down, .downRepeat] : [.down], from: view, tracking: touch)
  }

  /// CTL-04, CTL-05.
  private mutating func follow(_ view: Int, _ touch: Int) {
    guard let wasInside = controls[view]?.isInside else { return }
    let isInside = isInside(touch, of: view, wasInside)
    controls[view]?.isInside = isInside
    controls[view]?.isHighlighted = isInside
    if let control = controls[view] {
      log.append(.control(view, .continues(touch, control.standing)))
    }
    guard controls[view]?.run.goesOn() == true else {
      log.append(.control(view, .ends(touch)))
      return letGo(view)
    }
    let crossing: [Script.ControlEvent] =
      isInside == wasInside ? [] : [isInside ? .dragEnter : .dragExit]
    send(crossing + [isInside ? .dragInside : .dragOutside], from: view, tracking: touch)
  }

  /// CTL-06: out is who is more than 70 points away, and in again who is within the bounds.
  private func isInside(_ touch: Int, of view: Int, _ wasInside: Bool) -> Bool {
    guard let touch = touches[touch] else { return false }
    let slop = wasInside ? 70 : 0
    let place = views[view]
    return (place.x - slop..<place.x + place.plan.width + slop).contains(touch.x)
      && (place.y - slop..<place.y + place.plan.height + slop).contains(touch.y)
  }

  /// CTL-07, and OPN-19 of a button.
  private mutating func end(_ view: Int, _ touch: Int) {
    guard let control = controls[view] else { return }
    log.append(.control(view, .ends(touch)))
    letGo(view)
    // The actions of the lift still know where it was (API-C04), and see the highlight (COR-18).
    controls[view]?.isInside = control.isInside
    controls[view]?.isHighlighted = control.isHighlighted
    tell(control.isInside ? .upInside : .upOutside, of: view)
    if control.plan.isButton && control.isInside { tell(.primary, of: view) }
    controls[view]?.isInside = false
    controls[view]?.isHighlighted = false
  }

  /// CTL-08, CTL-09.
  private mutating func cancelTracking(_ view: Int, isTold: Bool) {
    guard controls[view]?.touch != nil else { return }
    log.append(.control(view, .cancels(isTold: isTold)))
    letGo(view)
    tell(.cancel, of: view)
  }

  private mutating func letGo(_ view: Int) {
    controls[view]?.touch = nil
    controls[view]?.isTracking = false
    controls[view]?.isHighlighted = false
    controls[view]?.isInside = false
  }

  /// Whom an action has made let go of the touch has no more to tell of it.
  private mutating func send(
    _ events: [Script.ControlEvent], from view: Int, tracking touch: Int
  ) {
    for event in events where controls[view]?.touch == touch { tell(event, of: view) }
  }

  private mutating func tell(_ event: Script.ControlEvent, of view: Int) {
    guard let control = controls[view] else { return }
    log.append(.control(view, .sends(event, control.standing)))
    guard control.plan.shyOf == event else { return }
    enableControl(view, false)
    if control.plan.recovers { enableControl(view, true) }
  }
}
