// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// The way in which an associated object is held.
nonisolated public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept alive; here it reads as `nil` once it is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is kept.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The value is kept; the caller that sets it has made the copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is kept. Here it is the same as its sibling without locks.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// The value is kept; the caller that sets it has made the copy. Here it is the same as its
  /// sibling without locks.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Returns the object that is associated with an object by a key; `nil` for none.
@preconcurrency public func objc_getAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer
) -> Any? {
  AssociatedObjects.of(object as AnyObject)[key]
}

/// Keeps a value with an object for as long as the object lives; `nil` takes it away.
///
/// - Note: Differs from UIKit: the value may outlive the object a little.
@preconcurrency public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, of: object as AnyObject, key, policy)
}

/// Lets go of all values of an object.
@preconcurrency public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.forget(object as AnyObject)
}

/// The values of all objects that have any, apart from the objects.
private enum AssociatedObjects {
  private struct Value {
    var kept: Any?
    weak var referred: AnyObject?
  }

  struct Values {
    fileprivate weak var owner: AnyObject?
    private var values: [UnsafeRawPointer: Value] = [:]

    fileprivate init(of owner: AnyObject) { self.owner = owner }

    subscript(key: UnsafeRawPointer) -> Any? { values[key].flatMap { $0.kept ?? $0.referred } }

    fileprivate mutating func set(
      _ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
    ) {
      switch (value, policy) {
      case (nil, _): values[key] = nil
      case (let value?, .OBJC_ASSOCIATION_ASSIGN):
        values[key] = Value(kept: nil, referred: value as AnyObject)
      case (let value?, .OBJC_ASSOCIATION_COPY), (let value?, .OBJC_ASSOCIATION_COPY_NONATOMIC):
        values[key] = Value(kept: (value as? any NSCopying)?.copy(with: nil) ?? value)
      case (let value?, _): values[key] = Value(kept: value)
      }
    }
  }

  private static var all: [ObjectIdentifier: Values] = [:]
  /// How many more may be set before those are looked for whose objects have gone.
  private static var setsLeft = 64

  static func of(_ object: AnyObject) -> Values {
    // Another object may have come to live where one has gone.
    guard let known = all[ObjectIdentifier(object)], known.owner === object else {
      return Values(of: object)
    }
    return known
  }

  static func set(
    _ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
  ) {
    var values = of(object)
    values.set(value, key, policy)
    all[ObjectIdentifier(object)] = values
    setsLeft -= 1
    guard setsLeft <= 0 else { return }
    all = all.filter { $0.value.owner != nil }
    setsLeft = max(64, all.count)
  }

  static func forget(_ object: AnyObject) { all[ObjectIdentifier(object)] = nil }
}

extension NSObject {
  /// A value that is kept with the object. The key is a static constant, whose address does not change.
  package func keptValue(_ key: StaticString) -> Any? {
    objc_getAssociatedObject(self, key.utf8Start)
  }

  /// Keeps a value with the object.
  package func keepValue(_ value: Any?, _ key: StaticString) {
    objc_setAssociatedObject(self, key.utf8Start, value, .OBJC_ASSOCIATION_RETAIN)
  }
}
