// Some of Combine's publishers are types there, and functions here.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension Publisher {
  /// A publisher whose subscriber stands behind another one.
  private func through<Result, Fault: Error>(
    _ step: @escaping (AnySubscriber<Result, Fault>) -> AnySubscriber<Output, Failure>
  ) -> AnyPublisher<Result, Fault> {
    AnyPublisher { subscriber in self.subscribe(step(subscriber)) }
  }

  /// A publisher of other values. A step without a value asks for one more.
  private func steps<Result>(
    _ makeStep: @escaping () -> (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    through { next in
      let step = makeStep()
      return AnySubscriber {
        next.receive(subscription: $0)
      } receiveValue: { value in
        step(value).map { next.receive($0) } ?? .max(1)
      } receiveCompletion: {
        next.receive(completion: $0)
      }
    }
  }

  // MARK: Other values

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    steps { transform }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    steps { { $0[keyPath: keyPath] } }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    steps { transform }
  }

  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    steps {
      var result = initialResult
      return {
        result = nextPartialResult(result, $0)
        return result
      }
    }
  }

  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    through { next in
      var connection: (any Subscription)?
      var hasEnded = false
      return AnySubscriber {
        connection = $0
        next.receive(subscription: $0)
      } receiveValue: { value in
        guard !hasEnded else { return .none }
        do { return next.receive(try transform(value)) } catch {
          hasEnded = true
          connection?.cancel()
          next.receive(completion: .failure(error))
          return .none
        }
      } receiveCompletion: { completion in
        guard !hasEnded else { return }
        hasEnded = true
        switch completion {
        case .finished: next.receive(completion: .finished)
        case .failure(let error): next.receive(completion: .failure(error))
        }
      }
    }
  }

  // MARK: Fewer values

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    steps { { isIncluded($0) ? $0 : nil } }
  }

  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    steps {
      var last: Output?
      return { value in
        defer { last = value }
        return last.map { predicate($0, value) } == true ? nil : value
      }
    }
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    steps {
      var left = count
      return { value in
        left -= 1
        return left >= 0 ? nil : value
      }
    }
  }

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    through { next in
      var left = maxLength
      var connection: (any Subscription)?
      return AnySubscriber { subscription in
        connection = subscription
        next.receive(subscription: subscription)
        if left <= 0 {
          subscription.cancel()
          next.receive(completion: .finished)
        }
      } receiveValue: { value in
        guard left > 0 else { return .none }
        left -= 1
        // Receiving it may send the next one.
        let isLast = left == 0
        let demand = next.receive(value)
        if isLast {
          connection?.cancel()
          next.receive(completion: .finished)
        }
        return demand
      } receiveCompletion: {
        if left > 0 { next.receive(completion: $0) }
      }
    }
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  public func collect() -> AnyPublisher<[Output], Failure> {
    through { next in
      var values: [Output] = []
      return AnySubscriber { subscription in
        next.receive(subscription: HeldSubscription(cancel: subscription.cancel))
        subscription.request(.unlimited)
      } receiveValue: {
        values.append($0)
        return .none
      } receiveCompletion: { completion in
        if case .finished = completion { _ = next.receive(values) }
        next.receive(completion: completion)
      }
    }
  }

  // MARK: Failures

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    through { next in
      AnySubscriber {
        next.receive(subscription: $0)
      } receiveValue: {
        next.receive($0)
      } receiveCompletion: { completion in
        switch completion {
        case .finished: next.receive(completion: .finished)
        case .failure(let error): next.receive(completion: .failure(transform(error)))
        }
      }
    }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    `catch` { _ in Just(output) }
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { subscriber in
      let merged = MergedSubscription<Output, P.Failure>(subscriber, publishers: 1)
      merged.connect(self, as: 0) {
        merged.send($0)
      } ended: { completion in
        switch completion {
        case .finished: merged.end(0)
        case .failure(let error): merged.connect(handler(error), as: 0) { merged.send($0) }
        }
      }
    }
  }

  // MARK: On the way

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    through { next in
      AnySubscriber { subscription in
        receiveSubscription?(subscription)
        next.receive(
          subscription: HeldSubscription {
            receiveRequest?($0)
            subscription.request($0)
          } cancel: {
            receiveCancel?()
            subscription.cancel()
          })
      } receiveValue: {
        receiveOutput?($0)
        return next.receive($0)
      } receiveCompletion: {
        receiveCompletion?($0)
        next.receive(completion: $0)
      }
    }
  }

  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let head = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents {
      Swift.print("\(head)receive subscription: (\($0))")
    } receiveOutput: {
      Swift.print("\(head)receive value: (\($0))")
    } receiveCompletion: {
      Swift.print("\(head)receive \($0)")
    } receiveCancel: {
      Swift.print("\(head)receive cancel")
    }
  }

  /// One connection for all subscribers.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    return subject.connected { self.subscribe(subject) }
  }

  // MARK: Several publishers

  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
      .eraseToAnyPublisher()
  }

  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { subscriber in
      let merged = MergedSubscription<Output, Failure>(subscriber, publishers: 1)
      merged.connect(self, as: 0) {
        merged.send($0)
      } ended: { completion in
        if case .failure = completion { return merged.end(0, completion) }
        merged.connect(publisher, as: 0) { merged.send($0) }
      }
    }
  }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    elements.publisher.setFailureType(to: Failure.self).append(self)
  }

  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { subscriber in
      let merged = MergedSubscription<(Output, P.Output), Failure>(subscriber, publishers: 2)
      var mine: Output?
      var others: P.Output?
      @MainActor func send() { if let mine, let others { merged.send((mine, others)) } }
      merged.connect(self, as: 0) {
        mine = $0
        send()
      } ended: {
        // Without a value of each there will be none at all.
        if mine == nil { merged.finish($0) } else { merged.end(0, $0) }
      }
      merged.connect(other, as: 1) {
        others = $0
        send()
      } ended: {
        if others == nil { merged.finish($0) } else { merged.end(1, $0) }
      }
    }
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { subscriber in
      let merged = MergedSubscription<(Output, P.Output), Failure>(subscriber, publishers: 2)
      var mine: [Output] = []
      var others: [P.Output] = []
      @MainActor func send() {
        while !mine.isEmpty, !others.isEmpty {
          merged.send((mine.removeFirst(), others.removeFirst()))
        }
        // The last value of a side that has ended had its partner.
        if (mine.isEmpty && !merged.isOpen(0)) || (others.isEmpty && !merged.isOpen(1)) {
          merged.finish(.finished)
        }
      }
      merged.connect(self, as: 0) {
        mine.append($0)
        send()
      } ended: {
        merged.end(0, $0)
        send()
      }
      merged.connect(other, as: 1) {
        others.append($0)
        send()
      } ended: {
        merged.end(1, $0)
        send()
      }
    }
  }

  /// Sends the values of the publishers that values become. A value beyond `maxPublishers` waits for its turn.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { subscriber in
      let merged = MergedSubscription<P.Output, Failure>(subscriber, publishers: 1)
      var running = 0
      var waiting: [Output] = []
      @MainActor func start(_ value: Output) {
        running += 1
        let number = merged.add()
        merged.connect(transform(value), as: number) {
          merged.send($0)
        } ended: { completion in
          running -= 1
          if case .finished = completion, !waiting.isEmpty { start(waiting.removeFirst()) }
          merged.end(number, completion)
        }
      }
      merged.connect(self, as: 0) { value in
        if running < maxPublishers.max ?? .max { start(value) } else { waiting.append(value) }
      }
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates { $0 == $1 } }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { subscriber in
      self.subscribe(
        AnySubscriber<Output, Never>(
          receiveSubscription: { subscriber.receive(subscription: $0) },
          receiveValue: { subscriber.receive($0) },
          receiveCompletion: { _ in subscriber.receive(completion: .finished) }))
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the newest publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { subscriber in
      let merged = MergedSubscription<Output.Output, Failure>(subscriber, publishers: 1)
      var newest: Int?
      merged.connect(self, as: 0) { publisher in
        let former = newest
        let number = merged.add()
        newest = number
        if let former { merged.end(former) }
        merged.connect(publisher, as: number) { merged.send($0) }
      }
    }
  }
}

extension Publishers {
  /// Sends the values of several publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let merged = MergedSubscription<Output, Failure>(
        AnySubscriber(subscriber), publishers: publishers.count)
      for (number, publisher) in publishers.enumerated() {
        merged.connect(publisher, as: number) { merged.send($0) }
      }
    }
  }

  /// Sends the newest values of two publishers.
  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    a.combineLatest(b)
  }

  /// Sends the newest values of three publishers.
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure {
    a.combineLatest(b, c)
  }

  /// Sends the values of two publishers.
  public static func Merge<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<A.Output, A.Failure> where A.Output == B.Output, A.Failure == B.Failure {
    a.merge(with: b)
  }

  /// Sends the values of two publishers in pairs.
  public static func Zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    a.zip(b)
  }
}
