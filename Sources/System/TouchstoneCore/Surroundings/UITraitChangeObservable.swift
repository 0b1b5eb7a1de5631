import Foundation

/// Reports changes of traits to closures and methods.
///
/// - Note: Differs from UIKit: the reports come after `traitCollectionDidChange(_:)`, because no order is documented.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// Receives the object whose traits have changed, and its traits before.
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Calls a closure whenever one of these traits has another value. The registration lasts as long as the object.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Calls a method of a target, which is held weakly. The method takes nothing, the object, or the object and its traits
  /// before.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration

  /// Calls a method of this object.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration

  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// Identifies a registration, to end it.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

extension UITraitChangeObservable where Self: NSObject {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    add(
      TraitRegistration(traits) { object, previous in
        if let object = object as? TraitEnvironment { handler(object, previous) }
      })
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let receiver = target as AnyObject
    return add(
      TraitRegistration(traits) { object, previous in
        if let receiver { action.perform(at: receiver, [object, previous]) }
      })
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  private func add(_ registration: TraitRegistration) -> TraitRegistration {
    traitRegistrations.append(registration)
    return registration
  }
}

extension UIView: UITraitChangeObservable {}
extension UIWindowScene: UITraitEnvironment, UITraitChangeObservable {}

private final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let report: (NSObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], report: @escaping (NSObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.report = report
    super.init()
  }

  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSObject {
  private static let registrations: StaticString = "trait registrations"

  @MainActor fileprivate var traitRegistrations: [TraitRegistration] {
    get { keptValue(Self.registrations) as? [TraitRegistration] ?? [] }
    set { keepValue(newValue.isEmpty ? nil : newValue, Self.registrations) }
  }

  /// Reports the change from other traits to each registration that one of its traits concerns.
  @MainActor package func reportTraitChange(
    from previous: UITraitCollection, to traits: UITraitCollection
  ) {
    for registration in traitRegistrations {
      // An earlier report may have ended it.
      guard traitRegistrations.contains(where: { $0 === registration }),
        registration.traits.contains(where: { traits.differs(from: previous, in: $0) })
      else { continue }
      registration.report(self, previous)
    }
  }
}
