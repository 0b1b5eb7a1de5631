/// What a scripted control answers while it tracks a touch.
struct ControlRun {
  private let plan: Script.Control
  private var moves = 0

  init(_ plan: Script.Control) { self.plan = plan }

  mutating func begins() -> Bool {
    moves = 0
    return plan.begins
  }

  mutating func goesOn() -> Bool {
    moves += 1
    return plan.stopsAt.map { moves < $0 } ?? true
  }
}
