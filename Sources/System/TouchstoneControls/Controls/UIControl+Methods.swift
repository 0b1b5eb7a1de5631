/// `slider.addTarget(self, action: Controller.changed, for: .valueChanged)`: adds methods without a ``Selector``, with no
/// parameters, the sender, or the sender and the event. To remove such a method, pass only the target, or add a selector
/// instead.
extension UIControl {
  /// Calls a method without parameters for the events. The target is held weakly.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    addTarget(target as Any, action: Selector(action), for: controlEvents)
  }

  /// Calls a method with the control for the events. The target is held weakly.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target as Any, action: Selector(action), for: controlEvents)
  }

  /// Calls a method with the sender, of any type, for the events. The target is held weakly.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Any) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target as Any, action: Selector(action), for: controlEvents)
  }

  /// Calls a method with the control and the event, which is `nil` for `sendActions(for:)`. The target is held weakly.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target as Any, action: Selector(action), for: controlEvents)
  }

  /// Calls a method with the control and the event. `sendActions(for:)` has no event and does not call it.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target as Any, action: Selector(action), for: controlEvents)
  }
}
