import GestureCore

/// The methods that a class overrides about other recognizers and input. A class of a client may override all of them; of
/// UIKit's own classes the methods that they do not override need not be called.
package struct OverriddenHooks: OptionSet {
  package let rawValue: UInt8
  /// `canPrevent(_:)`.
  package static let prevents = OverriddenHooks(rawValue: 1)
  /// `canBePrevented(by:)`.
  package static let isPrevented = OverriddenHooks(rawValue: 2)
  /// `shouldReceive(_:)`.
  static let receivesEvent = OverriddenHooks(rawValue: 4)
  /// All other methods and properties.
  package static let others = OverriddenHooks(rawValue: 8)
  static let all: OverriddenHooks = [.prevents, .isPrevented, .receivesEvent, .others]

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// UIKit's own classes, one entry each.
  private static let known: [ObjectIdentifier: OverriddenHooks] = [
    ObjectIdentifier(UITapGestureRecognizer.self): .prevents,
    ObjectIdentifier(UILongPressGestureRecognizer.self): [],
    ObjectIdentifier(UIPanGestureRecognizer.self): [],
    ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): [],
    ObjectIdentifier(UIPinchGestureRecognizer.self): [],
    ObjectIdentifier(UIRotationGestureRecognizer.self): [],
    ObjectIdentifier(UISwipeGestureRecognizer.self): [],
    ObjectIdentifier(UIHoverGestureRecognizer.self): [.prevents, .isPrevented, .receivesEvent],
  ]

  static func of(_ recognizer: UIGestureRecognizer) -> OverriddenHooks {
    known[ObjectIdentifier(type(of: recognizer))]
      ?? (type(of: recognizer) as? any HooksKnown.Type)?.hooks ?? .all
  }
}

/// A final class outside of this module that declares which of these methods it overrides.
package protocol HooksKnown: UIGestureRecognizer {
  static var hooks: OverriddenHooks { get }
}
