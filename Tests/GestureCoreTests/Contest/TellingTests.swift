import Testing

@testable import GestureCore

/// What views have yet to hear, and what windows have yet to see.
@Suite("Telling")
struct TellingTests {
  private final class Room {
    var contest = Contest()
  }
  private let room = Room()

  @Test("a beginning is news for the view once its window has seen it [DEL-20]")
  func beginning() {
    let finger = room.contest.inputs.begin(.touch)
    #expect(facts == "unseen")
    room.contest.inputs.markSeen(finger, .began)
    #expect(facts == "news")
    #expect(release(finger) == [.began])
    #expect(facts == "")
  }

  @Test("what a finger did is news when it is told, and no more once the view has heard [DEL-10]")
  func moving() {
    let finger = shown()
    room.contest.inputs.markSeen(finger, .moved)
    room.contest.inputs.markSeen(finger, .moved)
    #expect(facts == "news")
    #expect(release(finger) == [.moved])
    #expect(facts == "")
  }

  @Test("a finger has been told out when its view has heard of the lift, not before [DEL-50]")
  func lifting() {
    let finger = shown()
    room.contest.end(finger)
    #expect(facts == "unseen")
    room.contest.inputs.markSeen(finger, .ended)
    #expect(facts == "news")
    let withheld = room.contest.inputs.release(finger, delaysBegan: false, delaysEnded: true)
    #expect(withheld == [] && facts == "news")
    #expect(release(finger) == [.ended])
    #expect(facts == "told out" && isToldOut(finger))
    room.contest.forget(finger)
    #expect(facts == "")
  }

  @Test(
    "nothing is left to tell of a finger that is taken, or that no view may hear of [DEL-30, DEL-21]",
    arguments: [true, false])
  func takenOrBarred(isTaken: Bool) {
    let finger = room.contest.inputs.begin(.touch)
    room.contest.inputs.markSeen(finger, .began)
    if isTaken {
      #expect(claim(finger) == [])
    } else {
      room.contest.inputs.exclude(finger)
    }
    room.contest.inputs.markSeen(finger, .moved)
    #expect(facts == "" && !isOpen(finger))
    room.contest.end(finger)
    #expect(facts == "unseen, told out")
    room.contest.inputs.markSeen(finger, .ended)
    #expect(facts == "told out")
  }

  @Test(
    "a lift brings its last movement to a view that hears late, and the lift alone to others [DEL-41]",
    arguments: [true, false])
  func lastMovement(isLate: Bool) {
    let finger = isLate ? room.contest.inputs.begin(.touch) : shown()
    room.contest.end(finger)
    room.contest.inputs.markSeen(finger, .ended, afterMove: true)
    #expect(facts == "news" && release(finger) == (isLate ? [.began, .moved, .ended] : .ended))
    #expect(facts == "told out")
  }

  @Test("what is withheld of a finger waits for its window to see that it moved [DEL-20]")
  func withheldMove() {
    let finger = room.contest.inputs.begin(.touch)
    room.contest.inputs.markSeen(finger, .began)
    #expect(facts == "news")
    room.contest.inputs.markUnseen(finger)
    room.contest.inputs.markUnseen(finger)
    #expect(facts == "unseen")
    room.contest.inputs.markSeen(finger, .moved)
    #expect(facts == "news" && release(finger) == [.began, .moved] && facts == "")
  }

  @Test("what is withheld of a finger waits for its window to see the lift [DEL-20]")
  func withheldLift() {
    let finger = room.contest.inputs.begin(.touch)
    room.contest.inputs.markSeen(finger, .began)
    let withheld = room.contest.inputs.release(finger, delaysBegan: true, delaysEnded: false)
    #expect(withheld == [] && facts == "news")
    room.contest.end(finger)
    #expect(facts == "unseen")
    room.contest.inputs.markSeen(finger, .cancelled)
    #expect(facts == "news" && release(finger) == [] && facts == "told out")
  }

  @Test("what its owner has forgotten is no news, whatever is said of it later")
  func forgotten() {
    let finger = shown()
    room.contest.inputs.markSeen(finger, .moved)
    room.contest.end(finger)
    room.contest.forget(finger)
    #expect(facts == "")
    room.contest.end(finger)
    room.contest.inputs.markSeen(finger, .ended)
    #expect(facts == "" && release(finger) == [] && claim(finger) == [])
  }

  @Test("a pointer tells no view, and a button is seen as it goes down", arguments: [true, false])
  func others(isPointer: Bool) {
    let input = room.contest.inputs.begin(isPointer ? .pointer : .press)
    #expect(facts == (isPointer ? "" : "news"))
    room.contest.end(input)
    room.contest.forget(input)
    #expect(facts == "")
  }

  @Test("a member waits for the lift that its window has yet to see [DEL-20]")
  func waitingForALift() {
    let tap = room.contest.enroll(rank: 0)
    let finger = shown()
    room.contest.receive(finger, by: tap)
    #expect(!isIdle(tap))
    room.contest.end(finger)
    #expect(!isIdle(tap))
    room.contest.inputs.markSeen(finger, .ended)
    #expect(isIdle(tap))
  }

  @Test("who comes in keeps the deadline that it had outside, at its turn")
  func deadline() {
    let moment = Timestamp(nanoseconds: 5)
    let token = room.contest.deadlines.add(-1, at: moment)
    _ = room.contest.deadlines.add(-2, at: moment)
    let press = room.contest.enroll(rank: 0)
    #expect(takeOver(token, by: press) == -1)
    #expect(takeOver(token, by: Member(7)) == nil)
    var woken: [String] = []
    while let due = room.contest.popDeadline(through: moment) { woken.append("\(due.waiter)") }
    #expect(woken == ["\(Deadlines.Waiter.member(press))", "\(Deadlines.Waiter.other(-2))"])
    #expect(takeOver(token, by: press) == nil)
  }

  // MARK: - Helpers

  /// A finger of which the view knows.
  private func shown() -> Contest.Input {
    let finger = room.contest.inputs.begin(.touch)
    room.contest.inputs.markSeen(finger, .began)
    _ = release(finger)
    return finger
  }

  private func release(_ finger: Contest.Input) -> TouchDelivery.Messages {
    room.contest.inputs.release(finger, delaysBegan: false, delaysEnded: false)
  }

  // What is asked of a contest changes it as far as the compiler knows, which a check in a macro may not.
  private func isOpen(_ finger: Contest.Input) -> Bool { room.contest.inputs.isOpen(finger) }
  private func isToldOut(_ finger: Contest.Input) -> Bool {
    room.contest.inputs.isDeliveryOver(finger)
  }
  private func isIdle(_ member: Member) -> Bool { room.contest.isIdle(member) }
  private func claim(_ finger: Contest.Input) -> TouchDelivery.Messages {
    room.contest.inputs.cancelDelivery(of: finger)
  }
  private func takeOver(_ token: DeadlineQueue.Token, by member: Member) -> Int? {
    room.contest.transferDeadline(token, to: member)
  }

  /// What the contest counts, in words.
  private var facts: String {
    let areRight = room.contest.inputs.areCountsRight
    #expect(areRight)
    return [
      room.contest.inputs.hasPending ? "news" : nil, room.contest.inputs.hasUnseen ? "unseen" : nil,
      room.contest.inputs.hasDeliveryOver ? "told out" : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }
}
