import Foundation

/// The settings of a recognizer, apart from those of its class.
///
/// The properties of `UIGestureRecognizer` can be overridden, and so are read by their getters. They are stored together
/// here and replaced as a whole, so that reading them needs no exclusivity check.
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
  /// `allowedTouchTypes` as numbers; `nil` stands for all.
  fileprivate(set) var allowedTypes: Set<Int>?

  func with<Value>(_ path: WritableKeyPath<GestureSettings, Value>, _ value: Value) -> Self {
    var settings = self
    settings[keyPath: path] = value
    return settings
  }
}
