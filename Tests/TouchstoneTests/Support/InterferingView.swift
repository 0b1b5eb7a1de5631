import Foundation
import Touchstone
import TouchstoneTesting

/// A loud view whose code does something once, when it hears that a touch began or was cancelled.
final class InterferingView: LoudView {
  var whenBegan: (() -> Void)?
  var whenCancelled: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    whenBegan.take()?()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    whenCancelled.take()?()
  }
}

extension Stage {
  func addInterferingView(_ frame: CGRect, named name: String) -> InterferingView {
    let interfering = InterferingView(frame: frame, stage: self, name: name)
    view.addSubview(interfering)
    return interfering
  }
}
