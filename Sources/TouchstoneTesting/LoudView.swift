import Foundation
import Touchstone

/// A view that writes every touch message into its stage's log: "view.began a b".
@MainActor open class LoudView: UIView {
  private weak var stage: Stage?
  private let name: String

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
    note("began", touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    guard let stage else { return }
    stage.log.append("\(name).\(phase) \(stage.names(of: touches))")
  }
}
