import Foundation
import GestureCore
import Testing

@Suite struct TraceBufferTests {
  private func decision(_ number: Int) -> TraceEvent {
    TraceEvent(time: Timestamp(nanoseconds: Int64(number)), .diagnostic("\(number)"))
  }

  private func movement(_ number: Int) -> TraceEvent {
    TraceEvent(
      time: Timestamp(nanoseconds: Int64(number)), .touch(id: 1, .moved, at: .zero, view: nil))
  }

  private func numbers(_ buffer: TraceBuffer) -> [Int64] { buffer.events.map(\.time.nanoseconds) }

  @Test("the newest are kept, oldest first")
  func ring() {
    var buffer = TraceBuffer(capacity: 4)
    for number in 1...3 { buffer.add(decision(number)) }
    #expect(numbers(buffer) == [1, 2, 3])
    #expect(!buffer.hasForgotten)
    for number in 4...10 { buffer.add(decision(number)) }
    #expect(numbers(buffer) == [7, 8, 9, 10])
    #expect(buffer.hasForgotten)
  }

  @Test("a long drag does not push out the decision that it began with")
  func movements() {
    var buffer = TraceBuffer(capacity: 8)
    buffer.add(decision(1))
    for number in 2...100 { buffer.add(movement(number)) }
    buffer.add(decision(101))
    buffer.add(movement(102))
    #expect(numbers(buffer) == [1, 100, 101, 102])
    #expect(!buffer.hasForgotten)
  }

  @Test("nothing is left when it is emptied, and no capacity is too small")
  func edges() {
    var buffer = TraceBuffer(capacity: 0)
    #expect(buffer.events == [])
    buffer.add(decision(1))
    buffer.add(decision(2))
    buffer.add(movement(3))
    #expect(numbers(buffer) == [2, 3])
    buffer.removeAll()
    #expect(buffer.events == [])
    #expect(!buffer.hasForgotten)
    #expect(buffer.capacity == 1)
  }

  @Test("a record that has no detail shows none of the one before it at its place")
  func details() {
    var buffer = TraceBuffer(capacity: 2)
    let one = buffer.names.add(Subject(id: 1, name: "one"))
    let two = buffer.names.add(Subject(id: 2, name: "two"))
    for _ in 1...3 {
      buffer.add(.state(one, from: .possible, to: .failed), .reason(.nothingLeft))
      buffer.add(.withdrawn(two))
      buffer.add(.deadline(one))
    }
    #expect(
      buffer.events.map(\.kind) == [
        .withdrawn(Subject(id: 2, name: "two")), .deadline(Subject(id: 1, name: "one")),
      ])
  }

  @Test("a message has room for four touches with usual numbers")
  func messages() {
    var buffer = TraceBuffer()
    let view = buffer.names.add(Subject(id: 0, name: "view"))
    var record = TraceRecord.message(to: view, .began)
    let numbers = [1, 2, -1, Int(UInt32.max) + 1, Int(UInt32.max), 4, 5]
    let answers = numbers.map { record.add(touch: $0) }
    #expect(answers == [true, true, false, false, true, true, false])
    buffer.add(record)
    #expect(
      buffer.events.map(\.kind) == [
        .message(to: "view", .began, touches: [1, 2, Int(UInt32.max), 4])
      ])
  }

  @Test("the names that are spoken of survive when others are forgotten")
  func names() {
    var buffer = TraceBuffer(capacity: 4)
    for number in 1...100 {
      let subject = buffer.names.add(Subject(id: number, name: "\(number)"))
      buffer.add(.taken(touch: number, from: subject, by: subject - 1, wasTold: true))
      buffer.add(.touch(id: number, .moved, at: .zero, view: number == 100 ? -1 : subject))
    }
    let events = buffer.events
    buffer.forgetNames()
    #expect(buffer.events == events)
    #expect(buffer.names.count == 5)
    #expect(events.count == 5)
  }
}
