import GestureCore
import Touchstone

/// A real recognizer that runs a program and logs what it is told.
final class ScriptedRecognizer: UIGestureRecognizer {
  let number: Int
  private unowned let performance: Performance
  /// It may go before a recognizer that is still possible, and is reset then.
  private weak var livePerformance: Performance?
  private var run: ProgramRun

  init(number: Int, program: Program, performance: Performance) {
    self.number = number
    self.performance = performance
    livePerformance = performance
    run = ProgramRun(program)
    super.init(target: nil, action: nil)
  }

  func poke() { obey(run.poke()) }

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

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    hear(.began, presses, event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    hear(.ended, presses, event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    hear(.cancelled, presses, event)
  }

  override func reset() {
    livePerformance?.wasReset(self)
    run.reset()
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    performance.allows(self, toPrevent: other)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    performance.allows(self, toBePreventedBy: other)
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    performance.makes(self, waitFor: other)
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    performance.makes(self, beAwaitedBy: other)
  }

  private func hear(_ phase: Contact.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    performance.recognizer(self, hears: phase, touches, event)
    obey(run.hear(phase, touches.map(\.contactID).sorted()), event) { number in
      if let touch = touches.first(where: { $0.contactID == number }) {
        self.ignore(touch, for: event)
      }
    }
  }

  private func hear(_ phase: Contact.Phase, _ presses: Set<UIPress>, _ event: UIPressesEvent) {
    let numbers = presses.map(\.pressID).sorted()
    performance.log.append(.hears(number, phase, numbers))
    obey(run.hear(phase, numbers), event) { number in
      if let press = presses.first(where: { $0.pressID == number }) {
        self.ignore(press, for: event)
      }
    }
  }

  private func obey(
    _ commands: [ProgramRun.Command], _ event: UIEvent? = nil,
    ignoring ignore: (Int) -> Void = { _ in }
  ) {
    for command in commands {
      switch command {
      case .assign(let state):
        self.state = state
        if event != nil { performance.log.append(.reads(number, self.state)) }
      case .ignore(let number): ignore(number)
      case .deadline(let milliseconds), .inclusiveDeadline(let milliseconds):
        afterSeconds(Double(milliseconds) / 1000) { [unowned self] in
          obey(run.deadline())
        }
      }
    }
  }
}
