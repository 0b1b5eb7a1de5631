import GestureCore

/// Performs a contest's passes with members that have names, and writes down the steps. Copies of it share the
/// contest, which cannot be copied.
struct Passes {
  private final class Room {
    var contest = Contest()
  }

  private let room = Room()
  private var names: [Member: String] = [:]
  private var facts: [(inout Contest) -> Void] = []
  private var replies: [String: (inout Contest) -> Void] = [:]

  mutating func enroll(_ name: String) -> Member {
    let member = room.contest.enroll(rank: names.count)
    names[member] = name
    return member
  }

  /// A finger goes down, a button or a pointer.
  func begin(_ kind: Contest.Input.Kind) -> Contest.Input { room.contest.inputs.begin(kind) }

  /// What is said in the next pass, before anything is performed.
  mutating func during(_ facts: @escaping (inout Contest) -> Void) { self.facts.append(facts) }

  /// What is said each time when a step has been performed.
  mutating func after(_ line: String, _ reply: @escaping (inout Contest) -> Void) {
    replies[line] = reply
  }

  /// One pass.
  mutating func run() -> [String] {
    var log: [String] = []
    room.contest.startPass()
    for fact in facts { fact(&room.contest) }
    facts = []
    var turn = Contest.Turn(.end)
    var isTaking = false
    while let step = room.contest.next(&turn, { _, _ in nil }) {
      if case .takeTouches = step {
        isTaking = true
        continue
      }
      log.append(spell(step) + (isTaking ? ", taking" : ""))
      isTaking = false
      perform(step)
      replies[log[log.count - 1]]?(&room.contest)
    }
    room.contest.endPass()
    while room.contest.takeDeparted() != nil {}
    #if DEBUG
      log += room.contest.brokenInvariants
    #endif
    return log
  }

  /// Who is woken by then.
  mutating func wake(through time: Int64) -> [String] {
    var woken: [String] = []
    while let due = room.contest.popDeadline(through: Timestamp(nanoseconds: time)) {
      if case .member(let member) = due.sleeper { woken.append(name(member)) }
    }
    return woken
  }

  private func perform(_ step: Contest.Step) {
    switch step {
    case .decide(.askShouldBegin), .decide(.askPrevents): room.contest.answer(true)
    case .decide(.fail(let member, _)), .cancel(let member), .fail(let member):
      room.contest.end(member, wasRecognized: false)
    case .reset(let member): room.contest.leave(member)
    case .decide, .act, .takeTouches, .gather, .notify, .deliver: break
    }
  }

  private func spell(_ step: Contest.Step) -> String {
    switch step {
    case .decide(.askShouldBegin(let member)): "may \(name(member)) begin?"
    case .decide(.askPrevents(let one, let other)): "does \(name(one)) prevent \(name(other))?"
    case .decide(.commit(let member)): "\(name(member)) goes ahead"
    case .decide(.hold(let member, let other)): "\(name(member)) waits for \(name(other))"
    case .decide(.fail(let member, _)): "\(name(member)) fails"
    case .act(let member, let state): "\(name(member)) acts \(state)"
    case .takeTouches(let member, _): "\(name(member)) takes its touches"
    case .gather: "gather"
    case .notify: "notify"
    case .deliver: "views"
    case .cancel(let member): "\(name(member)) is cancelled"
    case .fail(let member): "\(name(member)) gives up"
    case .reset(let member): "reset \(name(member))"
    }
  }

  private func name(_ member: Member) -> String { names[member] ?? "nobody" }
}
