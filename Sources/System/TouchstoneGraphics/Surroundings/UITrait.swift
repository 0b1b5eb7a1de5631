import Foundation

/// A trait of a trait collection.
nonisolated public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The value of an unspecified trait.
  static var defaultValue: Value { get }
}

/// The type of a trait, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that `UITraitCollection` has a property for.
nonisolated package protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static func value(in collection: UITraitCollection) -> Value
}

nonisolated extension SystemTrait {
  fileprivate static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    value(in: one) != value(in: other)
  }

  fileprivate static func anyValue(in collection: UITraitCollection) -> Any {
    value(in: collection)
  }
}

/// The light or dark style.
nonisolated public enum UITraitUserInterfaceStyle: SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  package static func value(in collection: UITraitCollection) -> UIUserInterfaceStyle {
    collection.userInterfaceStyle
  }
}

/// The horizontal size class.
nonisolated public enum UITraitHorizontalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  package static func value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass {
    collection.horizontalSizeClass
  }
}

/// The vertical size class.
nonisolated public enum UITraitVerticalSizeClass: SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  package static func value(in collection: UITraitCollection) -> UIUserInterfaceSizeClass {
    collection.verticalSizeClass
  }
}

/// The kind of device.
nonisolated public enum UITraitUserInterfaceIdiom: SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  package static func value(in collection: UITraitCollection) -> UIUserInterfaceIdiom {
    collection.userInterfaceIdiom
  }
}

/// Pixels to a point.
nonisolated public enum UITraitDisplayScale: SystemTrait {
  public static let defaultValue: CGFloat = 0
  package static func value(in collection: UITraitCollection) -> CGFloat {
    collection.displayScale
  }
}

/// The layout direction.
nonisolated public enum UITraitLayoutDirection: SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  package static func value(in collection: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    collection.layoutDirection
  }
}

/// Whether the device measures force.
nonisolated public enum UITraitForceTouchCapability: SystemTrait {
  public static let defaultValue = UIForceTouchCapability.unknown
  package static func value(in collection: UITraitCollection) -> UIForceTouchCapability {
    collection.forceTouchCapability
  }
}

nonisolated extension UITraitCollection {
  /// The value of a trait; its default for a trait that an app defines.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    (trait as? any SystemTrait.Type)?.anyValue(in: self) as? Trait.Value ?? Trait.defaultValue
  }

  /// The traits by which colours may look different.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }

  /// Whether a trait has another value in another collection.
  package func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
    (trait as? any SystemTrait.Type)?.differs(self, other) ?? false
  }
}
