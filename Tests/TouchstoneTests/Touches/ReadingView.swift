import Foundation
import Touchstone

/// Hands every touch message to a test: "began", the touches and the event.
final class ReadingView: UIView {
  var read: (String, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let event { read("began", touches, event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let event { read("moved", touches, event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let event { read("ended", touches, event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let event { read("cancelled", touches, event) }
  }
}
