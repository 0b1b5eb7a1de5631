import UIKit

/// A stick that follows a finger within its ring, and swings back when it is let go.
public final class Joystick: StickView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startOut()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startOut()
  }

  private func startOut() {
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(Joystick.pan)))
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed: push(by: pan.translation(in: self))
    default: letGo()
    }
  }
}
