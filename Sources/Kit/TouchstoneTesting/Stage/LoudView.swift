import Foundation
import Touchstone

/// A view that logs each touch and press message to its stage: "view.began a b".
@MainActor open class LoudView: UIView {
  private weak var stage: Stage?
  private let name: String

  /// Creates a view that logs to a stage under a name.
  public init(frame: CGRect, stage: Stage, name: String) {
    self.stage = stage
    self.name = name
    super.init(frame: frame)
    accessibilityIdentifier = name
  }

  public required init?(coder: NSCoder) {
    name = "view"
    super.init(coder: coder)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.note(.began, of: touches, by: name)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.note(.moved, of: touches, by: name)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.note(.ended, of: touches, by: name)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    stage?.note(.cancelled, of: touches, by: name)
  }

  open override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    stage?.noteUpdate(of: touches, by: name)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    stage?.note(.began, of: presses, by: name)
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    stage?.note(.changed, of: presses, by: name)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    stage?.note(.ended, of: presses, by: name)
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    stage?.note(.cancelled, of: presses, by: name)
  }
  nonisolated deinit {}
}
