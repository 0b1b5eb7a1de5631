import Testing

@testable import GestureCore

/// The order of a pass, and what comes of what is said in its midst.
@Suite("Contest")
struct ContestTests {
  private var play = Passes()

  @Test("what is decided comes before actions, these before views, and the reset is last")
  mutating func order() {
    let tap = play.enroll("tap")
    play.during { $0.propose(tap) }
    play.after("tap goes ahead") { $0.commit(tap, as: .ended) }
    #expect(
      play.run() == [
        "may tap begin?", "tap goes ahead", "tap acts ended, taking", "views", "reset tap",
      ])
  }

  @Test("nobody is reset while one of its fingers is down [STM-44]")
  mutating func finger() {
    let tap = play.enroll("tap")
    let finger = play.begin(.touch)
    play.during {
      $0.receive(finger, by: tap)
      $0.finish(tap, as: .failed)
    }
    #expect(play.run() == ["views"])
    play.during { $0.end(finger) }
    #expect(play.run() == ["views", "reset tap"])
  }

  @Test("those linked by a requirement are reset together, or not at all [STM-45]")
  mutating func linked() {
    let single = play.enroll("single")
    let double = play.enroll("double")
    let finger = play.begin(.touch)
    play.during {
      _ = $0.require(double, toFailBefore: single)
      $0.receive(finger, by: double)
      $0.finish(single, as: .failed)
      $0.finish(double, as: .failed)
    }
    #expect(play.run() == ["views"])
    play.during { $0.end(finger) }
    #expect(play.run() == ["views", "reset single", "reset double"])
  }

  @Test("one that was broken off does not wait for those that it is linked with [STM-31]")
  mutating func dismissed() {
    let single = play.enroll("single")
    let double = play.enroll("double")
    let finger = play.begin(.touch)
    play.during {
      _ = $0.require(double, toFailBefore: single)
      $0.receive(finger, by: double)
      $0.abort(single)
      $0.finish(single, as: .failed)
    }
    #expect(play.run() == ["views", "reset single", "views"])
  }

  @Test(
    "a hidden run that ended tells of both its states, unless its own action broke it off [OPN-11]")
  mutating func twoActions() {
    let pan = play.enroll("pan")
    play.during {
      $0.queue(.began, of: pan)
      $0.actions.queueSecond(.ended, of: pan.number)
    }
    #expect(play.run().prefix(2) == ["pan acts began, taking", "pan acts ended"])
    play.during {
      $0.queue(.began, of: pan)
      $0.actions.queueSecond(.ended, of: pan.number)
    }
    play.after("pan acts began") { $0.queue(.cancelled, of: pan) }
    #expect(play.run().prefix(2) == ["pan acts began", "pan acts cancelled"])
  }

  @Test("of the changes of one pass one is told, and none before its beginning [STM-25]")
  mutating func changes() {
    let pan = play.enroll("pan")
    play.during {
      for state in [GestureState.began, .changed, .changed] { $0.queue(state, of: pan) }
    }
    play.after("pan acts began, taking") { $0.queue(.changed, of: pan) }
    #expect(play.run() == ["pan acts began, taking", "views"])
    play.during { for _ in 0..<2 { $0.queue(.changed, of: pan) } }
    #expect(play.run() == ["pan acts changed", "views"])
  }

  @Test("touches are cancelled in views with the first action, and with the end [DEL-30, DEL-38]")
  mutating func cancelsTwice() {
    let pan = play.enroll("pan")
    var actions: [String] = []
    for state in [GestureState.began, .changed, .ended] {
      play.during { $0.queue(state, of: pan) }
      actions += play.run().filter { $0 != "views" }
    }
    #expect(actions == ["pan acts began, taking", "pan acts changed", "pan acts ended, taking"])
  }

  @Test("a member that finishes twice is reset once [STM-30]")
  mutating func finishesTwice() {
    let pan = play.enroll("pan")
    play.during {
      $0.finish(pan, as: .failed)
      $0.finish(pan, as: .failed)
    }
    #expect(play.run() == ["views", "reset pan"])
  }

  @Test("who is undecided gives up when nothing is down, but not who is to be woken [STM-46]")
  mutating func leftOver() {
    play.during { $0.pass.failsStranded = true }
    let tap = play.enroll("tap")
    let press = play.enroll("press")
    let finger = play.begin(.touch)
    play.during {
      for member in [tap, press] { $0.receive(finger, by: member) }
      $0.setDeadline(of: press, at: Timestamp(nanoseconds: 5))
    }
    #expect(play.run() == ["views"])
    play.during { $0.end(finger) }
    #expect(play.run() == ["views", "tap gives up", "views", "reset tap"])
    #expect(play.wake(through: 4) == [])
    #expect(play.wake(through: 5) == ["press"])
    #expect(play.run() == ["views", "press gives up", "views", "reset press"])
  }

  @Test("who waited for a moment before it took part does not give up before that [STM-46]")
  mutating func takenOver() {
    play.during { $0.pass.failsStranded = true }
    let press = play.enroll("press")
    let finger = play.begin(.touch)
    play.during {
      $0.receive(finger, by: press)
      $0.end(finger)
      let token = $0.deadlines.add(-1, at: Timestamp(nanoseconds: 5))
      _ = $0.transferDeadline(token, to: press)
    }
    #expect(play.run() == ["views"])
    #expect(play.wake(through: 5) == ["press"])
    #expect(play.run() == ["views", "press gives up", "views", "reset press"])
  }

  @Test("one that has left is woken, asked and told no more, though another has its number")
  mutating func generations() {
    let first = play.enroll("first")
    play.during {
      $0.setDeadline(of: first, at: Timestamp(nanoseconds: 5))
      $0.queue(.changed, of: first)
      $0.leave(first)
    }
    #expect(play.run() == ["views"])
    let second = play.enroll("second")
    #expect(second.number == first.number && second != first)
    let finger = play.begin(.touch)
    play.during {
      $0.queue(.began, of: first)
      $0.receive(finger, by: first)
      $0.finish(first, as: .failed)
      $0.propose(first)
      $0.setDeadline(of: first, at: Timestamp(nanoseconds: 5))
    }
    #expect(play.run() == ["views"])
    #expect(play.wake(through: 9) == [])
  }

  @Test("a round in a step of another settles nothing, and leaves the other where it was")
  mutating func nested() {
    let tap = play.enroll("tap")
    let pan = play.enroll("pan")
    play.during {
      $0.queue(.began, of: tap)
      $0.queue(.began, of: pan)
    }
    play.after("tap acts began, taking") { contest in
      contest.queue(.changed, of: tap)
      var inner = Contest.Turn(.window(isOnly: true))
      var steps = 0
      while contest.next(&inner, { _, _ in nil }) != nil { steps += 1 }
      #expect(steps == 3)
    }
    #expect(
      play.run() == [
        "tap acts began, taking", "pan acts began, taking", "tap acts changed", "views",
      ])
  }

  @Test(
    "touches are cancelled before the first action, or after it [DEL-30]",
    arguments: [true, false])
  mutating func cancellingTouches(isFirst: Bool) {
    let pan = play.enroll("pan")
    play.logsCancelling = true
    play.during {
      $0.actions.cancelsTouchesFirst = isFirst
      $0.queue(.began, of: pan)
      $0.actions.queueSecond(.ended, of: pan.number)
    }
    let first = ["pan cancels its touches", "pan acts began"]
    #expect(play.run().prefix(3) == (isFirst ? first : first.reversed()) + ["pan acts ended"])
  }

  @Test("one that leaves in its first action has its touches cancelled first, once")
  mutating func leavingInItsAction() {
    let pan = play.enroll("pan")
    play.logsCancelling = true
    let note = Note()
    play.during {
      $0.actions.cancelsTouchesFirst = false
      $0.queue(.began, of: pan)
    }
    play.after("pan acts began") { contest in
      note.owed.append(contest.actions.popOwedCancellation(of: pan))
      note.owed.append(contest.actions.popOwedCancellation(of: pan))
      contest.leave(pan)
    }
    #expect(play.run() == ["pan acts began", "views"])
    #expect(note.owed == [true, false])
  }

  @Test("a stranded candidate blocks until it decides [COR-17]")
  mutating func waiting() {
    let late = play.enroll("late")
    let tap = play.enroll("tap")
    let finger = play.begin(.touch)
    play.during {
      _ = $0.require(late, toFailBefore: tap)
      for member in [late, tap] { $0.receive(finger, by: member) }
      $0.propose(tap)
    }
    #expect(play.run() == ["may tap begin?", "tap waits for late", "views"])
    play.during { $0.end(finger) }
    #expect(play.run() == ["views", "late stays possible", "views"])
    #expect(play.run() == ["views"])
    play.during { $0.finish(late, as: .failed) }
    play.after("tap goes ahead") { $0.commit(tap, as: .ended) }
    #expect(
      play.run() == [
        "tap goes ahead", "tap acts ended, taking", "views", "reset late", "reset tap",
      ])
  }
}

private final class Note {
  var owed: [Bool] = []
}
