import Foundation
import Touchstone

/// A recognizer that a test controls, and that logs each touch message to its stage: "name.began
/// a".
///
/// ```swift
/// let drag = stage.add(LoudRecognizer(stage: stage), named: "drag")
/// drag.on(.moved, become: .began, .changed).on(.ended, become: .ended)
/// ```
/// Without a stage it logs nothing. It uses the name with which it was added.
@MainActor open class LoudRecognizer: UIGestureRecognizer {
  /// The handler of a message.
  public typealias Part = @MainActor (LoudRecognizer, Set<UITouch>, UIEvent) -> Void

  private weak var stage: Stage?
  private var parts: [UITouch.Phase: Part] = [:]
  private var cleanUp: (@MainActor (LoudRecognizer) -> Void)?

  /// Creates a recognizer that logs to a stage.
  public init(stage: Stage? = nil) {
    self.stage = stage
    super.init(target: nil, action: nil)
  }

  /// Sets the handler for touches in a phase; it replaces an earlier one.
  @discardableResult
  public func on(_ phase: UITouch.Phase, _ part: @escaping Part) -> Self {
    parts[phase] = part
    return self
  }

  /// Sets the states to assign at the first, second and further messages of a phase; the last one
  /// is repeated, and `nil` assigns nothing. A reset does not restart the list.
  @discardableResult
  public func on(_ phase: UITouch.Phase, become states: State?...) -> Self {
    var rest = states[...]
    return on(phase) { recognizer, _, _ in
      let next = rest.count > 1 ? rest.removeFirst() : rest.first ?? nil
      if let next { recognizer.state = next }
    }
  }

  /// Sets the handler of `reset()`.
  @discardableResult
  public func onReset(_ part: @escaping @MainActor (LoudRecognizer) -> Void) -> Self {
    cleanUp = part
    return self
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    play(.began, touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    play(.moved, touches, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    play(.ended, touches, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    play(.cancelled, touches, event)
  }

  open override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    stage?.noteUpdate(of: touches, by: name ?? "recognizer")
  }

  open override func reset() {
    super.reset()
    cleanUp?(self)
  }

  private func play(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    stage?.note(phase, of: touches, by: name ?? "recognizer")
    parts[phase]?(self, touches, event)
  }
  nonisolated deinit {}
}
