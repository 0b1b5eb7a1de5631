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
  OneTimeNotice.print(
    "\(m1.name) and \(m2.name) are not exchanged; override the method in a subclass")
}

/// The code of a method.
public typealias IMP = OpaquePointer

/// Always `nil`: the code of a method is not known at run time.
nonisolated public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  nil
}

/// Changes nothing, and prints the name on standard error.
@discardableResult
nonisolated public func method_setImplementation(_ m: Method, _ imp: IMP?) -> IMP? {
  OneTimeNotice.print("\(m.name) keeps its implementation; override the method in a subclass")
  return nil
}
