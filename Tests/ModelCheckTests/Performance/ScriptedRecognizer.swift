import Touchstone

/// A real recognizer that runs a program and logs what it is told.
final class ScriptedRecognizer: UIGestureRecognizer {
  let number: Int
  private unowned let performance: Performance
  private var run: ProgramRun

  init(number: Int, plan: Script.Recognizer, performance: Performance) {
    self.number = number
    self.performance = performance
    run = ProgramRun(plan.program)
    super.init(target: nil, action: nil)
    name = "r\(number)"
    cancelsTouchesInView = plan.cancels
    delaysTouchesBegan = plan.delaysBegan
    delaysTouchesEnded = plan.delaysEnded
    delegate = performance
    addAction { [unowned performance] recognizer in
      performance.log.append(.action(number, recognizer.state))
      if recognizer.state == .began || recognizer.state == .ended {
        performance.react(plan.reaction)
      }
    }
  }

  func poke() { obey(run.poke(), [], nil) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(.began, touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(.moved, touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(.ended, touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(.cancelled, touches, event)
  }

  override func reset() {
    performance.log.append(.reset(number))
    performance.forget(number)
    run.reset()
  }

  override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool {
    !performance.holds(self, prevented) { .cannotPrevent($0, $1) }
  }

  override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool {
    !performance.holds(self, preventing) { .cannotBePrevented($0, by: $1) }
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    performance.count("requires failure of", self, other)
    return performance.holds(self, other) { .waitsThisTime($0, for: $1, says: .waitingSubclass) }
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    performance.count("is required to fail by", self, other)
    return performance.holds(other, self) {
      .waitsThisTime($0, for: $1, says: .waitedForSubclass)
    }
  }

  private func hear(_ phase: Contact.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    performance.notice(touches)
    let numbers = touches.map(\.contactID).sorted()
    performance.log.append(.hears(number, phase, numbers))
    if !touches.isSubset(of: event.touches(for: self) ?? []) {
      performance.complaints.append("r\(number) hears of a touch that the event does not give it")
    }
    obey(run.hear(phase, numbers), touches, event)
  }

  private func obey(
    _ commands: [ProgramRun.Command], _ touches: Set<UITouch>, _ event: UIEvent?
  ) {
    for command in commands {
      switch command {
      case .assign(let state):
        self.state = state
        if event != nil { performance.log.append(.reads(number, self.state)) }
      case .ignore(let number):
        if let touch = touches.first(where: { $0.contactID == number }), let event {
          ignore(touch, for: event)
        }
      case .deadline(let milliseconds):
        afterSeconds(Double(milliseconds) / 1000) { [unowned self] in
          obey(run.deadline(), [], nil)
        }
      }
    }
  }
}
