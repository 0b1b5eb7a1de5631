import GestureCore

/// What a hover does (HOV-01): it begins when the pointer comes, and ends when it leaves.
struct HoverRun: RecognizerRun {
  private var hasBegun = false

  mutating func reset() { hasBegun = false }

  mutating func hear(
    _ phase: Contact.Phase, _ touches: [Int], _ scene: Sight
  ) -> [ProgramRun.Command] { [] }

  mutating func follow(
    _ phase: Contact.Phase, _ step: Script.StreamStep
  ) -> [ProgramRun.Command] {
    let began = hasBegun
    switch phase {
    case .began, .moved:
      hasBegun = true
      return [.assign(began ? .changed : .began)]
    case .ended: return [.assign(began ? .ended : .failed)]
    case .cancelled: return [.assign(began ? .cancelled : .failed)]
    }
  }

  mutating func deadline() -> [ProgramRun.Command] { [] }
}
