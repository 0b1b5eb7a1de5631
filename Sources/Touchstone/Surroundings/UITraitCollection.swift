import Foundation

nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

nonisolated public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// What is known of where something is shown.
nonisolated public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels to a point; 0 if nothing is said about it.
  public let displayScale: CGFloat
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let forceTouchCapability: UIForceTouchCapability

  public convenience override init() { self.init(style: .unspecified) }

  init(
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

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom: idiom)
  }
  public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }

  /// What each says in turn; the last that says something counts.
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
@MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
