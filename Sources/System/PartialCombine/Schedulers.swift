import Dispatch
import Foundation
import TouchstoneCore

/// Where and when values are sent. All of them are sent on the main thread, by the clock of the scene.
public protocol Scheduler {}

extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}

/// Sends values at once.
public struct ImmediateScheduler: Scheduler {
  public static let shared = ImmediateScheduler()
}

/// How long a publisher waits.
nonisolated public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  Sendable
{
  fileprivate let seconds: TimeInterval

  private init(_ seconds: TimeInterval) { self.seconds = seconds }
  public init(floatLiteral value: Double) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(TimeInterval(value)) }

  public static func seconds(_ value: Double) -> Self { Self(value) }
  public static func seconds(_ value: Int) -> Self { Self(TimeInterval(value)) }
  public static func milliseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e3) }
  public static func microseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e6) }
  public static func nanoseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e9) }
}

extension Publisher {
  /// Sends the values later, in their order.
  public func delay<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      var upstream: (any Subscription)?
      var hasEnded = false
      @MainActor func later(_ work: @escaping () -> Void) {
        if scheduler is ImmediateScheduler { return work() }
        SceneQueue(near: nil).asyncAfter(deadline: .now() + interval.seconds) {
          if !hasEnded { work() }
        }
      }
      self.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            upstream = subscription
            subscriber.receive(
              subscription: HeldSubscription {
                subscription.request($0)
              } cancel: {
                hasEnded = true
                subscription.cancel()
              })
          },
          receiveValue: { value in
            later {
              let more = subscriber.receive(value)
              if more > .none { upstream?.request(more) }
            }
            return .none
          },
          receiveCompletion: { completion in later { subscriber.receive(completion: completion) } }
        ))
    }
  }

  /// Sends the values on another thread, which is the main thread here, as soon as it has time.
  public func receive<S: Scheduler>(
    on scheduler: S, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    delay(for: 0, scheduler: scheduler)
  }

  /// Connects on another thread, which is the main thread here.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Sends the newest value once no other has come for some time.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerInterval, scheduler: S, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    map { value in
      Just(value).setFailureType(to: Failure.self).delay(for: dueTime, scheduler: scheduler)
    }
    .switchToLatest()
  }

  /// Sends at most one value in each interval: the first at once, and then the newest or the first of it.
  public func throttle<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscriber in
      let subject = PassthroughSubject<Output, Failure>()
      var waiting: Output?
      var isClosed = false
      var completion: Subscribers.Completion<Failure>?
      @MainActor func close() {
        isClosed = true
        SceneQueue(near: nil).asyncAfter(deadline: .now() + interval.seconds) {
          isClosed = false
          guard let value = waiting else { return }
          waiting = nil
          close()
          subject.send(value)
          if let completion { subject.send(completion: completion) }
        }
      }
      subject.connected {
        self.sink {
          // The value that waits is still sent.
          if waiting == nil { subject.send(completion: $0) } else { completion = $0 }
        } receiveValue: { value in
          if isClosed {
            if latest || waiting == nil { waiting = value }
          } else {
            close()
            subject.send(value)
          }
        }
      }
      .subscribe(subscriber)
    }
  }
}

// MARK: - What Foundation publishes

extension NotificationCenter {
  /// Sends the notifications of a name.
  @MainActor public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { [weak object] subscriber in
      let subject = PassthroughSubject<Notification, Never>()
      let observer = NotificationRelay(subject)
      self.addObserver(
        observer, selector: Selector("received:", NotificationRelay.received), name: name,
        object: object)
      subject
        .handleEvents(receiveCancel: { self.removeObserver(observer) })
        .subscribe(subscriber)
    }
  }
}

/// Hands notifications on to a subject.
@MainActor private final class NotificationRelay: NSObject {
  private let subject: PassthroughSubject<Notification, Never>

  init(_ subject: PassthroughSubject<Notification, Never>) {
    self.subject = subject
    super.init()
  }

  func received(_ notification: Notification) { subject.send(notification) }
}

extension SceneTimer {
  /// Sends the time again and again, by the clock of the scene.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}

/// Sends the time again and again.
public final class TimerPublisher: ConnectablePublisher {
  public typealias Output = Date
  public typealias Failure = Never
  private let interval: TimeInterval
  private let outlets = Outlets<Date, Never>()

  init(interval: TimeInterval) { self.interval = interval }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
    outlets.add(AnySubscriber(subscriber))
  }

  /// The dates are an interval apart, as on the scene's clock: a test that waits 10 s gets 10 s of dates.
  public func connect() -> any Cancellable {
    var date = Date()
    let timer = SceneTimer.scheduledTimer(near: nil, withTimeInterval: interval, repeats: true) {
      [outlets, interval] _ in
      date += interval
      outlets.send(date)
    }
    return AnyCancellable { timer.invalidate() }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Sends the values of an observable property.
  @MainActor public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { subscriber in
      let subject = PassthroughSubject<Value, Never>()
      var observation: NSKeyValueObservation?
      subject
        .handleEvents(receiveCancel: { observation?.invalidate() })
        .subscribe(subscriber)
      observation = self.observe(keyPath, options: options) { object, change in
        subject.send(change.newValue ?? object[keyPath: keyPath])
      }
    }
  }
}
