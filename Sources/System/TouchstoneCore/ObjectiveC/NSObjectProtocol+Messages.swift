import Foundation

extension NSObjectProtocol {
  /// Whether the object has a method of that name: one that an ``ObjCMethods`` knows, or the selector's
  /// own.
  @preconcurrency public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { $0.isUnderstood(by: self) } ?? false
  }

  /// Whether the class has a method of that name: `UIApplication` has one for its shared application, all others have
  /// none.
  @preconcurrency public static func responds(to aSelector: Selector!) -> Bool {
    self is UIApplication.Type && ["sharedApplication", "shared"].contains(aSelector?.name)
  }

  /// Calls a method of the class by its name: `UIApplication` gives its shared application.
  @discardableResult
  @preconcurrency public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: aSelector) ? Unmanaged.passUnretained(UIApplication.shared) : nil
  }

  /// The object that gets a message in this one's place; none, unless a class says otherwise.
  @preconcurrency public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Calls a method by its name on the main thread.
  @preconcurrency public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    _ = send(aSelector, [arg])
  }

  /// Calls a method by its name on a thread: all of UIKit is on the main thread here.
  @preconcurrency public func perform(
    _ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool
  ) {
    _ = send(aSelector, [arg])
  }

  /// Calls a method by its name; the result is `nil` if the method gives no object back.
  ///
  /// - Note: Differs from UIKit: an object without the method receives nothing, where UIKit raises.
  @discardableResult
  @preconcurrency public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    send(aSelector, [])
  }

  /// Calls the method of that name with one argument; an object without it receives nothing.
  @discardableResult
  @preconcurrency public func perform(
    _ aSelector: Selector!, with object: Any!
  ) -> Unmanaged<AnyObject>! {
    send(aSelector, [object])
  }

  /// Calls the method of that name with two arguments; an object without it receives nothing.
  @discardableResult
  @preconcurrency public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    send(aSelector, [object1, object2])
  }

  @discardableResult
  private func send(_ selector: Selector?, _ values: [Any?]) -> Unmanaged<AnyObject>? {
    guard let result = selector?.method(of: self)?.perform(self, values)?.result,
      !(result is Void)
    else { return nil }
    let object = result as AnyObject
    PerformedResult.last = object
    return Unmanaged.passUnretained(object)
  }
}

/// Keeps what a method gave back last, until the caller has taken it; elsewhere a pool does.
private enum PerformedResult {
  static var last: AnyObject?
}
