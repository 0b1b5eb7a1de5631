import Touchstone

/// The flags of views that the page can change.
enum ViewProperties {
  private static let flags: [String: ReferenceWritableKeyPath<UIView, Bool>] = [
    "isUserInteractionEnabled": \.isUserInteractionEnabled,
    "isMultipleTouchEnabled": \.isMultipleTouchEnabled,
    "isExclusiveTouch": \.isExclusiveTouch,
    "clipsToBounds": \.clipsToBounds,
    "isHidden": \.isHidden,
  ]

  static func set(_ name: String, of view: UIView, to value: PropertyValue) -> String? {
    guard let path = flags[name] else { return "A view has no \(name.prefix(60))." }
    guard case .bool(let bool) = value else { return "\(name) is on or off." }
    view[keyPath: path] = bool
    return nil
  }
}
