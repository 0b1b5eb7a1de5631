import GestureCore

/// A program at work: hears of touches and says what the recognizer does.
///
/// It knows nothing of rules; in particular it goes on believing that it began while the system may
/// have decided otherwise.
struct ProgramRun {
  enum Command: Hashable {
    case assign(GestureState)
    case ignore(Int)
    /// Asks for the recognizer's one deadline, in milliseconds from now.
    case deadline(Int)
    /// After input of that very moment.
    case inclusiveDeadline(Int)
  }

  let program: Program
  private var memory = Memory()

  private struct Memory {
    var down: Set<Int> = []
    var moves = 0
    var lifts = 0
    var hasBegun = false
    var isDone = false
    /// What the deadline is for.
    var isWaitingForTap = false
    var hasHeard = false
  }

  init(_ program: Program) { self.program = program }

  mutating func reset() { memory = Memory() }

  mutating func hear(_ phase: Contact.Phase, _ touches: [Int]) -> [Command] {
    switch phase {
    case .began: began(touches)
    case .moved: moved()
    case .ended: ended(touches)
    case .cancelled: cancelled(touches)
    }
  }

  mutating func deadline() -> [Command] {
    if memory.isWaitingForTap { return memory.down.isEmpty ? fail() : [] }
    if case .after = program.recognizes { return recognize() }
    return fail()
  }

  /// One assignment at most: outside of events each is settled on its own (STM-10).
  mutating func poke() -> [Command] {
    guard memory.hasHeard, !memory.isDone else { return [] }
    return memory.hasBegun ? [.assign(.changed)] : Array(recognize().prefix(1))
  }

  // MARK: - Private

  private mutating func began(_ touches: [Int]) -> [Command] {
    var commands: [Command] = []
    if program.manner == .clumsy { commands.append(.assign(.possible)) }
    for touch in touches {
      if memory.down.count >= program.takes {
        commands.append(.ignore(touch))
      } else {
        memory.down.insert(touch)
      }
    }
    if !memory.hasHeard {
      memory.hasHeard = true
      if case .after(let time) = program.recognizes { commands.append(.deadline(time)) }
      if case .after(let time) = program.givesUp { commands.append(.deadline(time)) }
    }
    if case .down(let count) = program.givesUp, memory.down.count >= count { commands += fail() }
    if case .down(let count) = program.recognizes, memory.down.count >= count {
      commands += recognize()
    }
    return commands
  }

  private mutating func moved() -> [Command] {
    memory.moves += 1
    if memory.hasBegun {
      return program.manner == .silent || memory.isDone ? [] : [.assign(.changed)]
    }
    if case .move(let count) = program.recognizes, memory.moves >= count { return recognize() }
    if case .move(let count) = program.givesUp, memory.moves >= count { return fail() }
    return []
  }

  private mutating func ended(_ touches: [Int]) -> [Command] {
    memory.down.subtract(touches)
    guard memory.down.isEmpty || program.endsEarly else { return [] }
    if memory.hasBegun { return finish(.ended) }
    guard memory.down.isEmpty else { return [] }
    memory.lifts += 1
    if program.recognizes == .lift {
      if memory.lifts >= program.taps { return recognize() }
      memory.isWaitingForTap = true
      return [.deadline(program.gap)]
    }
    return program.givesUp == .lift ? fail() : []
  }

  private mutating func cancelled(_ touches: [Int]) -> [Command] {
    memory.down.subtract(touches)
    return memory.hasBegun ? finish(.cancelled) : fail()
  }

  private mutating func recognize() -> [Command] {
    guard !memory.hasBegun, !memory.isDone else { return [] }
    // A gesture that began without a finger would have nothing to end it.
    guard program.isContinuous, !memory.down.isEmpty else { return finish(.ended) }
    memory.hasBegun = true
    return [.assign(program.manner == .clumsy ? .changed : .began)]
  }

  private mutating func fail() -> [Command] {
    finish(program.manner == .clumsy ? .cancelled : .failed)
  }

  private mutating func finish(_ state: GestureState) -> [Command] {
    guard !memory.isDone else { return [] }
    memory.isDone = true
    guard program.manner == .clumsy else { return [.assign(state)] }
    // Fails out of a gesture that runs, and does not leave it at that.
    return [.assign(state == .cancelled && memory.hasBegun ? .failed : state), .assign(.began)]
  }
}
