import Foundation

// What ported sources have for Combine. All of it is on the main actor; operators return `AnyPublisher`, and those of
// several publishers ask each for all of its values.

/// Sends values to subscribers, and then perhaps a completion.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Connects a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// Receives the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Values may be requested from now on.
  func receive(subscription: any Subscription)
  /// A value has come; the result asks for more.
  func receive(_ input: Input) -> Subscribers.Demand
  /// No more values come.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// A connection between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values.
  func request(_ demand: Subscribers.Demand)
}

/// Something that can be ended.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// A publisher that others send values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// A publisher that begins with `connect()`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins with its first subscriber.
  public func autoconnect() -> AnyPublisher<Output, Failure> { connected { self.connect() } }
}

extension Publisher {
  /// The publisher, connected from its first subscriber's subscription to its last one's cancellation.
  ///
  /// The subscriptions own the connection: an app keeps what `sink` returns, never the publisher.
  func connected(by connect: @escaping () -> any Cancellable) -> AnyPublisher<Output, Failure> {
    var connection: (any Cancellable)?
    var subscriberCount = 0
    let counted = handleEvents(receiveCancel: {
      subscriberCount -= 1
      guard subscriberCount == 0 else { return }
      connection?.cancel()
      connection = nil
    })
    return AnyPublisher { subscriber in
      subscriberCount += 1
      counted.subscribe(subscriber)
      guard connection == nil, subscriberCount > 0 else { return }
      let made = connect()
      if subscriberCount > 0 { connection = made } else { made.cancel() }
    }
  }
}

/// Identifies a subscriber or a subscription.
nonisolated public struct CombineIdentifier: Hashable, Sendable {
  private enum Kind: Hashable {
    case value(UUID)
    case object(ObjectIdentifier)
  }
  private let kind: Kind

  /// One that equals no other.
  public init() { kind = .value(UUID()) }
  /// That of an object, as long as it lives.
  public init(_ object: AnyObject) { kind = .object(ObjectIdentifier(object)) }
}

/// Something with an identifier of its own.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// What belongs to subscribers.
public enum Subscribers {
  /// How a publisher ends.
  nonisolated public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// How many values are asked for.
  nonisolated public struct Demand: Hashable, Comparable, Sendable {
    /// `nil` for all.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)
    public static func max(_ value: Int) -> Demand { Demand(max: value) }

    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let lhs = lhs.max, let rhs = rhs.max else { return .unlimited }
      let (sum, isTooMuch) = lhs.addingReportingOverflow(rhs)
      return isTooMuch ? .unlimited : .max(sum)
    }

    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      (lhs.max ?? .max) < (rhs.max ?? .max)
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

/// What belongs to publishers.
public enum Publishers {}

/// What belongs to subscriptions.
public enum Subscriptions {
  /// One without values.
  public static var empty: any Subscription { HeldSubscription() }
}

/// A subscription made of closures.
final class HeldSubscription: Subscription {
  private let requested: (Subscribers.Demand) -> Void
  private var cancelled: (() -> Void)?

  init(
    request: @escaping (Subscribers.Demand) -> Void = { _ in }, cancel: (() -> Void)? = nil
  ) {
    requested = request
    cancelled = cancel
  }

  func request(_ demand: Subscribers.Demand) { requested(demand) }

  func cancel() {
    let work = cancelled
    cancelled = nil
    work?()
  }
}

/// Ends something when it goes.
public final class AnyCancellable: Cancellable, Hashable {
  private var work: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { work = cancel }

  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

  public func cancel() {
    let ending = work
    work = nil
    ending?()
  }

  isolated deinit { cancel() }

  nonisolated public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  /// Keeps it in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self as? AnyCancellable ?? AnyCancellable(self))
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self as? AnyCancellable ?? AnyCancellable(self))
  }
}

/// A subscriber whose type is erased.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier = CombineIdentifier()
  private let subscribed: (any Subscription) -> Void
  private let received: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscribed = receiveSubscription ?? { $0.request(.unlimited) }
    received = receiveValue ?? { _ in .none }
    completed = receiveCompletion ?? { _ in }
  }

  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    self.init(
      receiveSubscription: { s.receive(subscription: $0) }, receiveValue: { s.receive($0) },
      receiveCompletion: { s.receive(completion: $0) })
  }

  public func receive(subscription: any Subscription) { subscribed(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { received(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}

/// A publisher whose type is erased.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start: (AnySubscriber<Output, Failure>) -> Void

  init(start: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.start = start }

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    start = { publisher.receive(subscriber: $0) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    start(AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// Connects a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends all values through a subject, which the result keeps.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send)
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Calls a closure with each value, until the result goes.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    var connection: (any Subscription)?
    var hasEnded = false
    subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: {
          connection = $0
          $0.request(.unlimited)
        },
        receiveValue: {
          if !hasEnded { receiveValue($0) }
          return .none
        },
        receiveCompletion: {
          guard !hasEnded else { return }
          hasEnded = true
          connection = nil
          receiveCompletion($0)
        }))
    return AnyCancellable {
      hasEnded = true
      connection?.cancel()
      connection = nil
    }
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until the result goes.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Assigns each value to a property, until the result goes.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Assigns each value to a published property, as long as it lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let target = published.storage
    target.kept.append(sink { [weak target] in target?.set($0) })
  }
}
