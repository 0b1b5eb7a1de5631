import Foundation
import PartialCombine
import Testing
import TouchstoneCore
import TouchstoneTesting

/// Publishers that wait; they wait on the clock of the scene that was made last, so each test makes its own.
@Suite struct ClockTests {
  private let subject = PassthroughSubject<Int, Never>()

  @Test("throttle sends the first value at once and the newest after the interval, and then ends")
  func throttle() {
    let stage = Stage()
    let recorder = Recorder(
      subject.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true))
    for value in 1...3 { subject.send(value) }
    #expect(recorder.lines == ["1"])
    stage.wait(0.9)
    #expect(recorder.lines == ["1"])
    stage.wait(0.2)
    #expect(recorder.lines == ["1", "3"])
    subject.send(4)
    subject.send(completion: .finished)
    stage.wait(1)
    #expect(recorder.lines == ["1", "3", "4", "finished"])
  }

  @Test("throttle counts its interval for each subscriber, and keeps the first value if asked")
  func throttles() {
    let stage = Stage()
    let throttled = subject.throttle(for: 1, scheduler: RunLoop.main, latest: false)
    let first = Recorder(throttled)
    subject.send(1)
    let second = Recorder(throttled)
    for value in 2...3 { subject.send(value) }
    stage.wait(1.1)
    #expect(first.lines == ["1", "2"])
    #expect(second.lines == ["2", "3"])
  }

  @Test("debounce sends a value once no other has come, and nothing after its cancellation")
  func debounce() {
    let stage = Stage()
    let recorder = Recorder(subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main))
    for value in 1...3 {
      subject.send(value)
      stage.wait(0.2)
    }
    #expect(recorder.lines == [])
    stage.wait(0.2)
    #expect(recorder.lines == ["3"])
    subject.send(4)
    recorder.cancel()
    stage.wait(1)
    #expect(recorder.lines == ["3"])
  }

  @Test("a subscriber that asks for one value at a time receives them all behind a delay")
  func demand() {
    let stage = Stage()
    var values: [Int] = []
    (1...3).publisher.receive(on: RunLoop.main).subscribe(
      AnySubscriber {
        $0.request(.max(1))
      } receiveValue: {
        values.append($0)
        return .max(1)
      })
    stage.wait(0.1)
    #expect(values == [1, 2, 3])
  }

  @Test("a timer fires as long as somebody is subscribed, whoever keeps the publisher")
  func timer() {
    let stage = Stage()
    let ticks = SceneTimer.publish(every: 1, on: .main, in: .common).autoconnect()
    var count = 0
    var subscriptions = [ticks.sink { _ in count += 1 }, ticks.sink { _ in count += 1 }]
    stage.wait(2.5)
    #expect(count == 4)
    subscriptions.removeLast()
    stage.wait(1)
    #expect(count == 5)
    subscriptions = []
    stage.wait(3)
    #expect(count == 5)
    withExtendedLifetime(ticks) {}
  }
}
