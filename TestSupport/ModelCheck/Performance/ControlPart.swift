import Touchstone

/// What a control of a script says and answers; a plain one and a button have one each.
final class ControlPart {
  let number: Int
  unowned let performance: Performance
  private let plan: Script.Control
  private var run: ControlRun

  init(_ number: Int, _ plan: Script.Control, _ performance: Performance) {
    self.number = number
    self.plan = plan
    self.performance = performance
    run = ControlRun(plan)
  }

  /// Has every event of a control told.
  func listen(to control: UIControl) {
    for event in Script.ControlEvent.allCases {
      let action = UIAction { [unowned self, unowned control] _ in tell(event, of: control) }
      control.addAction(action, for: event.asUIKit)
    }
  }

  func begins(_ touch: UITouch) -> Bool {
    say(.begins(touch.contactID))
    return run.begins()
  }

  func continues(_ touch: UITouch, _ control: UIControl) -> Bool {
    say(.continues(touch.contactID, control.standing))
    return run.goesOn()
  }

  func ends(_ touch: UITouch?) { say(.ends(touch?.contactID ?? -1)) }

  func cancels(_ event: UIEvent?) { say(.cancels(isTold: event != nil)) }

  private func tell(_ event: Script.ControlEvent, of control: UIControl) {
    say(.sends(event, control.standing))
    guard plan.shyOf == event else { return }
    control.isEnabled = false
    if plan.recovers { control.isEnabled = true }
  }

  private func say(_ words: LogLine.ControlWords) {
    performance.log.append(.control(number, words))
  }
}

extension UIControl {
  var standing: LogLine.Standing {
    .init(isTracking: isTracking, isInside: isTouchInside, isHighlighted: isHighlighted)
  }
}

extension Script.ControlEvent {
  fileprivate var asUIKit: UIControl.Event {
    switch self {
    case .down: .touchDown
    case .downRepeat: .touchDownRepeat
    case .dragInside: .touchDragInside
    case .dragOutside: .touchDragOutside
    case .dragEnter: .touchDragEnter
    case .dragExit: .touchDragExit
    case .upInside: .touchUpInside
    case .upOutside: .touchUpOutside
    case .cancel: .touchCancel
    case .primary: .primaryActionTriggered
    }
  }
}
