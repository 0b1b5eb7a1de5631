import GestureCore

/// Runs an arbiter over members with names, and puts what it asks and decides into words. Copies of it share
/// the arbiter, which cannot be copied.
struct Hearing {
  private final class Room {
    var arbiter = Arbiter()
  }

  private let room = Room()
  private var names: [String] = []
  /// Who is asked whether a member may begin.
  var mayBegin: (String) -> Bool = { _ in true }
  /// Whether the first, going ahead, keeps the second out.
  var prevents: (String, String) -> Bool = { _, _ in true }

  var hasWork: Bool { room.arbiter.hasWork }

  // MARK: - Saying

  /// Takes members in, first named first in rank.
  mutating func include(_ names: String...) {
    for name in names { include(name, rank: self.names.count) }
  }

  mutating func include(_ name: String, rank: Int) {
    if !names.contains(name) { names.append(name) }
    room.arbiter.include(member(name), rank: rank)
  }

  /// Its view is so deep in the window.
  mutating func include(_ name: String, rank: Int, in view: AnyObject, atDepth depth: Int) {
    if !names.contains(name) { names.append(name) }
    let spot = ViewPosition(
      window: ObjectIdentifier(room), view: ObjectIdentifier(view), depth: depth,
      treeVersion: room.arbiter.treeVersion)
    room.arbiter.include(member(name), rank: rank, at: spot)
  }

  mutating func viewsMoved() { room.arbiter.viewsMoved() }

  /// Another one comes under the number of one that has left.
  mutating func include(_ name: String, inPlaceOf former: String, rank: Int) {
    guard let number = names.firstIndex(of: former) else { return }
    names[number] = name
    room.arbiter.include(Member(number), rank: rank)
  }

  mutating func propose(_ names: String...) {
    for name in names { room.arbiter.propose(member(name)) }
  }

  mutating func drop(_ name: String) { room.arbiter.drop(member(name)) }

  mutating func remove(_ name: String) { room.arbiter.remove(member(name)) }

  /// `name` waits until each of the others has failed.
  mutating func require(_ name: String, toWaitFor others: String...) {
    for other in others { room.arbiter.require(member(other), toFailBefore: member(name)) }
  }

  mutating func answer(_ yes: Bool) { room.arbiter.answer(yes) }

  // MARK: - Hearing

  /// One step, in words, unanswered.
  mutating func next() -> String? { room.arbiter.next().map(spell) }

  /// Everything until nothing is left to say; questions are answered by the two closures.
  mutating func settle(limit: Int = 200) -> [String] {
    var log: [String] = []
    while let step = room.arbiter.next() {
      var line = spell(step)
      if let answer = opinion(on: step) {
        line += answer ? " yes" : " no"
        room.arbiter.answer(answer)
      }
      log.append(line)
      if log.count == limit { return log + ["and so on"] }
    }
    return log
  }

  /// The verdicts among the steps; who was asked does not matter to most tests.
  mutating func verdicts() -> [String] { settle().filter { !$0.contains("?") } }

  mutating func breakCycle(idle: (String) -> Bool = { _ in true }) -> String? {
    let names = names
    return room.arbiter.breakCycle { idle(names[$0.number]) }.map(spell)
  }

  func standing(of name: String) -> Arbiter.Standing {
    names.firstIndex(of: name).map { room.arbiter.standing(of: Member($0)) } ?? .absent
  }

  /// Who takes part, in rank, and where each stands.
  var standings: [String] {
    room.arbiter.members.map { "\(names[$0.number]) \(room.arbiter.standing(of: $0))" }
  }

  /// Whom each member waits for.
  var requirements: [String] {
    room.arbiter.members.flatMap { member in
      room.arbiter.requirements.requirements(of: member).map {
        "\(names[member.number]) waits for \(names[$0.number])"
      }
    }
  }

  // MARK: - Private

  private func member(_ name: String) -> Member {
    Member(names.firstIndex(of: name) ?? names.count)
  }

  private func opinion(on step: Arbiter.Step) -> Bool? {
    switch step {
    case .askShouldBegin(let member): mayBegin(names[member.number])
    case .askPrevents(let first, let second): prevents(names[first.number], names[second.number])
    case .commit, .hold, .fail: nil
    }
  }

  private func spell(_ step: Arbiter.Step) -> String {
    switch step {
    case .askShouldBegin(let member): "may \(names[member.number]) begin?"
    case .askPrevents(let first, let second):
      "does \(names[first.number]) prevent \(names[second.number])?"
    case .commit(let member): "\(names[member.number]) goes ahead"
    case .hold(let member, let other):
      "\(names[member.number]) waits for \(names[other.number])"
    case .fail(let member, let refusal): "\(names[member.number]) fails: \(spell(refusal))"
    }
  }

  private func spell(_ refusal: Arbiter.Refusal) -> String {
    switch refusal {
    case .vetoed: "vetoed"
    case .prevented(let winner): "prevented by \(names[winner.number])"
    case .requirementWon(let other): "\(names[other.number]) went ahead"
    case .deadlock(let other): "deadlock with \(names[other.number])"
    }
  }
}
