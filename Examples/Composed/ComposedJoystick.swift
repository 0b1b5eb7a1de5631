import DrawnControls
import TouchstoneGestures
import UIKit

/// The stick of Examples/DrawnControls, pushed by a composed gesture: a drag whose push goes back by itself.
public final class ComposedJoystick: StickView {
  private let pushed = TransientState<CGPoint?>(nil)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startOut()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startOut()
  }

  private func startOut() {
    pushed.onChange = { [unowned self] in if let way = $0 { push(by: way) } else { letGo() } }
    gesture(DragGesture().updating(pushed) { $1 = CGPoint($0.translation) }.named("push"))
  }
}
