import UIKit

/// The composed canvas above the composed joystick, which chooses the ink.
public final class ComposedControlsViewController: UIViewController {
  public let canvas = ComposedCanvas()
  public let joystick = ComposedJoystick()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(canvas)
    view.addSubview(joystick)
    joystick.onChange = { [weak self] direction in
      guard direction != .zero else { return }
      let turn = atan2(direction.y, direction.x) / (2 * .pi)
      self?.canvas.ink = UIColor(
        hue: turn < 0 ? turn + 1 : turn, saturation: 0.8, brightness: 0.6, alpha: 1)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let inner = view.bounds.insetBy(dx: 20, dy: 30)
    canvas.frame = CGRect(
      x: inner.minX, y: inner.minY, width: inner.width, height: inner.height - 200)
    joystick.frame = CGRect(
      x: inner.midX - 55, y: canvas.frame.maxY + 20, width: 110, height: 110)
  }
}
