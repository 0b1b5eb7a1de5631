import Foundation

/// Sends what is sent through it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let outlets = Outlets<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { outlets.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { outlets.end(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    outlets.add(AnySubscriber(subscriber))
  }
}

/// Keeps the newest value, and sends it to new subscribers as well.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let outlets = Outlets<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    current = value
    outlets.send(value)
  }
  public func send(completion: Subscribers.Completion<Failure>) { outlets.end(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    outlets.add(AnySubscriber(subscriber)) { [weak self] in self?.current }
  }
}

/// The subscribers of a subject.
final class Outlets<Output, Failure: Error> {
  private final class Outlet {
    let subscriber: AnySubscriber<Output, Failure>
    var demand = Subscribers.Demand.none
    /// The value that a subscriber has not asked for yet.
    var waiting: (() -> Output?)?

    init(_ subscriber: AnySubscriber<Output, Failure>) { self.subscriber = subscriber }

    func send(_ value: Output) {
      guard demand > .none else { return }
      if let left = demand.max { demand = .max(left - 1) }
      demand += subscriber.receive(value)
    }
  }

  private var outlets: [Outlet] = []
  private var completion: Subscribers.Completion<Failure>?

  func add(
    _ subscriber: AnySubscriber<Output, Failure>, beginningWith first: (() -> Output?)? = nil
  ) {
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: completion)
    }
    let outlet = Outlet(subscriber)
    outlet.waiting = first
    outlets.append(outlet)
    subscriber.receive(
      subscription: HeldSubscription {
        outlet.demand += $0
        guard outlet.demand > .none, let first = outlet.waiting else { return }
        outlet.waiting = nil
        if let value = first() { outlet.send(value) }
      } cancel: { [weak self] in
        outlet.demand = .none
        self?.outlets.removeAll { $0 === outlet }
      })
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for outlet in outlets { outlet.send(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let ending = outlets
    outlets = []
    for outlet in ending { outlet.subscriber.receive(completion: completion) }
  }
}

// MARK: - Ready values

/// Sends one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    [output].publisher.receive(subscriber: subscriber)
  }
}

/// Sends no value.
public struct Empty<Output, Failure: Error>: Publisher {
  private let completesAtOnce: Bool

  public init(completeImmediately: Bool = true) { completesAtOnce = completeImmediately }

  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
  {
    completesAtOnce = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completesAtOnce { subscriber.receive(completion: .finished) }
  }
}

/// Fails.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// Sends one value once there is one.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private let outlets = Outlets<Output, Failure>()

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    switch result {
    case .success(let value):
      outlets.send(value)
      outlets.end(.finished)
    case .failure(let error): outlets.end(.failure(error))
    }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    switch result {
    case .success(let value)?: Just(value).setFailureType(to: Failure.self).subscribe(subscriber)
    case .failure(let error)?: Fail(error: error).subscribe(subscriber)
    case nil: outlets.add(AnySubscriber(subscriber))
    }
  }
}

/// Makes its publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Sequence {
  /// Sends the elements, as far as they are asked for.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { subscriber in
      var rest = Array(self)[...]
      var demand = Subscribers.Demand.none
      var isSending = false
      var hasEnded = false
      subscriber.receive(
        subscription: HeldSubscription {
          demand += $0
          guard !isSending else { return }
          isSending = true
          while !hasEnded, demand > .none, let next = rest.popFirst() {
            if let left = demand.max { demand = .max(left - 1) }
            demand += subscriber.receive(next)
          }
          isSending = false
          if !hasEnded, rest.isEmpty {
            hasEnded = true
            subscriber.receive(completion: .finished)
          }
        } cancel: {
          hasEnded = true
        })
    }
  }
}

extension Optional {
  /// Sends the value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> { (map { [$0] } ?? []).publisher }
}

// MARK: - Published properties

/// An object that says before a published property changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let outlets = Outlets<Void, Never>()

  public init() {}

  public func send() { outlets.send(()) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    outlets.add(AnySubscriber(subscriber))
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// The publishers of objects that have none of their own.
private enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var tidyAt = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    if let known = entries[id], known.object === object { return known.publisher }
    if entries.count >= tidyAt {
      entries = entries.filter { $0.value.object != nil }
      tidyAt = max(64, entries.count * 2)
    }
    let made = ObservableObjectPublisher()
    entries[id] = Entry(object: object, publisher: made)
    return made
  }
}

/// A property that sends its values.
@propertyWrapper
public struct Published<Value> {
  final class Storage {
    private(set) var value: Value
    let outlets = Outlets<Value, Never>()
    /// What assigns to the property.
    var kept: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    /// Subscribers receive a value before the property has it.
    func set(_ value: Value) {
      outlets.send(value)
      self.value = value
    }
  }

  /// Sends the values of a property.
  public struct Publisher: PartialCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: Storage

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.outlets.add(AnySubscriber(subscriber)) { [weak storage] in storage?.value }
    }
  }

  private let storage: Storage

  public init(initialValue: Value) { storage = Storage(initialValue) }
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // `assign(to: &$property)` writes the projection back.
    nonmutating set {}
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      if let observable = object as? any ObservableObject,
        let publisher = observable.objectWillChange as? ObservableObjectPublisher
      {
        publisher.send()
      }
      object[keyPath: storageKeyPath].storage.set(newValue)
    }
  }
}
