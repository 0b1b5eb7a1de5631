import Foundation
import Synchronization

/// All methods that are known by name, of all tables of the program.
nonisolated package enum ObjCRegistry {
  typealias Maker = @MainActor () -> NSObject

  private static let methods = Mutex<[String: [Selector.Method]]>([:])
  private static let classes = Mutex<[String: Maker]>([:])

  static func add(
    _ added: [(name: String, method: Selector.Method)], _ makers: [(name: String, make: Maker)]
  ) {
    methods.withLock { methods in
      for (name, method) in added { methods[name, default: []].append(method) }
    }
    classes.withLock { classes in for (name, make) in makers { classes[name] = make } }
  }

  /// A new object of the class of that name, if it is one of these.
  @MainActor package static func make<Object: NSObject>(_ className: String) -> Object? {
    _ = PortedModule.named(PortedModule.module(of: className))
    return classes.withLock { $0[className] }?() as? Object
  }

  /// The method of that name that an object has: of several that its classes have, the one furthest
  /// down, as Objective-C would find it.
  @MainActor static func method(named name: String, of object: AnyObject) -> Selector.Method? {
    PortedModule.load(for: object)
    var found: Selector.Method?
    for method in methods.withLock({ $0[name] ?? [] }) where method.fits(object) {
      if let known = found, !known.covers(method.owner) || known.owner == method.owner { continue }
      found = method
    }
    return found
  }
}

extension Selector {
  /// The method that an object has: the selector's own if it fits, else one that is known by the name.
  @MainActor func method(of object: AnyObject) -> Method? {
    if method.fits(object) { return method }
    return name.flatMap { ObjCRegistry.method(named: $0, of: object) }
  }

  // MARK: Sending

  /// Calls the method; `false` if the target or the sender is of another type, or if the method must
  /// have an event and there is none.
  @MainActor package func send(to target: AnyObject, from sender: AnyObject?, for event: UIEvent?)
    -> Bool
  {
    found(at: target)?.call(target, sender, event) ?? false
  }

  /// Calls the method with as many of the values as it takes; `false` as for `send`.
  @MainActor @discardableResult
  package func perform(at target: AnyObject, _ values: [Any?]) -> Bool {
    found(at: target)?.perform(target, values) != nil
  }

  /// The method of that target, for a caller that uses it often without an event; `nil` if the
  /// target has none.
  @MainActor func bound(to target: AnyObject) -> BoundMethod? {
    found(at: target)?.bind(target)
  }

  /// The method of a target that is to be called; says so once if it has none.
  @MainActor private func found(at target: AnyObject) -> Method? {
    if let method = method(of: target) { return method }
    UnmatchedSelectors.report(self, at: target)
    return nil
  }

  /// Whether the object has the method.
  @MainActor package func isUnderstood(by target: AnyObject) -> Bool { method(of: target) != nil }
}

/// Selectors that matched no method of their target. Objective-C would end the app there.
@MainActor private enum UnmatchedSelectors {
  static func report(_ selector: Selector, at target: AnyObject) {
    OneTimeNotice.print(
      "\(type(of: target)) has no method for the selector \(selector); write "
        + "#selector(\(type(of: target)).method) of a method that is @objc")
  }
}
