/// A target and its action. The target is not kept alive (API-G02).
final class TargetAction {
  enum Action {
    case selector(Selector)
    case closure(GestureAction, @MainActor (UIGestureRecognizer) -> Void)
  }

  private(set) weak var target: AnyObject?
  let action: Action
  /// Made once, where the types of target and sender are known; returns whether they fit.
  private let call: Selector.BoundMethod

  /// - Parameter remark: a line for the trace when the action is first sent.
  init(target: AnyObject?, action: Action, remark: String? = nil) {
    self.target = target
    self.action = action
    let call = Self.call(target, action)
    // Not by `map`: a closure that a generic function returns is called through two more functions.
    if let remark { self.call = Self.reporting(remark, before: call) } else { self.call = call }
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

  /// A closure of its own, so that pairs without a remark cost nothing.
  private static func reporting(
    _ remark: String, before call: @escaping Selector.BoundMethod
  ) -> Selector.BoundMethod {
    var rest: String? = remark
    return { sender in
      if let remark = rest, let recognizer = sender as? UIGestureRecognizer {
        rest = nil
        recognizer.engine?.diagnose("\(recognizer.label): \(remark)")
      }
      return call(sender)
    }
  }

  func send(from recognizer: UIGestureRecognizer) {
    if call(recognizer) { return }
    guard case .selector(let selector) = action, let target else { return }
    recognizer.engine?.diagnose(
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

/// The targets of a recognizer. The list is replaced as a whole, so that reading it needs no exclusivity check.
struct TargetList {
  let entries: [TargetAction]
  /// Entries that were replaced while an action is sent: nothing else keeps them.
  let replaced: [TargetAction]

  init(entries: [TargetAction] = [], replaced: [TargetAction] = []) {
    self.entries = entries
    self.replaced = replaced
  }
}

extension UIGestureRecognizer {
  /// Sends its action to all targets. A single target, as nearly always, is called without retaining it.
  func sendActions() {
    guard targets.entries.count == 1 else {
      for target in targets.entries { target.send(from: self) }
      return
    }
    let wasSending = isSendingActions
    isSendingActions = true
    targets.entries.unretained(at: 0).with { $0.send(from: self) }
    isSendingActions = wasSending
    if !targets.replaced.isEmpty, !wasSending { targets = TargetList(entries: targets.entries) }
  }

  func add(_ pair: TargetAction) { setTargets(targets.entries + [pair]) }

  func add(_ object: AnyObject, _ action: Selector) {
    setTargets(targets.entries.filter { !$0.isGone })
    let known = targets.entries.compactMap { pair -> Selector? in
      guard case .selector(let selector) = pair.action, pair.target === object else { return nil }
      return selector
    }
    if known.contains(action) { return }
    // A recognizer without a scene reports it with its first action.
    var remark = known.contains { $0.isLookAlike(of: action) } ? Selector.doubt : nil
    if let engine, let text = remark {
      engine.diagnose("\(label): \(text)")
      remark = nil
    }
    add(TargetAction(target: object, action: .selector(action), remark: remark))
  }

  func remove(_ object: AnyObject?, _ action: Selector?) {
    let count = targets.entries.count
    setTargets(
      targets.entries.filter { pair in
        guard case .selector(let known) = pair.action else { return object != nil || action != nil }
        return (object != nil && pair.target !== object) || (action != nil && known != action)
      })
    if targets.entries.count == count, let action, action.name == nil {
      engine?.diagnose(
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
