import Foundation

extension UIControl {
  // MARK: - Targets

  func add(_ object: AnyObject?, _ action: Selector, for controlEvents: Event) {
    receivers.removeAll(where: \.isGone)
    if let index = receivers.firstIndex(where: { $0.isSame(target: object, action: action) }) {
      receivers[index].events.formUnion(controlEvents)
    } else {
      let kind: ControlReceiver.Kind =
        object.map { .target(ControlReceiver.WeakObject(object: $0), action) } ?? .chain(action)
      let isDoubtful = receivers.contains {
        !$0.events.isDisjoint(with: controlEvents) && $0.isLookAlike(target: object, action: action)
      }
      receivers.append(
        ControlReceiver(kind: kind, events: controlEvents, isDoubtful: isDoubtful))
      if isDoubtful { tellDoubt() }
    }
  }

  /// Reports that a receiver may have been added twice. Without a scene there is no trace, so the report waits until the first
  /// event is sent.
  private func tellDoubt() {
    guard window?.touchSystem != nil else { return }
    for index in receivers.indices where receivers[index].isDoubtful {
      receivers[index].isDoubtful = false
      diagnose(Selector.doubt)
    }
  }

  func remove(_ object: AnyObject?, _ action: Selector?, for controlEvents: Event) {
    let isKnown = remove(controlEvents) { $0.matches(target: object, action: action) }
    if !isKnown, let action, action.name == nil {
      diagnose(
        "removing by an unnamed selector matched nothing; keep the selector that was added, or give "
          + "both a name")
    }
  }

  // MARK: - Actions

  /// Adds an action for the events. It replaces the action with the same identifier, and keeps that one's events as well
  /// (API-C11).
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = receivers.firstIndex(where: { $0.holds(action.identifier) }) {
      receivers[index].kind = .action(action)
      receivers[index].events.formUnion(controlEvents)
    } else {
      receivers.append(ControlReceiver(kind: .action(action), events: controlEvents))
    }
  }

  /// Removes the action with the same identifier for the events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with the identifier for the events.
  public func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    _ = remove(controlEvents) { $0.holds(actionIdentifier) }
  }

  // MARK: - Looking

  /// The targets; `NSNull` stands for the responder chain (API-C12).
  ///
  /// - Note: Differs from UIKit: a target that is not `Hashable` is represented by its `ObjectIdentifier`.
  public var allTargets: Set<AnyHashable> {
    Set(
      receivers.compactMap { receiver -> AnyHashable? in
        switch receiver.kind {
        case .target(let target, _):
          target.object.map { ($0 as? AnyHashable) ?? AnyHashable(ObjectIdentifier($0)) }
        case .chain: AnyHashable(NSNull())
        case .action: nil
        }
      })
  }

  /// The union of the events of all targets and actions.
  public var allControlEvents: Event {
    receivers.reduce(into: []) { if !$1.isGone { $0.formUnion($1.events) } }
  }

  /// The names of the methods that an event calls on a target, in order; `nil` if there are none (API-C12).
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = receivers.compactMap { receiver -> String? in
      guard !receiver.events.isDisjoint(with: controlEvent) else { return nil }
      switch receiver.kind {
      case .target(let known, let selector):
        return object != nil && known.object === object ? selector.description : nil
      case .chain(let selector): return object == nil ? selector.description : nil
      case .action: return nil
      }
    }
    return names.isEmpty ? nil : names
  }

  /// Calls the closure for each target and action with its events, until `stop` is set (API-C12).
  public func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ events: Event,
      _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for receiver in receivers where !stop && !receiver.isGone {
      switch receiver.kind {
      case .target(let target, let selector):
        iterator(nil, (target.object, selector), receiver.events, &stop)
      case .chain(let selector): iterator(nil, (nil, selector), receiver.events, &stop)
      case .action(let action): iterator(action, nil, receiver.events, &stop)
      }
    }
  }

  // MARK: - Sending

  /// Calls the targets and actions that have been added so far, in the order of their addition.
  func send(_ events: Event, with event: UIEvent?) {
    for receiver in receivers where !receiver.events.isDisjoint(with: events) {
      if receiver.isDoubtful { tellDoubt() }
      switch receiver.kind {
      case .target(let target, let selector):
        if let object = target.object { sendAction(selector, to: object, for: event) }
      case .chain(let selector): sendAction(selector, to: nil, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }

  /// Sends `.valueChanged` after a touch changed the value (CTL-15), and then the primary action, which for these controls is
  /// the change of the value.
  func sendValue(with event: UIEvent?) {
    send(.valueChanged, with: event)
    send(.primaryActionTriggered, with: event)
  }

  func perform(_ action: Selector, on target: Any?, for event: UIEvent?) {
    let receiver = target ?? self.target(forAction: action, withSender: self)
    let isDone = UIApplication.shared.sendAction(action, to: receiver, from: self, for: event)
    if !isDone, let receiver {
      diagnose("\(action) does not fit \(Swift.type(of: receiver)) and was not called")
    }
  }

  func diagnose(_ words: @autoclosure () -> String) {
    window?.touchSystem?.record(.diagnostic("\(traceLabel): \(words())"))
  }

  private func remove(_ events: Event, where matches: (ControlReceiver) -> Bool) -> Bool {
    var isKnown = false
    for index in receivers.indices where matches(receivers[index]) {
      isKnown = true
      receivers[index].events.subtract(events)
    }
    receivers.removeAll { $0.events.isEmpty || $0.isGone }
    return isKnown
  }
}
