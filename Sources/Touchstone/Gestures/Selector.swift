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
  private final class Method {
    let call: @MainActor (AnyObject, Any?, UIEvent?) -> Bool
    let fits: @MainActor (AnyObject) -> Bool

    init<Target: AnyObject>(_ call: @escaping @MainActor (Target, Any?, UIEvent?) -> Bool) {
      fits = { $0 is Target }
      self.call = { target, sender, event in
        (target as? Target).map { call($0, sender, event) } ?? false
      }
    }
  }

  /// The name, if it was given one.
  public let name: String?
  private let method: Method

  // MARK: A method that takes nothing

  public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(name: nil, method)
  }

  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(name: name, method)
  }

  private init<Target: AnyObject>(
    name: String?, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.name = name
    self.method = Method { (target: Target, _, _) in
      method(target)()
      return true
    }
  }

  // MARK: A method that takes the sender

  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(name: nil, method)
  }

  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(name: name, method)
  }

  private init<Target: AnyObject, Sender>(
    name: String?, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.name = name
    self.method = Method { (target: Target, sender, _) in
      guard let sender: Sender = Self.unwrap(sender) else { return false }
      method(target)(sender)
      return true
    }
  }

  // MARK: A method that takes the sender and the event

  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(name: nil, method)
  }

  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(name: name, method)
  }

  private init<Target: AnyObject, Sender>(
    name: String?,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.name = name
    self.method = Method { (target: Target, sender, event) in
      guard let sender: Sender = Self.unwrap(sender) else { return false }
      method(target)(sender, event)
      return true
    }
  }

  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init(name: nil, method)
  }

  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init(name: name, method)
  }

  private init<Target: AnyObject, Sender>(
    name: String?,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.name = name
    self.method = Method { (target: Target, sender, event) in
      guard let sender: Sender = Self.unwrap(sender), let event else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// A sender for a method that takes `Any` must not come wrapped in an optional.
  private static func unwrap<Sender>(_ sender: Any?) -> Sender? {
    guard let sender else { return sender as? Sender }
    return sender as? Sender
  }

  // MARK: Sending

  /// Calls the method; `false` if the target or the sender is of another type, or if the method must
  /// have an event and there is none.
  @MainActor func send(to target: AnyObject, from sender: Any?, for event: UIEvent?) -> Bool {
    method.call(target, sender, event)
  }

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
