import Foundation
import Touchstone

/// A recognizer that follows a test's orders, and writes every touch message into its stage's
/// log: "name.began a".
///
/// ```swift
/// let drag = stage.add(LoudRecognizer(stage: stage), named: "drag")
/// drag.on(.moved, become: .began, .changed).on(.ended, become: .ended)
/// ```
/// Without a stage it keeps quiet. It is called by the name it was added with.
@MainActor open class LoudRecognizer: UIGestureRecognizer {
  /// What to do on a message.
  public typealias Part = @MainActor (LoudRecognizer, Set<UITouch>, UIEvent) -> Void

  private weak var stage: Stage?
  private var parts: [UITouch.Phase: Part] = [:]
  private var cleanUp: (@MainActor (LoudRecognizer) -> Void)?

  /// Makes one that writes into that stage's log.
  public init(stage: Stage? = nil) {
    self.stage = stage
    super.init(target: nil, action: nil)
  }

  /// Says what to do whenever touches are in that phase; a second part replaces the first.
  @discardableResult
  public func on(_ phase: UITouch.Phase, _ part: @escaping Part) -> Self {
    parts[phase] = part
    return self
  }

  /// Says what state to assign on the first message of that phase, on the second, and so on; the
  /// last goes for all that follow, `nil` assigns nothing. A reset does not rewind the list.
  @discardableResult
  public func on(_ phase: UITouch.Phase, become states: State?...) -> Self {
    var rest = states[...]
    return on(phase) { recognizer, _, _ in
      let next = rest.count > 1 ? rest.removeFirst() : rest.first ?? nil
      if let next { recognizer.state = next }
    }
  }

  /// Says what to do when the gesture is over.
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
}
