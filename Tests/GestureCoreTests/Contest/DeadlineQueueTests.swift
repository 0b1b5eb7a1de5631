import GestureCore
import Testing

@Suite("DeadlineQueue")
struct DeadlineQueueTests {
  /// The queue cannot be copied, as the suite is.
  private final class Room {
    var queue = DeadlineQueue()
  }

  private let room = Room()
  private var isEmpty: Bool { room.queue.isEmpty }
  private var next: Timestamp? { room.queue.next }
  /// What the numbers in the queue stand for.
  private var works: [String] = []

  /// Pops everything due by then, as "time work".
  private mutating func pop(through time: Int64) -> [String] {
    var popped: [String] = []
    while let (due, work) = room.queue.pop(through: Timestamp(nanoseconds: time)) {
      popped.append("\(due.nanoseconds) \(works[work])")
    }
    return popped
  }

  @discardableResult
  private mutating func add(_ work: String, at time: Int64) -> DeadlineQueue.Token {
    works.append(work)
    return room.queue.add(works.count - 1, at: Timestamp(nanoseconds: time))
  }

  private mutating func remove(_ token: DeadlineQueue.Token) -> String? {
    room.queue.remove(token).map { works[$0] }
  }

  @Test("an empty queue has nothing, however late it is")
  mutating func empty() {
    #expect(isEmpty)
    #expect(next == nil)
    #expect(pop(through: .max) == [])
  }

  @Test("work comes out by time, whatever the order in which it was asked for")
  mutating func order() {
    for time: Int64 in [30, 10, 50, 20, 40] { add("w", at: time) }
    #expect(next == Timestamp(nanoseconds: 10))
    #expect(pop(through: .max) == ["10 w", "20 w", "30 w", "40 w", "50 w"])
    #expect(isEmpty)
  }

  @Test("ties go to the one that asked first")
  mutating func ties() {
    add("late", at: 20)
    for work in ["first", "second", "third"] { add(work, at: 10) }
    add("early", at: 5)
    add("fourth", at: 10)
    #expect(
      pop(through: .max) == [
        "5 early", "10 first", "10 second", "10 third", "10 fourth", "20 late",
      ])
  }

  @Test("only what is due comes out: at its very time, not a nanosecond before")
  mutating func due() {
    add("a", at: 10)
    add("b", at: 11)
    #expect(pop(through: 9) == [])
    #expect(pop(through: 10) == ["10 a"])
    #expect(next == Timestamp(nanoseconds: 11))
    #expect(!isEmpty)
  }

  @Test("one deadline is popped at a time")
  mutating func oneAtATime() {
    add("a", at: 1)
    add("b", at: 1)
    let popped = room.queue.pop(through: Timestamp(nanoseconds: 5))
    #expect(popped.map { works[$0.waiter] } == "a")
    #expect(popped?.time == Timestamp(nanoseconds: 1))
    #expect(next == Timestamp(nanoseconds: 1))
  }

  @Test("what is asked for while another is popped comes in its turn, even in the past")
  mutating func addedWhilePopping() {
    add("a", at: 10)
    add("c", at: 30)
    var popped: [String] = []
    while let (due, work) = room.queue.pop(through: Timestamp(nanoseconds: 40)) {
      popped.append("\(due.nanoseconds) \(works[work])")
      if works[work] == "a" {
        add("b", at: 20)
        add("a again", at: 10)
        add("past", at: 5)
        add("not yet", at: 41)
      }
    }
    #expect(popped == ["10 a", "5 past", "10 a again", "20 b", "30 c"])
    #expect(next == Timestamp(nanoseconds: 41))
  }

  @Test("what is taken back does not come out, and the rest keeps its order")
  mutating func removal() {
    let tokens = ["a", "b", "c", "d"].map { add($0, at: 10) }
    let removed = [remove(tokens[1]), remove(tokens[3])]
    #expect(removed == ["b", "d"])
    #expect(pop(through: 10) == ["10 a", "10 c"])
  }

  @Test("nothing is taken back twice, nor after it came out")
  mutating func removalOfNothing() {
    let (a, b) = (add("a", at: 1), add("b", at: 2))
    _ = remove(b)
    let again = remove(b)
    _ = pop(through: 1)
    let late = remove(a)
    #expect([again, late] == [nil, nil])
  }

  @Test("a token names one deadline for ever, even when the queue ran empty in between")
  mutating func tokens() {
    let old = add("old", at: 1)
    _ = pop(through: 1)
    let new = add("new", at: 1)
    #expect(old != new)
    let removed = remove(old)
    #expect(removed == nil)
    #expect(pop(through: 1) == ["1 new"])
  }

  @Test("the ends of time are times like others")
  mutating func extremes() {
    add("never", at: .max)
    add("always", at: .min)
    #expect(pop(through: .min) == ["\(Int64.min) always"])
    #expect(pop(through: .max) == ["\(Int64.max) never"])
  }

  @Test("when many of a crowd are taken back in any order, the others come out in theirs")
  mutating func crowd() {
    let times = (0..<500).map { Int64($0 * 7919 % 101) }
    let tokens = times.enumerated().map { add("w\($0)", at: $1) }
    var left = Set(times.indices)
    for step in times.indices where step % 4 != 0 {
      let number = step * 209 % times.count
      _ = remove(tokens[number])
      left.remove(number)
      // Some come while others go.
      if step % 50 == 1 { add("late\(step)", at: 50) }
    }
    let late = times.indices.filter { $0 % 50 == 1 && $0 % 4 != 0 }.map {
      (Int64(50), 500 + $0, "late\($0)")
    }
    let expected = (left.map { (times[$0], $0, "w\($0)") } + late).sorted {
      ($0.0, $0.1) < ($1.0, $1.1)
    }
    #expect(pop(through: .max) == expected.map { "\($0.0) \($0.2)" })
  }
}
