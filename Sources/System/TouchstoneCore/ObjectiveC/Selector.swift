import Foundation

/// Names a method, for target and action without Objective-C.
///
/// It is made from an unapplied method that takes nothing, the sender, or the sender and the event:
/// ```swift
/// UITapGestureRecognizer(target: self, action: Selector(Controller.handleTap))
/// Selector("handleTap:", Controller.handleTap)
/// ```
/// Two selectors with a name are equal if their names are. One without a name equals only its
/// copies: keep the value if you want to remove the action again. A name alone stands for whatever
/// method an ``ObjCMethods`` knows by it.
nonisolated public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// A method of one target, which is known to fit and is not kept alive: calling it does nothing if
  /// the target has gone, and says `false` if the method must have an event or another sender.
  @usableFromInline typealias BoundMethod = @MainActor (AnyObject) -> Bool

  /// The name, if it was given one.
  public let name: String?
  @usableFromInline let method: Method

  @usableFromInline init(name: String?, _ method: Method) {
    self.name = name
    self.method = method
  }

  // MARK: By name

  /// The method of that name, as Objective-C spells it: "handleTap:". Which one it is turns out at the
  /// target, among those that an ``ObjCMethods`` knows.
  public init(_ name: String) { self.init(name: name, .unknown) }

  // MARK: Methods of the main actor

  /// A method without arguments, such as `Selector(Controller.cancel)`.
  @preconcurrency @inlinable public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(name: nil, Method(method))
  }

  /// A method without arguments, with a name by which it is equal to others and is found.
  @preconcurrency @inlinable public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(name: name, Method(method))
  }

  /// A method that takes the sender, such as `Selector(Controller.handleTap)`. It is called if the
  /// sender is of its type.
  @preconcurrency @inlinable public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(name: nil, Method(method))
  }

  /// A method that takes the sender, with a name by which it is equal to others and is found.
  @preconcurrency @inlinable public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(name: name, Method(method))
  }

  /// The same for a sender that is an object, as nearly all are: calling it costs less.
  @preconcurrency @inlinable public init<Target: AnyObject, Sender: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(name: nil, Method(method))
  }

  /// The same with a name.
  @preconcurrency @inlinable public init<Target: AnyObject, Sender: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(name: name, Method(method))
  }

  /// A method that takes the sender and the event, as controls send them.
  @preconcurrency @inlinable public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(name: nil, Method(method))
  }

  /// A method that takes the sender and the event, with a name by which it is equal to others and
  /// is found.
  @preconcurrency @inlinable public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(name: name, Method(method))
  }

  /// A method that takes the sender and an event that may be missing.
  @preconcurrency @inlinable public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init(name: nil, Method(method))
  }

  /// A method that takes the sender and an event that may be missing, with a name by which it is
  /// equal to others and is found.
  @preconcurrency @inlinable public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init(name: name, Method(method))
  }

  // MARK: Methods of any shape

  /// A method with other parameters, or with a result, which is ignored.
  @preconcurrency public init<Target: AnyObject, each Parameter, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Parameter) -> Result
  ) {
    self.init(name: nil, Method(method))
  }

  /// A method of any parameters, for `perform` and for names alone; arguments that do not fit are
  /// not passed, and the method is not called.
  @preconcurrency public init<Target: AnyObject, each Parameter, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Parameter) -> Result
  ) {
    self.init(name: name, Method(method))
  }

  /// A method of a class that is not the main actor's.
  @_disfavoredOverload
  @preconcurrency public init<Target: AnyObject, each Parameter, Result>(
    nonisolated: Void = (),
    _ method: @escaping @Sendable (Target) -> (repeat each Parameter) -> Result
  ) {
    self.init(name: nil, Method(nonisolated: method))
  }

  /// A method of any parameters that is no main actor's, with a name by which it is equal to others
  /// and is found.
  @_disfavoredOverload
  @preconcurrency public init<Target: AnyObject, each Parameter, Result>(
    nonisolated: Void = (), _ name: String,
    _ method: @escaping @Sendable (Target) -> (repeat each Parameter) -> Result
  ) {
    self.init(name: name, Method(nonisolated: method))
  }

  // MARK: Methods with their object

  /// `Selector(handleTap)`, a method of an object that is known already.
  ///
  /// - Note: Differs from UIKit: like a closure it keeps that object alive, whatever the target is.
  @preconcurrency public init(_ method: @escaping @MainActor () -> Void) {
    self.init(
      name: nil,
      Method(
        of: Void.self,
        bound: { _, _, _ in
          method()
          return true
        }))
  }

  /// A method of an object that is known already and that takes the sender. It keeps the object
  /// alive.
  @preconcurrency public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void) {
    self.init(
      name: nil,
      Method(
        of: Sender.self,
        bound: { _, sender, _ in
          guard let sender = sender.sent(as: Sender.self) else { return false }
          method(sender)
          return true
        }))
  }

  // MARK: Comparing

  public static func == (left: Selector, right: Selector) -> Bool {
    if let name = left.name, let other = right.name { return name == other }
    return left.method === right.method
  }

  /// Whether the two may be one method: neither has a name, each was made by itself, and their methods are of one class
  /// and have equal parameters.
  package func isLookAlike(of other: Selector) -> Bool {
    name == nil && other.name == nil && method !== other.method
      && method.owner == other.method.owner && method.parameters == other.method.parameters
  }

  /// What is said of a look-alike that is added.
  package static let doubt =
    "adding an unnamed selector beside another of the same class and target: if they are of one "
    + "method, it is called twice; keep the selector that was added, or give both a name"

  public func hash(into hasher: inout Hasher) {
    if let name { hasher.combine(name) } else { hasher.combine(ObjectIdentifier(method)) }
  }

  public var description: String { name ?? "unnamed selector" }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The selector of that name, as by `Selector(name)`.
nonisolated public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a selector; empty for one that has none.
nonisolated public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.name ?? ""
}
