import Foundation

/// The accessibility values of an element; few elements have any.
@MainActor final class AccessibilityValues {
  var isElement: Bool?
  var label: String?
  /// The identifier of an object that is not a view; views store theirs elsewhere.
  var identifier: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var elements: [Any]?
  var actions: [UIAccessibilityCustomAction]?
}

/// An action on an element in addition to its activation.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action; returns `false` if it failed.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String
  /// The image next to the name.
  open var image: UIImage?
  /// The target of an action without a handler; held weakly.
  open weak var target: AnyObject?
  /// The method of the target.
  open var selector: Selector?
  /// The closure of an action without a target.
  open var actionHandler: Handler?

  /// Makes an action with a closure.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Makes an action with a target.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Performs the action, and returns whether it succeeded.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    return selector.send(to: target, from: self, for: nil)
  }
  nonisolated deinit {}
}

/// An accessibility element that is not a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view or element that contains this element.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the container's coordinates, if it was set.
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet {
      guard let view = accessibilityContainer as? UIView else { return }
      accessibilityFrame = view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
  }
  /// A name for tests, which is never spoken.
  open var accessibilityIdentifier: String?

  /// Makes an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
  nonisolated deinit {}
}

extension UIView {
  private static let ignoresInversion: StaticString = "ignoresInversion"

  /// Whether the view ignores the inversion of colours. It is stored and has no effect.
  public var accessibilityIgnoresInvertColors: Bool {
    get { keptValue(Self.ignoresInversion) as? Bool ?? false }
    set {
      keepValue(newValue, Self.ignoresInversion)
    }
  }
}
