import GestureCore

/// What a class says of its own about other recognizers and input. All that is known of a class of a
/// client's is that it may say anything; of ours it need not be asked what only repeats the base class.
package struct OwnHooks: OptionSet {
  package let rawValue: UInt8
  /// Whom it prevents.
  package static let prevents = OwnHooks(rawValue: 1)
  /// By whom it may be prevented.
  package static let isPrevented = OwnHooks(rawValue: 2)
  /// Which events it wants nothing of.
  static let receivesEvent = OwnHooks(rawValue: 4)
  /// Anything else: requirements, which touches it receives, its properties.
  static let others = OwnHooks(rawValue: 8)
  static let all: OwnHooks = [.prevents, .isPrevented, .receivesEvent, .others]

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The classes of ours, one entry each.
  private static let known: [ObjectIdentifier: OwnHooks] = [
    ObjectIdentifier(UITapGestureRecognizer.self): .prevents,
    ObjectIdentifier(UILongPressGestureRecognizer.self): [],
    ObjectIdentifier(UIPanGestureRecognizer.self): [],
    ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): [],
    ObjectIdentifier(UIPinchGestureRecognizer.self): [],
    ObjectIdentifier(UIRotationGestureRecognizer.self): [],
    ObjectIdentifier(UISwipeGestureRecognizer.self): [],
    ObjectIdentifier(UIHoverGestureRecognizer.self): [.prevents, .isPrevented, .receivesEvent],
    ObjectIdentifier(ScrollPanGestureRecognizer.self): [.prevents, .isPrevented],
    ObjectIdentifier(ScrollPinchGestureRecognizer.self): [.prevents, .isPrevented],
    ObjectIdentifier(ContentTouchDelay.self): [],
  ]

  static func of(_ recognizer: UIGestureRecognizer) -> OwnHooks {
    known[ObjectIdentifier(type(of: recognizer))]
      ?? (type(of: recognizer) as? any HooksKnown.Type)?.hooks ?? .all
  }
}

/// A final class outside of this module that says which hooks it overrides, so that it is not asked what only
/// repeats the base class: nothing but how it hears of touches and whom it keeps out.
package protocol HooksKnown: UIGestureRecognizer {
  static var hooks: OwnHooks { get }
}

extension GestureEnvironment {
  /// Whether the first keeps the second out, where it is known without asking: of two that follow the same
  /// touches and have no opinion, the winner does. Mostly all are such, and each is compared with all.
  @inline(__always)
  func knownPrevention(_ winner: Member, _ other: Member) -> Bool? {
    guard let one = roster[winner], let two = roster[other] else { return nil }
    return one.with { one in
      two.with { two in
        guard one.course.hasWhole(of: two.course), !one.ownHooks.contains(.prevents),
          !two.ownHooks.contains(.isPrevented),
          !one.hasDelegate, !two.hasDelegate, one.course.withWhole({ !$0.list.isEmpty })
        else { return nil }
        // A class that says more of itself than its entry does is found out.
        assert(prevents(one, two), "an entry of OwnHooks is wrong")
        return true
      }
    }
  }
}
