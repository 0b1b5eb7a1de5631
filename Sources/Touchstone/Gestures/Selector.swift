import Foundation

/// Names a method, for target and action without Objective-C.
///
/// It is made from an unapplied method that takes nothing, the sender, or (for controls) the sender
/// and the event:
/// ```swift
/// UITapGestureRecognizer(target: self, action: Selector(Controller.handleTap))
/// Selector("handleTap:", Controller.handleTap)
/// ```
/// Two selectors with a name are equal if their names are. One without a name equals only its
/// copies: keep the value if you want to remove the action again.
public struct Selector: Hashable, CustomStringConvertible {
  /// How a selector finds its method; an object, so that copies can be told from look-alikes.
  ///
  /// It is made where the types of target and sender are known, so that telling whether they fit
  /// costs next to nothing with every action.
  @usableFromInline final class Method {
    let call: @MainActor (AnyObject, AnyObject?, UIEvent?) -> Bool
    let fits: @MainActor (AnyObject) -> Bool
    let bind: @MainActor (AnyObject) -> BoundMethod?

    @usableFromInline init(
      call: @escaping @MainActor (AnyObject, AnyObject?, UIEvent?) -> Bool,
      fits: @escaping @MainActor (AnyObject) -> Bool,
      bind: @escaping @MainActor (AnyObject) -> BoundMethod?
    ) {
      self.call = call
      self.fits = fits
      self.bind = bind
    }
  }

  /// A method of one target, which is known to fit and is not kept alive: calling it does nothing if
  /// the target has gone, and says `false` if the method must have an event or another sender.
  @usableFromInline typealias BoundMethod = @MainActor (AnyObject) -> Bool

  /// The name, if it was given one.
  public let name: String?
  private let method: Method

  @usableFromInline init(name: String?, _ method: Method) {
    self.name = name
    self.method = method
  }

  // MARK: A method that takes nothing

  @inlinable public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(name: nil, Method(method))
  }

  @inlinable public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(name: name, Method(method))
  }

  // MARK: A method that takes the sender

  @inlinable public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(name: nil, Method(method))
  }

  @inlinable public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(name: name, Method(method))
  }

  // MARK: A method that takes the sender and the event

  @inlinable public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(name: nil, Method(method))
  }

  @inlinable public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(name: name, Method(method))
  }

  @inlinable public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init(name: nil, Method(method))
  }

  @inlinable public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init(name: name, Method(method))
  }

  // MARK: Sending

  /// Calls the method; `false` if the target or the sender is of another type, or if the method must
  /// have an event and there is none.
  @MainActor func send(to target: AnyObject, from sender: AnyObject?, for event: UIEvent?) -> Bool {
    method.call(target, sender, event)
  }

  /// The method of that target, for whoever calls it often without an event; `nil` if the target is of
  /// another type.
  @MainActor func bound(to target: AnyObject) -> BoundMethod? { method.bind(target) }

  /// Whether the object has the method.
  @MainActor func isUnderstood(by target: AnyObject) -> Bool { method.fits(target) }

  public static func == (left: Selector, right: Selector) -> Bool {
    if let name = left.name, let other = right.name { return name == other }
    return left.method === right.method
  }

  public func hash(into hasher: inout Hasher) {
    if let name { hasher.combine(name) } else { hasher.combine(ObjectIdentifier(method)) }
  }

  public var description: String { name ?? "unnamed selector" }
}

extension Selector.Method {
  @inlinable convenience init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init { (target: Target, _, _) in
      method(target)()
      return true
    }
  }

  @inlinable convenience init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init { (target: Target, sender, _) in
      guard let sender = sender.sent(as: Sender.self) else { return false }
      method(target)(sender)
      return true
    }
  }

  @inlinable convenience init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init { (target: Target, sender, event) in
      guard let sender = sender.sent(as: Sender.self) else { return false }
      method(target)(sender, event)
      return true
    }
  }

  @inlinable convenience init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init { (target: Target, sender, event) in
      guard let sender = sender.sent(as: Sender.self), let event else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// `send` calls the method, or says `false` if it cannot.
  @inlinable convenience init<Target: AnyObject>(
    _ send: @escaping @MainActor (Target, AnyObject?, UIEvent?) -> Bool
  ) {
    self.init(
      call: { target, sender, event in
        guard let target = target as? Target else { return false }
        return send(target, sender, event)
      }, fits: { $0 is Target },
      bind: { target in
        guard let target = target as? Target else { return nil }
        weak let receiver = target
        return { sender in
          guard let receiver else { return true }
          return send(receiver, sender, nil)
        }
      })
  }
}

extension AnyObject? {
  /// The sender as its method takes it: one that takes `Any` must not get it wrapped in an optional.
  @inlinable @inline(__always) func sent<Sender>(as type: Sender.Type) -> Sender? {
    if let self { self as? Sender } else { self as? Sender }
  }
}
