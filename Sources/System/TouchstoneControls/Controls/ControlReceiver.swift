/// A receiver of a control's events.
struct ControlReceiver {
  enum Kind {
    /// A target that is held weakly; `nil` once it is gone.
    case target(WeakObject, Selector)
    /// The first responder in the chain that can perform the action.
    case chain(Selector)
    case action(UIAction)
  }

  struct WeakObject {
    weak var object: AnyObject?
  }

  var kind: Kind
  var events: UIControl.Event
  /// Whether it may be a duplicate of another receiver that has not been reported yet.
  var isDoubtful = false

  var isGone: Bool {
    if case .target(let target, _) = kind { return target.object == nil }
    return false
  }

  /// Whether it has this target and selector; `nil` stands for any (API-C10). Actions with a
  /// handler have neither (COR-12).
  func matches(target: AnyObject?, action: Selector?) -> Bool {
    switch kind {
    case .target(let known, let selector):
      (target == nil || known.object === target) && (action == nil || selector == action)
    case .chain(let selector): target == nil && (action == nil || selector == action)
    case .action: false
    }
  }

  func isSame(target: AnyObject?, action: Selector) -> Bool {
    switch kind {
    case .target(let known, let selector): known.object === target && selector == action
    case .chain(let selector): target == nil && selector == action
    case .action: false
    }
  }

  /// Whether it has the same target, and a selector that cannot be distinguished from this one.
  func isLookAlike(target: AnyObject?, action: Selector) -> Bool {
    switch kind {
    case .target(let known, let selector):
      known.object === target && selector.isLookAlike(of: action)
    case .chain(let selector): target == nil && selector.isLookAlike(of: action)
    case .action: false
    }
  }

  @MainActor func holds(_ identifier: UIAction.Identifier) -> Bool {
    if case .action(let action) = kind { return action.identifier == identifier }
    return false
  }
}
