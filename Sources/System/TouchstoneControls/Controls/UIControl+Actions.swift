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

  /// Says that a receiver may be there twice; outside of a scene nothing would print it, so that it is
  /// said with the first event.
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

  /// Has an action's handler called when one of these events happens. An action replaces the one of
  /// the same identifier, and takes over its events (API-C11).
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = receivers.firstIndex(where: { $0.holds(action.identifier) }) {
      receivers[index].kind = .action(action)
      receivers[index].events.formUnion(controlEvents)
    } else {
      receivers.append(ControlReceiver(kind: .action(action), events: controlEvents))
    }
  }

  /// Takes an action away for these events; its identifier counts.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes the action with that identifier away for these events.
  public func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    _ = remove(controlEvents) { $0.holds(actionIdentifier) }
  }

  // MARK: - Looking

  /// The targets, with `NSNull` for the responder chain (API-C12).
  ///
  /// - Note: Differs from UIKit: a target that is not `Hashable` is in the set by its
  ///   `ObjectIdentifier`.
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

  /// Every event that a target or action receives.
  public var allControlEvents: Event {
    receivers.reduce(into: []) { if !$1.isGone { $0.formUnion($1.events) } }
  }

  /// The names of the methods that are called on a target for an event, in order; `nil` if there are
  /// none (API-C12).
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

  /// Goes through all targets and actions, with the events that they receive, until `stop` is set (API-C12).
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

  /// Calls the targets and actions that were added by now, in the order of adding.
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

  /// Sends the event of a new value that a finger brought about (CTL-15). A value is what such a control is there
  /// for, so its primary action follows.
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
