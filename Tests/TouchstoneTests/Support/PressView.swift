import Foundation
import Touchstone
import TouchstoneTesting

/// Writes presses down, as the first responder if it is asked.
final class PressView: UIView {
  var describe: (UIPress) -> Void = { _ in }
  private let stage: Stage?
  private let name: String

  init(frame: CGRect, _ stage: Stage, _ name: String) {
    self.stage = stage
    self.name = name
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(.began, presses)
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(.changed, presses)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(.ended, presses)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(.cancelled, presses)
  }

  private func note(_ phase: UIPress.Phase, _ presses: Set<UIPress>) {
    presses.forEach(describe)
    stage?.note(phase, of: presses, by: name)
  }
}
