import Foundation

/// An element's values for assistive technology; few elements have any.
@MainActor final class AccessibilityValues {
  var isElement: Bool?
  var label: String?
  /// Of objects that are no views, which have theirs apart.
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

/// Something that can be done with an element beside activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What an action does; `false` if it could not.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What the action is called when it is offered.
  open var name: String
  /// A picture beside the name.
  open var image: UIImage?
  /// The target of the action, if there is no handler; held weakly.
  open weak var target: AnyObject?
  /// The method that the target does it with.
  open var selector: Selector?
  /// What the action does, if there is no target.
  open var actionHandler: Handler?

  /// Makes an action that a closure does.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Makes an action that a target does.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Does it, and says whether it was done.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector else { return false }
    return selector.send(to: target, from: self, for: nil)
  }
}

/// An element for assistive technology that is not a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view or element that this element is a part of.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the space of the container, if it was given so.
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
}

extension UIView {
  private static let ignoresInversion: StaticString = "ignoresInversion"

  /// Whether the view keeps its colours when all others are inverted; kept.
  public var accessibilityIgnoresInvertColors: Bool {
    get { keptValue(Self.ignoresInversion) as? Bool ?? false }
    set {
      keepValue(newValue, Self.ignoresInversion)
    }
  }
}
