import GestureCore
import Touchstone

/// A real recognizer that runs a program and logs what it is told.
final class ScriptedRecognizer: UIGestureRecognizer {
  let number: Int
  private unowned let performance: Performance
  private var run: ProgramRun

  init(number: Int, program: Program, performance: Performance) {
    self.number = number
    self.performance = performance
    run = ProgramRun(program)
    super.init(target: nil, action: nil)
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
    performance.wasReset(self)
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
    obey(run.hear(phase, touches.map(\.contactID).sorted()), touches, event)
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
      case .deadline(let milliseconds), .inclusiveDeadline(let milliseconds):
        afterSeconds(Double(milliseconds) / 1000) { [unowned self] in
          obey(run.deadline(), [], nil)
        }
      }
    }
  }
}
