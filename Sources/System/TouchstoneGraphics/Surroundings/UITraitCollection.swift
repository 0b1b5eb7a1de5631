import Foundation

/// Light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// The size class of an axis: the amount of available space.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Little, as on a phone.
  case compact = 1
  /// Much, as on a tablet.
  case regular = 2
}

/// The kind of the device.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// Whether the device reports how hard it is pressed (API-E14).
nonisolated public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// It does not, or that was turned off.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// The layout direction.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The traits of an environment, such as light or dark.
nonisolated public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The horizontal size class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of the device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels to a point; 0 if nothing is said about it.
  public let displayScale: CGFloat
  /// The layout direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Whether the device reports how hard it is pressed.
  public let forceTouchCapability: UIForceTouchCapability

  public convenience override init() { self.init(style: .unspecified) }

  package init(
    style: UIUserInterfaceStyle = .unspecified, horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
    scale: CGFloat = 0, direction: UITraitEnvironmentLayoutDirection = .unspecified,
    force: UIForceTouchCapability = .unknown
  ) {
    userInterfaceStyle = style
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
    displayScale = scale
    layoutDirection = direction
    forceTouchCapability = force
    super.init()
  }

  /// Traits that specify light or dark alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }
  /// Traits that specify the horizontal size class alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }
  /// Traits that specify the vertical size class alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }
  /// Traits that specify the kind of device alone.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }
  /// Traits that specify the pixels of a point alone.
  public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }

  /// Merges collections; of several values of a trait, the last specified one is used.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Value>(_ none: Value, _ value: (UITraitCollection) -> Value) -> Value
    where Value: Equatable {
      traitCollections.last { value($0) != none }.map(value) ?? none
    }
    self.init(
      style: last(.unspecified) { $0.userInterfaceStyle },
      horizontal: last(.unspecified) { $0.horizontalSizeClass },
      vertical: last(.unspecified) { $0.verticalSizeClass },
      idiom: last(.unspecified) { $0.userInterfaceIdiom }, scale: last(0) { $0.displayScale },
      direction: last(.unspecified) { $0.layoutDirection },
      force: last(.unknown) { $0.forceTouchCapability })
  }

  /// Whether colours that depend on where they are shown may be others there.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  /// Whether everything that the other says is so here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
      && layoutDirection == other.layoutDirection
      && forceTouchCapability == other.forceTouchCapability
  }

  public override var hash: Int {
    userInterfaceStyle.rawValue ^ horizontalSizeClass.rawValue << 4
      ^ verticalSizeClass.rawValue << 8
  }
}

/// Something that is shown somewhere.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the environment.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
