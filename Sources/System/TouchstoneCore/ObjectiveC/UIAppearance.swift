import Foundation

/// A class with an object whose looks are those of all its objects.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The object that stands for all of the class.
  static func appearance() -> Self
  /// The object that stands for all of the class inside of containers of these classes.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  )
    -> Self
}

/// A class in whose objects others may look different.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// An object that keeps what is set on it.
  ///
  /// - Note: Differs from UIKit: no other object takes its looks from it.
  public static func appearance() -> Self { AppearanceProxies.proxy { ObjCMethods.made(self) } }

  /// An object that keeps what is set on it.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

/// The objects that stand for all of their classes.
package enum AppearanceProxies {
  private static var known: [ObjectIdentifier: AnyObject] = [:]

  /// The object of a class, made if there is none yet.
  package static func proxy<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let known = known[ObjectIdentifier(Object.self)] as? Object { return known }
    OneTimeNotice.print(
      "what is set on \(Object.self).appearance() changes no other object; set it on each")
    let made = make()
    known[ObjectIdentifier(Object.self)] = made
    return made
  }
}
