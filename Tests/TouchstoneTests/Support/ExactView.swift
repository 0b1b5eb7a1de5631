import Foundation
import Touchstone
import TouchstoneTesting

/// A view that logs what a touch shows of itself in each message: "view.began a began 50,50 0.0".
///
/// After the finger come its phase, its place and its time in milliseconds, as the touch tells them.
final class ExactView: UIView {
  private weak var stage: Stage?
  private var name = "view"

  convenience init(_ stage: Stage, frame: CGRect? = nil, named name: String = "view") {
    self.init(frame: frame ?? stage.view.bounds)
    self.stage = stage
    self.name = name
    accessibilityIdentifier = name
    stage.view.addSubview(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ message: String, _ touches: Set<UITouch>) {
    guard let stage else { return }
    let lines = touches.map { touch in
      let place = touch.location(in: self)
      let milliseconds = Int((touch.timestamp * 1000).rounded())
      return "\(stage.names(of: [touch])) \(touch.phase) \(Int(place.x)),\(Int(place.y)) "
        + "\(milliseconds)"
    }
    stage.log.append("\(name).\(message) \(lines.sorted().joined(separator: " | "))")
  }
}
