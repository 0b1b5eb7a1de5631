import Foundation

/// The methods that a program calls by their Objective-C names, such as "handleTap:".
///
/// Where Objective-C is, its run time knows them all. Here a program says which there are, as
/// `touchstone port` writes it down for iOS sources (``PortedModule``): one function for each file with
/// `@objc` methods, and one table that is made of them.
/// ```swift
/// extension Controller {
///   static func _port_methods(_ table: inout ObjCMethods) { table.add("handleTap:", Controller.handleTap(_:)) }
/// }
/// let _port = ObjCMethods(Controller._port_methods)
/// let action = _port.selector("handleTap:", Controller.handleTap(_:))
/// ```
/// From then on a selector finds a method of its name on any object that has one: that of the object's
/// own class before those of the classes above.
nonisolated public struct ObjCMethods: Sendable {
  private var methods: [(name: String, method: Selector.Method)] = []
  private var classes: [(name: String, make: ObjCRegistry.Maker)] = []

  /// A table of what these functions add, which all selectors know from now on.
  public init(_ parts: ((inout ObjCMethods) -> Void)...) { self.init(parts: parts) }

  init(parts: [(inout ObjCMethods) -> Void]) {
    for part in parts { part(&self) }
    ObjCRegistry.add(methods, classes)
  }

  // MARK: Adding

  /// Adds a method by its name.
  @preconcurrency public mutating func add<Target: AnyObject, each Parameter, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Parameter) -> Result
  ) {
    methods.append((name, Selector.Method(method)))
  }

  /// Adds a method of a class that is not the main actor's.
  @_disfavoredOverload
  @preconcurrency public mutating func add<Target: AnyObject, each Parameter, Result>(
    nonisolated: Void = (), _ name: String,
    _ method: @escaping @Sendable (Target) -> (repeat each Parameter) -> Result
  ) {
    methods.append((name, Selector.Method(nonisolated: method)))
  }

  /// Adds a method of a generic class, which `find` looks for at an object.
  @preconcurrency public mutating func add<Found, each Parameter, Result>(
    _ name: String, finding find: @escaping @MainActor (AnyObject) -> Found?,
    _ method: @escaping @MainActor (Found) -> @MainActor (repeat each Parameter) -> Result
  ) {
    methods.append((name, Selector.Method(finding: find, method)))
  }

  /// Adds a class whose objects are made by its name: an application's delegate, a scene's.
  /// ```swift
  /// table.add(making: AppDelegate.init)
  /// ```
  @preconcurrency public mutating func add<Made: NSObject>(
    making make: @escaping @MainActor () -> Made
  ) {
    classes.append((String(reflecting: Made.self), { make() }))
  }

  // MARK: Selectors

  /// The selector of a name that is put together at run time.
  public func selector(_ name: String) -> Selector { Selector(name) }

  /// What `#selector` gives for a method.
  @preconcurrency public func selector<Target: AnyObject, each Parameter, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Parameter) -> Result
  ) -> Selector {
    Selector(name, method)
  }

  /// A selector of that name for that method, which the table knows from now on.
  @_disfavoredOverload
  @preconcurrency public func selector<Target: AnyObject, each Parameter, Result>(
    nonisolated: Void = (), _ name: String,
    _ method: @escaping @Sendable (Target) -> (repeat each Parameter) -> Result
  ) -> Selector {
    Selector(nonisolated: (), name, method)
  }
}

// MARK: - Objects of classes that are known at run time

extension ObjCMethods {
  /// A new object of a class, as `T()` makes it on iOS: one of the target's own by the table, one of UIKit's by its
  /// `init(coder:)`.
  @preconcurrency @MainActor public static func made<Object: AnyObject>(
    _ type: Object.Type
  ) -> Object {
    if let made: NSObject = ObjCRegistry.make(String(reflecting: type)), let own = made as? Object {
      return own
    }
    let coder = NSCoder()
    let known: AnyObject? =
      switch type {
      case let type as UIView.Type: type.init(coder: coder)
      case let type as CALayer.Type: type.init(coder: coder)
      case let type as any InterfaceDecodable.Type: type.init(coder: coder)
      default: nil
      }
    guard let object = known as? Object else {
      preconditionFailure(
        "no object of \(type) can be made without its name; write \(type)() where the class is known"
      )
    }
    return object
  }

  /// A new view of a class, with a frame.
  @preconcurrency @MainActor public static func made<View: UIView>(
    _ type: View.Type, frame: CGRect
  ) -> View {
    let view = made(type)
    view.frame = frame
    return view
  }
}

/// Objects of classes in targets above this one that can be made without a nib.
@preconcurrency @MainActor
package protocol InterfaceDecodable: AnyObject {
  init?(coder: NSCoder)
}
