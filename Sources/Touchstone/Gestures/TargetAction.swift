/// Whom a recognizer tells, and how. The target is not kept alive (API-G02).
final class TargetAction {
  enum Action {
    case selector(Selector)
    case closure(GestureAction, @MainActor (UIGestureRecognizer) -> Void)
  }

  private(set) weak var target: AnyObject?
  let action: Action
  /// Made once, where the types of target and sender are known; says whether they fit.
  private let call: Selector.BoundMethod

  /// - Parameter remark: what the trace is told when the action is sent for the first time.
  init(target: AnyObject?, action: Action, remark: String? = nil) {
    self.target = target
    self.action = action
    let call = Self.call(target, action)
    // Not by `map`: what a generic function hands on is called through two more functions for ever.
    if let remark { self.call = Self.saying(remark, before: call) } else { self.call = call }
  }

  private static func call(_ target: AnyObject?, _ action: Action) -> Selector.BoundMethod {
    switch action {
    case .closure(_, let body):
      return { sender in
        if let recognizer = sender as? UIGestureRecognizer { body(recognizer) }
        return true
      }
    case .selector(let selector):
      if let target, let bound = selector.bound(to: target) { return bound }
      return { _ in false }
    }
  }

  /// Pairs without a remark pay nothing for those that have one.
  private static func saying(
    _ remark: String, before call: @escaping Selector.BoundMethod
  ) -> Selector.BoundMethod {
    var rest: String? = remark
    return { sender in
      if let remark = rest, let recognizer = sender as? UIGestureRecognizer {
        rest = nil
        recognizer.environment?.diagnose("\(recognizer.label): \(remark)")
      }
      return call(sender)
    }
  }

  func send(from recognizer: UIGestureRecognizer) {
    if !call(recognizer) { complain(to: recognizer) }
  }

  private func complain(to recognizer: UIGestureRecognizer) {
    guard case .selector(let selector) = action, let target else { return }
    recognizer.environment?.diagnose(
      "\(recognizer.label): \(selector) does not fit \(type(of: target)) and was not called")
  }

  var isGone: Bool {
    if case .selector = action { return target == nil }
    return false
  }

  var descriptionText: String {
    switch action {
    case .closure: "(action=closure)"
    case .selector(let selector):
      "(action=\(selector), target=\(target.map { "\(type(of: $0))" } ?? "gone"))"
    }
  }
}

extension UIGestureRecognizer {
  /// Sends its action. One target, as nearly always, is told without counting it or the list.
  func tellTargets() {
    guard targets.count == 1 else {
      for target in targets { target.send(from: self) }
      return
    }
    let wasTelling = isTelling
    isTelling = true
    targets.uncounted(at: 0).with { $0.send(from: self) }
    isTelling = wasTelling
    if !replacedTargets.isEmpty, !wasTelling { replacedTargets = [] }
  }

  func add(_ object: AnyObject, _ action: Selector) {
    targets = targets.filter { !$0.isGone }
    let known = targets.compactMap { pair -> Selector? in
      guard case .selector(let selector) = pair.action, pair.target === object else { return nil }
      return selector
    }
    if known.contains(action) { return }
    // A recognizer that is in no scene yet says it with the first action.
    var remark = known.contains { $0.isLookAlike(of: action) } ? Selector.doubt : nil
    if let environment, let told = remark {
      environment.diagnose("\(label): \(told)")
      remark = nil
    }
    // Not in place: a list that is only set anew needs no guard against changes with each action.
    targets = targets + [TargetAction(target: object, action: .selector(action), remark: remark)]
  }

  func remove(_ object: AnyObject?, _ action: Selector?) {
    let count = targets.count
    targets = targets.filter { pair in
      guard case .selector(let known) = pair.action else { return object != nil || action != nil }
      return (object != nil && pair.target !== object) || (action != nil && known != action)
    }
    if targets.count == count, let action, action.name == nil {
      environment?.diagnose(
        "\(label): removing by an unnamed selector matched nothing; keep the selector that was "
          + "added, or give both a name")
    }
  }

  /// `UITapGestureRecognizer(target: self, action: Controller.handleTap)`.
  @inlinable public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(target: target as Any?, action: Selector(action))
  }

  /// Makes a recognizer that calls a method without arguments. The target is held weakly.
  @inlinable public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(target: target as Any?, action: Selector(action))
  }

  /// `tap.addTarget(self, action: Controller.handleTap)`. To remove it again, name the target alone or
  /// add a ``Selector`` instead.
  @inlinable public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    addTarget(target as Any, action: Selector(action))
  }

  /// Adds a method without arguments; the same pair is added once. The target is held weakly.
  @inlinable public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    addTarget(target as Any, action: Selector(action))
  }
}
