// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The name of an object's class.
nonisolated public func object_getClassName(_ obj: Any?) -> String {
  obj.map { String(describing: type(of: $0)) } ?? "nil"
}

/// The class of an object.
nonisolated public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { type(of: $0 as AnyObject) }
}

/// A protocol as Objective-C knows it; there is none here.
nonisolated public final class Protocol: NSObject {}

extension NSObjectProtocol {
  /// Whether the object's class conforms to a protocol of Objective-C; always `false`, use `is`.
  @preconcurrency public func conforms(to aProtocol: Protocol) -> Bool { false }
}
