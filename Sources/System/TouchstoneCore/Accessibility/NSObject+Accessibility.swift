import Foundation

/// Accessibility of objects that are no responders, as an action of a menu or an image. Members of a protocol, since those
/// of an extension of `NSObject` would hide the responders' own, which classes override.
extension NSObjectProtocol {
  @MainActor private var responder: UIResponder? { self as? UIResponder }

  @MainActor private var kept: AccessibilityValues {
    let object = self as? NSObject
    if let known = object?.keptValue("accessibility") as? AccessibilityValues { return known }
    let made = AccessibilityValues()
    object?.keepValue(made, "accessibility")
    return made
  }

  /// Whether an assistive technology finds it as one thing.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { responder?.isAccessibilityElement ?? kept.isElement ?? false }
    set {
      if let responder {
        responder.isAccessibilityElement = newValue
      } else {
        kept.isElement = newValue
      }
    }
  }
  /// The label that is read out.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { responder.map(\.accessibilityLabel) ?? kept.label }
    set {
      if let responder { responder.accessibilityLabel = newValue } else { kept.label = newValue }
    }
  }
  /// A description of the result of using it.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { responder.map(\.accessibilityHint) ?? kept.hint }
    set {
      if let responder { responder.accessibilityHint = newValue } else { kept.hint = newValue }
    }
  }
  /// Its present value, in words.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { responder.map(\.accessibilityValue) ?? kept.value }
    set {
      if let responder { responder.accessibilityValue = newValue } else { kept.value = newValue }
    }
  }
  /// The accessibility traits.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { responder?.accessibilityTraits ?? kept.traits ?? .none }
    set {
      if let responder { responder.accessibilityTraits = newValue } else { kept.traits = newValue }
    }
  }
  /// On the screen.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { responder?.accessibilityFrame ?? kept.frame ?? .zero }
    set {
      if let responder { responder.accessibilityFrame = newValue } else { kept.frame = newValue }
    }
  }
  /// Names it for tests.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { (self as? UIView).map(\.accessibilityIdentifier) ?? kept.identifier }
    set {
      if let view = self as? UIView {
        view.accessibilityIdentifier = newValue
      } else {
        kept.identifier = newValue
      }
    }
  }
}
