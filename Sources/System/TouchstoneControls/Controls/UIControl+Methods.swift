/// `slider.addTarget(self, action: Controller.changed, for: .valueChanged)`: methods without a
/// ``Selector`` around them, which take nothing, the sender, or the sender and the event. To remove one
/// again, name the target alone or add a selector instead.
extension UIControl {
  /// Calls a method without arguments at these events. The target is held weakly.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    addTarget(target as Any, action: Selector(action), for: controlEvents)
  }

  /// Calls a method with the control at these events. The target is held weakly.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target as Any, action: Selector(action), for: controlEvents)
  }

  /// Calls a method with the sender, of any type, at these events. The target is held weakly.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Any) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target as Any, action: Selector(action), for: controlEvents)
  }

  /// Calls a method with the control and the event, which code's own sends lack. The target is held
  /// weakly.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target as Any, action: Selector(action), for: controlEvents)
  }

  /// Calls a method with the control and the event. It is not called by code's own sends, which
  /// have no event.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target as Any, action: Selector(action), for: controlEvents)
  }
}
