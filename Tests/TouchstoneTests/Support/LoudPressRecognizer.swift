import Foundation
import Touchstone
import TouchstoneTesting

/// Writes every press message into its stage's log and assigns the state it was told to.
final class LoudPressRecognizer: UIGestureRecognizer {
  private let stage: Stage
  private var states: [UIPress.Phase: State] = [:]

  init(_ stage: Stage, allowing types: [UIPress.PressType] = [.select]) {
    self.stage = stage
    super.init(target: nil, action: nil)
    allowedPressTypes = types.map { NSNumber(value: $0.rawValue) }
  }

  @discardableResult
  func on(_ phase: UIPress.Phase, become state: State) -> LoudPressRecognizer {
    states[phase] = state
    return self
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    play(.began, presses, event)
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    play(.changed, presses, event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    play(.ended, presses, event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    play(.cancelled, presses, event)
  }

  private func play(_ phase: UIPress.Phase, _ presses: Set<UIPress>, _ event: UIPressesEvent) {
    stage.note(phase, of: presses, by: name ?? "recognizer")
    if let next = states[phase] { state = next }
  }
}
