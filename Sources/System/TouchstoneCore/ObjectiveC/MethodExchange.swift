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

/// The code of a method, as the functions of Objective-C's run time name it.
nonisolated public struct IMP: Hashable, Sendable {
  fileprivate let name: String
}

/// The code of a method of that name of a class's objects; it cannot be called.
nonisolated public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  cls.map { IMP(name: "-[\($0) \(name)]") }
}

/// The code of a method; it cannot be called.
nonisolated public func method_getImplementation(_ m: Method) -> IMP { IMP(name: m.name) }

/// The types of a method's parameters; always `nil`.
nonisolated public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// The code of a closure; no method can have it.
nonisolated public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP(name: "a closure") }

/// Changes nothing, and prints the name on standard error.
@discardableResult
nonisolated public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP? {
  OneTimeNotice.print("\(m.name) keeps its implementation; override the method in a subclass")
  return IMP(name: m.name)
}

/// Adds nothing, and prints the names on standard error.
///
/// - Returns: `false`, as if the class had the method.
@discardableResult
nonisolated public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  OneTimeNotice.print(
    "\(cls.map { "\($0)" } ?? "nil") gets no method \(name) at run time; write it in the class")
  return false
}

/// Replaces nothing, and prints the names on standard error.
@discardableResult
nonisolated public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  OneTimeNotice.print(
    "\(cls.map { "\($0)" } ?? "nil") keeps its method \(name); override it in a subclass")
  return nil
}
