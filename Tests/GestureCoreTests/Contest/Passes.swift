import Testing

@testable import GestureCore

/// Performs a contest's passes with members that have names, and writes down the steps. Copies of it share the
/// contest, which cannot be copied.
struct Passes {
  private final class Room {
    var contest = Contest()
  }

  private let room = Room()
  /// Whether the cancelling of touches has a line of its own.
  var logsCancelling = false
  private var names: [Member: String] = [:]
  private var begun: [Contest.Input] = []
  private var facts: [(inout Contest) -> Void] = []
  private var replies: [String: (inout Contest) -> Void] = [:]

  mutating func enroll(_ name: String) -> Member {
    let member = room.contest.enroll(rank: names.count)
    names[member] = name
    return member
  }

  /// A finger goes down, a button or a pointer.
  mutating func begin(_ kind: Contest.Input.Kind) -> Contest.Input {
    begun.append(room.contest.inputs.begin(kind))
    return begun[begun.count - 1]
  }

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
      if case .cancelTouches = step, !logsCancelling {
        isTaking = true
        continue
      }
      if case .dropUnseen = step {
        for input in begun { room.contest.inputs.markSeen(input, nil) }
        continue
      }
      log.append(spell(step) + (isTaking ? ", taking" : ""))
      isTaking = false
      perform(step)
      replies[log[log.count - 1]]?(&room.contest)
    }
    room.contest.endPass()
    while room.contest.popDeparted() != nil {}
    log += room.contest.brokenInvariants
    return log
  }

  /// Who is woken by then.
  mutating func wake(through time: Int64) -> [String] {
    var woken: [String] = []
    while let due = room.contest.popDeadline(through: Timestamp(nanoseconds: time)) {
      if case .member(let member) = due.waiter { woken.append(name(member)) }
    }
    return woken
  }

  private func perform(_ step: Contest.Step) {
    switch step {
    case .decide(.askShouldBegin), .decide(.askPrevents): room.contest.answer(true)
    case .decide(.fail(let member, _)), .fail(let member):
      room.contest.finish(member, as: .failed)
    case .cancel(let member): room.contest.finish(member, as: .cancelled)
    case .withdraw(let member): room.contest.leave(member)
    case .reset(let member): room.contest.leave(member)
    case .decide, .act, .cancelTouches, .gather, .notify, .deliver, .dropUnseen, .reportStranded:
      break
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
    case .cancelTouches(let member, _): "\(name(member)) cancels its touches"
    case .dropUnseen: "drop unseen"
    case .withdraw(let member): "\(name(member)) withdraws"
    case .reportStranded(let member): "\(name(member)) stays possible"
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
