/// One subscriber behind several publishers, each of which is asked for all of its values.
///
/// Publishers have numbers. The whole ends once no number is open, or with the first failure.
final class MergedSubscription<Output, Failure: Error> {
  private let subscriber: AnySubscriber<Output, Failure>
  /// The open numbers, with their subscriptions once they have one.
  private var open: [Int: (any Subscription)?] = [:]
  private var nextNumber: Int
  private var hasEnded = false

  /// Expects publishers with the numbers from 0.
  init(_ subscriber: AnySubscriber<Output, Failure>, publishers: Int) {
    self.subscriber = subscriber
    nextNumber = publishers
    for number in 0..<publishers { open.updateValue(nil, forKey: number) }
    subscriber.receive(subscription: HeldSubscription(cancel: { [self] in cancel() }))
    if publishers == 0 { finish(.finished) }
  }

  /// The number of one publisher more.
  func add() -> Int {
    defer { nextNumber += 1 }
    open.updateValue(nil, forKey: nextNumber)
    return nextNumber
  }

  func isOpen(_ number: Int) -> Bool { open[number] != nil }

  func send(_ value: Output) { if !hasEnded { _ = subscriber.receive(value) } }

  /// Closes a number, and cancels its subscription if it is under way.
  func end(_ number: Int, _ completion: Subscribers.Completion<Failure> = .finished) {
    if case .failure = completion { return finish(completion) }
    open.removeValue(forKey: number)??.cancel()
    if open.isEmpty { finish(.finished) }
  }

  /// Ends the whole.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard !hasEnded else { return }
    cancel()
    subscriber.receive(completion: completion)
  }

  func connect<P: Publisher>(
    _ publisher: P, as number: Int, received: @escaping (P.Output) -> Void
  ) where P.Failure == Failure {
    connect(publisher, as: number, received: received) { self.end(number, $0) }
  }

  func connect<P: Publisher>(
    _ publisher: P, as number: Int, received: @escaping (P.Output) -> Void,
    ended: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    guard !hasEnded else { return }
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure> {
        guard self.isOpen(number) else { return $0.cancel() }
        self.open.updateValue($0, forKey: number)
        $0.request(.unlimited)
      } receiveValue: {
        if self.isOpen(number) { received($0) }
        return .none
      } receiveCompletion: {
        guard self.isOpen(number) else { return }
        self.open.updateValue(nil, forKey: number)
        ended($0)
      })
  }

  private func cancel() {
    hasEnded = true
    let ending = open.values
    open = [:]
    for subscription in ending { subscription?.cancel() }
  }
}
