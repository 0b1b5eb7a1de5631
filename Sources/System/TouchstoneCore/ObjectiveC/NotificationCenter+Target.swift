import Foundation

extension NotificationCenter {
  /// Calls a method of an observer with every such notification. The observer is not kept alive.
  ///
  /// The method is called at once where the notification is posted on the main actor, else as soon as
  /// that is free.
  @preconcurrency public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let message = ObserverMessage(observer as AnyObject, aSelector)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      let handed = HandedNotification(notification)
      MainActorNow.run { message.send(handed.taken) }
    }
    ObserverMessages.add(message, token, name: aName, object: anObject, in: self)
  }

  /// Calls no method of that observer any more, or does away with a token of
  /// `addObserver(forName:object:queue:using:)`.
  nonisolated public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Calls the observer's methods no more for notifications of that name and object; `nil` means
  /// all.
  nonisolated public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    // An observer that is on its way out can be named no more, but its number can.
    let center = ObjectIdentifier(self)
    let number = ObjectIdentifier(observer)
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    MainActorNow.run { ObserverMessages.remove(number, name: aName, object: object, from: center) }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// What an observer receives, and how.
private final class ObserverMessage {
  weak var observer: AnyObject?
  let number: ObjectIdentifier
  private let selector: Selector

  init(_ observer: AnyObject, _ selector: Selector) {
    self.observer = observer
    number = ObjectIdentifier(observer)
    self.selector = selector
  }

  func send(_ notification: Notification) {
    guard let observer else { return }
    _ = selector.method(of: observer)?.perform(observer, [notification])
  }
}

/// A notification on its way to the main actor. Foundation does not let one go to another thread; this
/// one goes as a whole, and is taken exactly once.
private nonisolated struct HandedNotification: Sendable {
  private final class Box {
    let notification: Notification
    init(_ notification: Notification) { self.notification = notification }
  }

  private let address: UInt

  init(_ notification: Notification) {
    address = UInt(bitPattern: Unmanaged.passRetained(Box(notification)).toOpaque())
  }

  var taken: Notification {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else {
      preconditionFailure("no object is at nothing")
    }
    return Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().notification
  }
}

/// The observers of all centers, with what they observe.
private enum ObserverMessages {
  private struct Registration {
    let message: ObserverMessage
    let token: any NSObjectProtocol
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    weak var center: NotificationCenter?
  }

  private static var all: [Registration] = []

  static func add(
    _ message: ObserverMessage, _ token: any NSObjectProtocol, name: NSNotification.Name?,
    object: Any?, in center: NotificationCenter
  ) {
    drop { $0.message.observer == nil }
    all.append(
      Registration(
        message: message, token: token, name: name,
        object: object.map { ObjectIdentifier($0 as AnyObject) }, center: center))
  }

  static func remove(
    _ number: ObjectIdentifier, name: NSNotification.Name?, object: ObjectIdentifier?,
    from center: ObjectIdentifier
  ) {
    drop { known in
      known.center.map { ObjectIdentifier($0) } == center && known.message.number == number
        && (name == nil || known.name == name) && (object == nil || known.object == object)
    }
  }

  private static func drop(where isMeant: (Registration) -> Bool) {
    all.removeAll { known in
      guard isMeant(known) else { return false }
      known.center?.removeObserver(known.token as Any, name: nil, object: nil)
      return true
    }
  }
}

/// Whether the main actor runs this very code.
private nonisolated enum MainActorNow {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// At once where that is so, else soon.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true {
      MainActor.assumeIsolated(work)
    } else {
      Task { @MainActor in work() }
    }
  }
}
