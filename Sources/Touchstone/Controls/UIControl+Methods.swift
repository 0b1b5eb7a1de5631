/// `slider.addTarget(self, action: Controller.changed, for: .valueChanged)`: methods without a
/// ``Selector`` around them, which take nothing, the sender, or the sender and the event. To remove one
/// again, name the target alone or add a selector instead.
extension UIControl {
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    addTarget(target as Any, action: Selector(action), for: controlEvents)
  }

  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target as Any, action: Selector(action), for: controlEvents)
  }

  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Any) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target as Any, action: Selector(action), for: controlEvents)
  }

  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target as Any, action: Selector(action), for: controlEvents)
  }

  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
    for controlEvents: Event
  ) {
    addTarget(target as Any, action: Selector(action), for: controlEvents)
  }
}
