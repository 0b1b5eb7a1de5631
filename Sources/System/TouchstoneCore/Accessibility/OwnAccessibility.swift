import Foundation

/// The accessibility values of a class of views, which count unless the app sets others.
@_spi(Kit) public struct OwnAccessibility {
  public var isElement = false
  public var label: String?
  public var value: String?
  public var traits: UIAccessibilityTraits = []

  public init() {}
}

extension UIResponder {
  var accessibilityToSet: AccessibilityValues {
    if let accessibility { return accessibility }
    let made = AccessibilityValues()
    accessibility = made
    return made
  }

  var frameOnScreen: CGRect {
    guard let view = self as? UIView, let window = view.window ?? (view as? UIWindow) else {
      return .zero
    }
    return window.convert(view.convert(view.bounds, to: nil), to: nil as UIWindow?)
  }
}
