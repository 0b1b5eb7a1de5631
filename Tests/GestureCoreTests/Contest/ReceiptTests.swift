import Testing

@testable import GestureCore

/// Who has received which inputs, and who hears of them.
@Suite("Receipts")
final class ReceiptTests {
  private var contest = Contest()

  private func receivers(
    of input: Contest.Input, each body: (inout Contest, Member) -> Void = { _, _ in }
  ) -> [Int] {
    var numbers: [Int] = []
    var receivers = Contest.ReceiverCursor(of: input)
    while let member = contest.next(&receivers) {
      numbers.append(member.number)
      body(&contest, member)
    }
    return numbers
  }

  private func audience(of inputs: [Contest.Input]) -> [Int] {
    let audience = contest.takeAudience(of: inputs.count) { inputs[$0] }
    let numbers = (0..<audience.count).map { audience[$0].number }
    contest.audience.putBack(audience)
    return numbers
  }

  private func finger(receivedBy members: Member...) -> Contest.Input {
    let finger = contest.inputs.begin(.touch)
    for member in members { contest.receive(finger, by: member) }
    return finger
  }

  @Test("an input is received in order, until it is given back or its receiver leaves [DEL-16]")
  func order() {
    let members = (0..<4).map { contest.enroll(rank: $0) }
    let finger = finger(receivedBy: members[2], members[0], members[3], members[1])
    #expect(receivers(of: finger) == [2, 0, 3, 1])
    contest.ignore(finger, by: members[3])
    contest.leave(members[2])
    #expect(receivers(of: finger) == [0, 1])
    #expect(!contest.hasReceived(members[3], finger) && contest.hasReceived(members[1], finger))
  }

  @Test("a walk along the receivers comes to its end, though some of them leave meanwhile")
  func leaving() {
    contest.startPass()
    let members = (0..<5).map { contest.enroll(rank: $0) }
    let finger = finger(
      receivedBy: members[0], members[1], members[2], members[3], members[4])
    let seen = receivers(of: finger) { contest, member in
      if member.number == 1 { for leaver in members[0...3] { contest.leave(leaver) } }
    }
    #expect(seen == [0, 1, 4])
    let later = self.finger(receivedBy: members[4])
    #expect(
      receivers(of: finger) { contest, member in
        contest.ignore(finger, by: member)
        contest.receive(later, by: member)
      } == [4])
    contest.endPass()
    #expect(receivers(of: finger) == [])
  }

  @Test("the next finger that has the number is received by nobody of the last one's")
  func generations() {
    let tap = contest.enroll(rank: 0)
    let first = finger(receivedBy: tap)
    contest.end(first)
    contest.forget(first)
    #expect(receivers(of: first) == [0])
    contest.leave(tap)
    contest.endPass()
    #expect(receivers(of: first) == [])
    let second = contest.inputs.begin(.touch)
    let newcomer = contest.enroll(rank: 0)
    contest.receive(first, by: newcomer)
    #expect(second != first && receivers(of: second) == [] && receivers(of: first) == [])
    #expect(
      contest.inputs.isDown(second) && !contest.inputs.isDown(first)
        && contest.inputs.downCount == 1)
  }

  @Test("a pointer that goes in and out all day needs no more room than in the morning [HOV-01]")
  func hovering() {
    let (outer, inner) = (contest.enroll(rank: 1), contest.enroll(rank: 0))
    let pointer = contest.inputs.begin(.pointer)
    contest.receive(pointer, by: outer)
    for _ in 0..<1_000 {
      contest.startPass()
      contest.receive(pointer, by: inner)
      contest.ignore(pointer, by: inner)
      contest.endPass()
    }
    #expect(receivers(of: pointer) == [0])
    #expect(contest.inputs.receivers.links.count < 40)
    #expect(!contest.isIdle(outer) && contest.isIdle(inner) && contest.inputs.downCount == 0)
  }

  @Test("who hears of several inputs hears once, the first in rank first [DEL-08]")
  func ranks() {
    let (late, early) = (contest.enroll(rank: 2), contest.enroll(rank: 1))
    let one = finger(receivedBy: late)
    let other = finger(receivedBy: late, early)
    #expect(audience(of: [one, other]) == [1, 0])
    #expect(audience(of: [one]) == [0])
  }

  @Test(
    "an audience is known until somebody comes, leaves, gives back or is over [STM-41, DEL-60]",
    arguments: ["comes", "leaves", "gives back", "is over"])
  func change(_ change: String) {
    let members = (0..<3).map { contest.enroll(rank: $0) }
    let finger = finger(receivedBy: members[0], members[1])
    #expect(audience(of: [finger]) == [0, 1])
    switch change {
    case "comes": contest.receive(finger, by: members[2])
    case "leaves": contest.leave(members[0])
    case "gives back": contest.ignore(finger, by: members[0])
    default: contest.finish(members[0], as: .failed)
    }
    #expect(audience(of: [finger]) == (change == "comes" ? [0, 1, 2] : [1]))
  }

  @Test("while some hear, code of theirs may have others hear of something else")
  func nested() {
    let (tap, pan) = (contest.enroll(rank: 0), contest.enroll(rank: 1))
    let (one, other) = (finger(receivedBy: tap), finger(receivedBy: pan))
    let outer = contest.takeAudience(of: 1) { _ in one }
    #expect(audience(of: [other]) == [1])
    #expect(outer.count == 1 && outer[0] == tap)
    contest.audience.putBack(outer)
    #expect(audience(of: [other]) == [1])
    #expect(audience(of: [one]) == [0])
  }
}
