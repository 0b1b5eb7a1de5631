import PartialCombine
import Testing

/// What a subscriber receives, as lines: values, then `finished` or `failed`.
final class Recorder {
  private(set) var lines: [String] = []
  private var subscription: AnyCancellable?

  init<P: Publisher>(_ publisher: P) {
    subscription = publisher.sink { [weak self] in
      if case .finished = $0 {
        self?.lines.append("finished")
      } else {
        self?.lines.append("failed")
      }
    } receiveValue: { [weak self] in
      self?.lines.append("\($0)")
    }
  }

  func cancel() { subscription?.cancel() }
}

private struct Fault: Error {}

@Suite struct OperatorTests {
  @Test("what follows a publisher that has ended may answer later")
  func later() {
    let first = PassthroughSubject<Int, Fault>()
    let second = PassthroughSubject<Int, Fault>()
    let recorders = [
      Recorder(first.catch { _ in second }), Recorder(second.prepend(0)),
      Recorder(Just(0).setFailureType(to: Fault.self).append(second)),
    ]
    first.send(1)
    first.send(completion: .failure(Fault()))
    second.send(2)
    second.send(completion: .finished)
    #expect(recorders[0].lines == ["1", "2", "finished"])
    #expect(recorders[1].lines == ["0", "2", "finished"])
    #expect(recorders[2].lines == ["0", "2", "finished"])
  }

  @Test("the newest publisher is followed, whether it answers at once or later")
  func newest() {
    let keys = PassthroughSubject<Int, Never>()
    let ready = Recorder(keys.map { Just($0 * 10) }.switchToLatest())
    let answers = PassthroughSubject<String, Never>()
    let awaited = Recorder(keys.map { key in answers.map { "\(key)\($0)" } }.switchToLatest())
    for key in 1...3 { keys.send(key) }
    answers.send("a")
    keys.send(completion: .finished)
    answers.send("b")
    answers.send(completion: .finished)
    #expect(ready.lines == ["10", "20", "30", "finished"])
    #expect(awaited.lines == ["3a", "3b", "finished"])
  }

  @Test("a publisher that has ended or was replaced is kept no longer")
  func release() {
    final class Kept {}
    let keys = PassthroughSubject<Int, Never>()
    weak var ended: Kept?
    weak var replaced: Kept?
    let never = PassthroughSubject<Int, Never>()
    let merged = Recorder(
      keys.flatMap { key in
        let kept = Kept()
        ended = kept
        return Just(key).map { _ in withExtendedLifetime(kept) { key } }
      })
    let switched = Recorder(
      keys.map { key in
        let kept = Kept()
        if key == 1 { replaced = kept }
        return never.map { _ in withExtendedLifetime(kept) { key } }
      }.switchToLatest())
    keys.send(1)
    #expect(ended == nil && replaced != nil)
    keys.send(2)
    #expect(replaced == nil)
    #expect(merged.lines == ["1", "2"] && switched.lines == [])
  }

  @Test("no more publishers run at a time than flatMap allows")
  func limit() {
    let requests = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    var started: [Int] = []
    let recorder = Recorder(
      (0..<3).publisher.flatMap(maxPublishers: .max(1)) { number in
        started.append(number)
        return requests[number]
      })
    #expect(started == [0])
    requests[0].send("a")
    requests[0].send(completion: .finished)
    #expect(started == [0, 1])
    requests[1].send(completion: .finished)
    requests[2].send("c")
    requests[2].send(completion: .finished)
    #expect(recorder.lines == ["a", "c", "finished"])
  }

  @Test("pairs end when a side has no more, the newest of both when one side never had a value")
  func pairs() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let zipped = Recorder(left.zip(right).map { "\($0)\($1)" })
    let latest = Recorder(left.combineLatest(right) { "\($0)\($1)" })
    let merged = Recorder(left.merge(with: right))
    left.send(1)
    left.send(2)
    left.send(completion: .finished)
    #expect(zipped.lines == [])
    right.send(5)
    right.send(6)
    #expect(zipped.lines == ["15", "26", "finished"])
    right.send(completion: .finished)
    #expect(latest.lines == ["25", "26", "finished"])
    #expect(merged.lines == ["1", "2", "5", "6", "finished"])
    let silent = Recorder(Empty<Int, Never>().combineLatest(PassthroughSubject<Int, Never>()))
    #expect(silent.lines == ["finished"])
  }

  @Test("a prefix ends once, and what is collected ends with its subscription")
  func ends() {
    let subject = PassthroughSubject<Int, Never>()
    var lines: [String] = []
    subject.prefix(2).subscribe(
      AnySubscriber {
        $0.request(.unlimited)
      } receiveValue: { value in
        lines.append("\(value)")
        if value == 1 { subject.send(2) }
        return .none
      } receiveCompletion: { _ in
        lines.append("finished")
      })
    subject.send(1)
    #expect(lines == ["1", "2", "finished"])
    var cancelled = 0
    let collected = Recorder(subject.handleEvents(receiveCancel: { cancelled += 1 }).collect())
    collected.cancel()
    #expect(cancelled == 1)
  }

  @Test("subscribers and subscriptions keep their identifiers")
  func identifiers() {
    let subscriber = AnySubscriber<Int, Never>()
    #expect(subscriber.combineIdentifier == subscriber.combineIdentifier)
    #expect(subscriber.combineIdentifier != AnySubscriber<Int, Never>().combineIdentifier)
    let subscription = Subscriptions.empty
    #expect(subscription.combineIdentifier == subscription.combineIdentifier)
  }
}
