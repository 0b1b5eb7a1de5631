// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A method of a class, as the functions of Objective-C's run time name it.
nonisolated public struct Method: Hashable, Sendable {
  fileprivate let name: String
}

/// The method of that name of a class's objects.
nonisolated public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { Method(name: "-[\($0) \(name)]") }
}

/// The method of that name of a class itself.
nonisolated public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { Method(name: "+[\($0) \(name)]") }
}

/// Changes nothing: Swift's methods cannot be exchanged. It prints both names on standard error.
nonisolated public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  let line =
    "touchstone: \(m1.name) and \(m2.name) are not exchanged; override the method in a subclass\n"
  FileHandle.standardError.write(Data(line.utf8))
}

/// The name of an object's class.
nonisolated public func object_getClassName(_ obj: Any?) -> String {
  obj.map { String(describing: type(of: $0)) } ?? "nil"
}

/// The class of an object.
nonisolated public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { type(of: $0 as AnyObject) }
}

/// Runs the closure; Swift without Objective-C has no pools.
nonisolated public func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result {
  try body()
}
