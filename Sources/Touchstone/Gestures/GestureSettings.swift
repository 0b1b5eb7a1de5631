import Foundation

/// What a recognizer was told of how it is to work, apart from what its class adds.
///
/// The properties of `UIGestureRecognizer` can be overridden, and so are read by their getters. They
/// are kept together here, where no client reaches, so that reading them needs no check; for the same
/// reason they are replaced as a whole and never changed in place.
struct GestureSettings {
  private static let allTouchTypes: [NSNumber] = [0, 1, 2, 3]

  var isEnabled = true
  var cancelsTouchesInView = true
  var delaysTouchesBegan = false
  var delaysTouchesEnded = true
  var requiresExclusiveTouchType = true
  var allowedTouchTypes = Self.allTouchTypes {
    didSet { allowedTypes = Set(allowedTouchTypes.map(\.intValue)) }
  }
  /// The same as numbers; `nil` stands for all.
  fileprivate(set) var allowedTypes: Set<Int>?

  func with<Value>(_ path: WritableKeyPath<GestureSettings, Value>, _ value: Value) -> Self {
    var settings = self
    settings[keyPath: path] = value
    return settings
  }
}
