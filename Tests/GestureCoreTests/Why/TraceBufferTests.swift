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
}
